/** What stands in a line of a Word document. */
import { type Inline, type Mark, markSchema } from '#contract/entities/manuscript.ts';
import { remark } from '#contract/remarks.ts';
import { raisedText } from '#server/documents/model/raised-text.ts';
import { attribute, elements, isElement, type XmlElement, type XmlNode } from '#server/documents/xml/xml.ts';
import { withFieldCitations } from './citation-fields.ts';
import { withFormulas } from './formulas.ts';
import { withoutListNumbers } from './list-numbers.ts';
import type { WordReading } from './word-reading.ts';

/** Things that a line may carry and that become blocks beside it. */
export type Apart = { type: 'picture'; place: number; alt: string } | { type: 'display'; mathml: string };
export type Piece = Inline | Apart;

/** Of a citation. */
const [longestMention, mostRefs] = [400, 60];

const marks: Record<string, Mark> = {
  strong: { type: 'bold' },
  em: { type: 'italic' },
  u: { type: 'underline' },
  s: { type: 'strike' },
  sup: { type: 'superscript' },
  sub: { type: 'subscript' },
  code: { type: 'code' },
};

/** The pieces of a line, spaces single, none at the ends. */
export const readLine = (nodes: readonly XmlNode[], reading: WordReading): Piece[] =>
  trimmed(pieces(nodes, reading, []));

function pieces(nodes: readonly XmlNode[], reading: WordReading, marked: readonly Mark[]): Piece[] {
  return nodes.flatMap((node) => (isElement(node) ? ofElement(node, reading, marked) : ofText(node, reading, marked)));
}

/** XML has none of these, but references to characters may bring them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

function ofText(text: string, reading: WordReading, marked: readonly Mark[]): Piece[] {
  const clean = withoutListNumbers(text.toWellFormed().replace(controls, ''));
  return withFieldCitations(clean, reading.citations).flatMap((piece): Piece[] => {
    if (typeof piece === 'string') return ofWords(piece, reading, marked);
    const said = (piece.isRaised ? raisedText(piece.text) : piece.text).slice(0, longestMention);
    return [{ type: 'citation', attrs: { refs: piece.keys.slice(0, mostRefs), text: said } }];
  });
}

function ofWords(text: string, reading: WordReading, marked: readonly Mark[]): Piece[] {
  return withFormulas(text, reading.formulas).flatMap((piece): Piece[] => {
    if (typeof piece === 'string')
      return [{ type: 'text', text: piece, ...(marked.length > 0 && { marks: [...marked] }) }];
    if (!piece.mathml) {
      reading.warnings.add(remark('formulaUnread'));
      return [];
    }
    if (piece.display) return [{ type: 'display', mathml: piece.mathml }];
    return [{ type: 'mathInline', attrs: { mathml: piece.mathml } }];
  });
}

function ofElement(element: XmlElement, reading: WordReading, marked: readonly Mark[]): Piece[] {
  const { name, children } = element;
  const add = (mark: Mark) => pieces(children, reading, withMark(marked, mark));
  if (name === 'br') return [{ type: 'hardBreak' }];
  if (name === 'img')
    return [{ type: 'picture', place: Number(attribute(element, 'src')), alt: attribute(element, 'alt') ?? '' }];
  if (name === 'a') return ofLink(element, reading, marked);
  if (name === 'span' && attribute(element, 'class') === 'small-caps') return add({ type: 'smallCaps' });
  const mark = marks[name];
  return mark ? add(mark) : pieces(children, reading, marked);
}

function withMark(marked: readonly Mark[], mark: Mark): readonly Mark[] {
  return marked.some(({ type }) => type === mark.type) ? marked : [...marked, mark];
}

function ofLink(link: XmlElement, reading: WordReading, marked: readonly Mark[]): Piece[] {
  const href = attribute(link, 'href') ?? '';
  const note = reading.notes.get(href);
  if (note) return ofNote(note, reading);
  const mark = markSchema.safeParse({ type: 'link', attrs: { href } });
  if (!mark.success && href !== '' && !href.startsWith('#')) reading.warnings.add(remark('linkUnread'));
  return pieces(link.children, reading, mark.success ? withMark(marked, mark.data) : marked);
}

/** Paragraphs of a note are lines of it; a note has neither notes nor pictures of its own. */
function ofNote(note: XmlElement, reading: WordReading): Piece[] {
  const lines = elements(note).map(({ children }) =>
    readLine(
      children.filter((child) => !isWayBack(child)),
      reading,
    ),
  );
  const content = lines
    .filter((line) => line.length > 0)
    .flatMap((line, index) => (index === 0 ? line : [{ type: 'hardBreak' as const }, ...line]))
    .flatMap((piece) => {
      if (piece.type === 'display') return [{ type: 'mathInline' as const, attrs: { mathml: piece.mathml } }];
      return piece.type === 'footnote' || piece.type === 'picture' ? [] : [piece];
    });
  return [{ type: 'footnote', attrs: { id: reading.id('nota') }, content }];
}

const isWayBack = (node: XmlNode) =>
  isElement(node) && node.name === 'a' && /^#(?:foot|end)note-ref-/.test(attribute(node, 'href') ?? '');

/** Like pieces joined, spaces single across them, none at the ends. */
function trimmed(line: readonly Piece[]): Piece[] {
  const kept: Piece[] = [];
  for (const piece of line) {
    const last = kept.at(-1);
    if (piece.type !== 'text') {
      kept.push(piece);
      continue;
    }
    const afterSpace =
      last === undefined || last.type === 'hardBreak' || (last.type === 'text' && last.text.endsWith(' '));
    const spaced = piece.text.replace(/[ \t\r\n]+/g, ' ');
    const text = afterSpace ? spaced.replace(/^ /, '') : spaced;
    if (text === '') continue;
    if (last?.type === 'text' && JSON.stringify(last.marks) === JSON.stringify(piece.marks)) last.text += text;
    else kept.push({ ...piece, text });
  }
  return withoutIdleEnd(kept);
}

function withoutIdleEnd(line: Piece[]): Piece[] {
  const last = line.at(-1);
  if (last?.type === 'hardBreak') return withoutIdleEnd(line.slice(0, -1));
  if (last?.type !== 'text' || !last.text.endsWith(' ')) return line;
  const text = last.text.trimEnd();
  return text === '' ? withoutIdleEnd(line.slice(0, -1)) : [...line.slice(0, -1), { ...last, text }];
}
