/** The blocks of a Word document, from the HTML that mammoth makes of it. */
import type { Block } from '#contract/entities/manuscript.ts';
import { attribute, elements, isElement, rawText, type XmlElement, type XmlNode } from '#server/documents/xml/xml.ts';
import { type WordBlock, withCaptions } from './captions.ts';
import { markedNumber, withoutListNumbers } from './list-numbers.ts';
import { type Piece, readLine } from './word-inlines.ts';
import { isNoteList, type WordReading } from './word-reading.ts';

type Paragraph = Extract<Block, { type: 'paragraph' }>;
type Cell = Extract<Extract<Block, { type: 'table' }>['content'][number], { type: 'tableRow' }>['content'][number];

const largestSpan = 100;
/** What a paragraph is by its style. */
type Role = Exclude<WordBlock, Block>['type'];
const roles: Record<string, Role> = { title: 'title', caption: 'caption', author: 'author', entry: 'entry' };
const blockNames = new Set(['p', 'ul', 'ol', 'table', 'blockquote', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dl']);

/** All blocks of some content, captions put where they belong. */
export function readWordBlocks(nodes: readonly XmlNode[], reading: WordReading): WordBlock[] {
  const blocks: WordBlock[] = [];
  let line: XmlNode[] = [];
  const endLine = () => {
    blocks.push(...paragraphs(readLine(line, reading), reading));
    line = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || !blockNames.has(node.name)) {
      line.push(node);
      continue;
    }
    endLine();
    blocks.push(...readBlock(node, reading));
  }
  endLine();
  return withCaptions(blocks);
}

function readBlock(element: XmlElement, reading: WordReading): WordBlock[] {
  const { name, children } = element;
  if (name === 'p') return readParagraph(element, reading);
  if (name === 'ul' || name === 'ol') return isNoteList(element) ? [] : readList(element, reading);
  if (name === 'table') return readTable(element, reading);
  if (name === 'pre') return readCode(element);
  if (name === 'blockquote') {
    const content = inside(children, reading);
    return content.length > 0 ? [{ type: 'blockquote', content }] : [];
  }
  // Comments, of which a warning tells.
  if (name === 'dl') return [];
  return readHeading(element, reading);
}

function readParagraph(element: XmlElement, reading: WordReading): WordBlock[] {
  const blocks = paragraphs(readLine(element.children, reading), reading);
  const role = roles[attribute(element, 'class') ?? ''];
  const [only] = blocks;
  return role && blocks.length === 1 && only?.type === 'paragraph' ? [{ type: role, content: only.content }] : blocks;
}

/** A heading holds its words alone; a picture in it follows. */
function readHeading(element: XmlElement, reading: WordReading): WordBlock[] {
  const blocks = paragraphs(readLine(element.children, reading), reading);
  const level = Math.min(Number(element.name.slice(1)), 5);
  return blocks.map((block) =>
    block.type === 'paragraph' ? { type: 'heading', attrs: { level }, content: block.content } : block,
  );
}

/** Blocks inside others: no title nor caption of the whole stands there. */
const inside = (nodes: readonly XmlNode[], reading: WordReading): Block[] =>
  readWordBlocks(nodes, reading).map(asBlock);

/** Where it is nobody's title nor caption, a paragraph. */
export function asBlock(block: WordBlock): Block {
  switch (block.type) {
    case 'title':
    case 'caption':
    case 'author':
    case 'entry':
      return { type: 'paragraph', content: block.content };
    default:
      return block;
  }
}

/** Pictures and displayed formulas split a line: each is a block of its own. */
function paragraphs(line: readonly Piece[], reading: WordReading): Block[] {
  const alone = loneFormula(line);
  if (alone) return [{ type: 'mathBlock', attrs: { ...alone, id: reading.id('ec') } }];
  const blocks: Block[] = [];
  let current: Paragraph | undefined;
  for (const piece of line) {
    if (piece.type === 'picture') {
      blocks.push(pictureBlock(piece.place, piece.alt, reading));
      current = undefined;
    } else if (piece.type === 'display') {
      blocks.push({ type: 'mathBlock', attrs: { mathml: piece.mathml, id: reading.id('ec') } });
      current = undefined;
    } else if (current) current.content.push(piece);
    else if (piece.type !== 'text' || piece.text.trim() !== '') {
      current = { type: 'paragraph', content: [piece] };
      blocks.push(current);
    }
  }
  return blocks;
}

/** A line of one formula, its number beside it or not. */
function loneFormula(line: readonly Piece[]): { mathml: string; label?: string } | undefined {
  const said = line.filter(
    (piece) => piece.type !== 'hardBreak' && (piece.type !== 'text' || piece.text.trim() !== ''),
  );
  const [formula, number] = said;
  if (formula?.type !== 'mathInline' && formula?.type !== 'display') return undefined;
  const mathml = formula.type === 'display' ? formula.mathml : displayed(formula.attrs.mathml);
  if (said.length === 1) return { mathml };
  const label = number?.type === 'text' ? number.text.trim().match(/^\([\w.]{1,12}\)$/)?.[0] : undefined;
  return said.length === 2 && label ? { mathml, label } : undefined;
}

const displayed = (mathml: string) => mathml.replace(/^<math /, '<math display="block" ');

function pictureBlock(place: number, alt: string, reading: WordReading): Block {
  return {
    type: 'figure',
    attrs: { id: reading.id('fig'), ...reading.picture(place), alt: alt.slice(0, 4000) },
    content: [{ type: 'caption', content: [] }],
  };
}

function readList(list: XmlElement, reading: WordReading): Block[] {
  const items = elements(list, 'li').flatMap((element) => {
    const content = inside(element.children, reading);
    const number = markedNumber(rawText(element));
    return content.length > 0 ? [{ item: { type: 'listItem' as const, content }, number }] : [];
  });
  if (items.length === 0) return [];
  if (list.name === 'ul') return [{ type: 'bulletList', content: items.map(({ item }) => item) }];
  const lists: Extract<Block, { type: 'orderedList' }>[] = [];
  let next: number | undefined;
  for (const { item, number = next ?? 1 } of items) {
    // Two lists one after the other are one to mammoth.
    if (number === next) lists.at(-1)?.content.push(item);
    else lists.push({ type: 'orderedList', attrs: { start: number }, content: [item] });
    next = number + 1;
  }
  return lists;
}

function readTable(table: XmlElement, reading: WordReading): Block[] {
  const rows = elements(table).flatMap((part) => (part.name === 'tr' ? [part] : elements(part, 'tr')));
  const content = rows.map((row) => ({
    type: 'tableRow' as const,
    content: elements(row, 'td', 'th').map((cell) => readCell(cell, reading)),
  }));
  if (content.length === 0) return [];
  return [{ type: 'table', attrs: { id: reading.id('tab') }, content: [{ type: 'caption', content: [] }, ...content] }];
}

function readCell(cell: XmlElement, reading: WordReading): Cell {
  const span = (name: string) =>
    Math.min(Math.max(Number.parseInt(attribute(cell, name) ?? '1', 10) || 1, 1), largestSpan);
  return {
    type: cell.name === 'th' ? 'tableHeader' : 'tableCell',
    attrs: { colspan: span('colspan'), rowspan: span('rowspan') },
    content: inside(cell.children, reading),
  };
}

function readCode(element: XmlElement): Block[] {
  const text = withoutListNumbers(rawText(element)).replace(/[\uE000-\uE003]/g, '');
  return text.trim() === '' ? [] : [{ type: 'codeBlock', attrs: {}, content: [{ type: 'text', text }] }];
}
