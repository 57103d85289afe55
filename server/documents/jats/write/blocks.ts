/** What stands between headings, and the sections that headings open. */
import type { Block } from '#contract/entities/manuscript.ts';
import type { Heading, List, ListItem } from '#server/documents/model/nodes.ts';
import { inlineText } from '#server/documents/model/plain-text.ts';
import { writeFigure } from './figures.ts';
import { writeFormula } from './formulas.ts';
import { writeInlines, writeParagraph } from './inlines.ts';
import { writeTable } from './tables.ts';
import { said, type Writing, type Xml } from './writing.ts';

/** What SciELO PS calls common sections, by the words of their headings. */
const sectionTypes: [type: string, title: RegExp][] = [
  ['intro', /^introducci[oó]n$|^introduction$|^introdução$/i],
  ['methods', /^(?:materiales y )?m[eé]todos?$|^metodolog[ií]a$|^(?:materials and )?methods$/i],
  ['results', /^resultados$|^results$/i],
  ['discussion', /^discusi[oó]n$|^discussion$|^discussão$/i],
  ['conclusions', /^conclusi[oó]n(?:es)?$|^conclusions?$|^conclus(?:ão|ões)$/i],
];

/** Blocks into a body, section or box; each heading opens a section in the one above its level. */
export function writeSections(parent: Xml, blocks: readonly Block[], writing: Writing): void {
  const open = [{ element: parent, level: 0 }];
  for (const block of blocks) {
    if (block.type !== 'heading') {
      writeBlock(open.at(-1)?.element ?? parent, block, writing);
      continue;
    }
    while ((open.at(-1)?.level ?? 0) >= block.attrs.level) open.pop();
    const outer = open.at(-1)?.element ?? parent;
    open.push({ element: writeSection(outer, block, writing), level: block.attrs.level });
  }
}

function writeSection(parent: Xml, heading: Heading, writing: Writing): Xml {
  const words = inlineText(heading.content).replace(/^[\d.\s]+/, '');
  const type = sectionTypes.find(([, title]) => title.test(words))?.[0];
  const section = parent.ele('sec', { ...writing.ids.of(heading), ...(type && { 'sec-type': type }) });
  writeInlines(section.ele('title'), heading.content, writing);
  return section;
}

/** Where JATS takes no sections a heading is a paragraph in bold. */
function writeBlock(parent: Xml, block: Block, writing: Writing): void {
  switch (block.type) {
    case 'paragraph':
      writeParagraph(parent, block, writing);
      break;
    case 'heading':
      writeInlines(parent.ele('p').ele('bold', writing.ids.of(block)), block.content, writing);
      break;
    case 'bulletList':
    case 'orderedList':
      writeList(parent, block, writing);
      break;
    case 'blockquote':
      writeQuote(parent, block.content, writing);
      break;
    case 'codeBlock': {
      const { language } = block.attrs;
      const text = block.content.map((piece) => piece.text).join('');
      said(parent, 'code', text, { ...(language && { language }), 'xml:space': 'preserve' });
      break;
    }
    case 'figure':
      writeFigure(parent, block, writing);
      break;
    case 'table':
      writeTable(parent, block, writing, writeWrapped);
      break;
    case 'mathBlock':
      writeFormula(parent, 'disp-formula', block, writing);
      break;
    case 'horizontalRule':
      // JATS has a line for tables alone.
      parent.ele('p', { 'content-type': 'separator' }).txt('* * *');
  }
}

/** A quotation with sections of its own is a box. */
function writeQuote(parent: Xml, blocks: readonly Block[], writing: Writing): void {
  if (blocks.some(({ type }) => type === 'heading')) writeSections(parent.ele('boxed-text'), blocks, writing);
  else writeWrapped(parent.ele('disp-quote'), blocks, writing);
}

function writeList(parent: Xml, list: List, writing: Writing): void {
  const isOrdered = list.type === 'orderedList';
  const element = parent.ele('list', { 'list-type': isOrdered ? 'order' : 'bullet' });
  // JATS says by labels where a list begins to count.
  const first = isOrdered && list.attrs.start !== 1 ? list.attrs.start : undefined;
  for (const [index, item] of list.content.entries())
    writeItem(element, item, first === undefined ? '' : `${first + index}.`, writing);
}

function writeItem(list: Xml, { content }: ListItem, label: string, writing: Writing): void {
  const item = list.ele('list-item');
  said(item, 'label', label);
  writeWrapped(item, content, writing);
  if (content.every((block) => block.type === 'paragraph' && block.content.length === 0)) item.ele('p');
}

/** Into what holds paragraphs and lists alone: other blocks go in a paragraph of their own. */
function writeWrapped(parent: Xml, blocks: readonly Block[], writing: Writing): void {
  const fits: Block['type'][] = ['paragraph', 'heading', 'bulletList', 'orderedList', 'horizontalRule'];
  for (const block of blocks) writeBlock(fits.includes(block.type) ? parent : parent.ele('p'), block, writing);
}
