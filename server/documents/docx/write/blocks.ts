import {
  BorderStyle,
  type FileChild,
  HeadingLevel,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import type { Block } from '#contract/entities/manuscript.ts';
import type { Formula, List } from '#server/documents/model/nodes.ts';
import { countedLabel } from './fields.ts';
import { figure } from './figures.ts';
import { mathOf } from './formulas.ts';
import { inlines } from './inlines.ts';
import { listIndent, numbersFrom } from './styles.ts';
import { table, type WriteBlocks } from './tables.ts';
import { marked, type Place, type Writing } from './writing.ts';

export const inText: Place = { depth: 0 };

const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
];
const deepestList = 8;

/** The blocks of a text, a quotation, an item or a cell. */
export const blocks: WriteBlocks = (content, writing, place) => content.flatMap((item) => block(item, writing, place));

function block(item: Block, writing: Writing, place: Place): FileChild[] {
  switch (item.type) {
    case 'paragraph':
      return [new Paragraph({ ...look(place), children: inlines(item.content, writing) })];
    case 'heading': {
      const children = marked(item.attrs.id, inlines(item.content, writing), writing);
      return [new Paragraph({ heading: headings[item.attrs.level - 1] ?? HeadingLevel.HEADING_5, children })];
    }
    case 'bulletList':
    case 'orderedList':
      return list(item, writing, place);
    case 'blockquote':
      return blocks(item.content, writing, { ...place, style: 'Quote' });
    case 'codeBlock':
      return item.content
        .map(({ text }) => text)
        .join('')
        .split('\n')
        .map((line) => new Paragraph({ style: 'Codigo', children: [new TextRun(line)] }));
    case 'figure':
      return figure(item, writing);
    case 'table':
      return table(item, writing, blocks);
    case 'mathBlock':
      return [equation(item.attrs, writing)];
    case 'horizontalRule':
      return [new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1 } } })];
  }
}

/** A paragraph of an item, after its first, stands under its words. */
function look({ style, depth }: Place) {
  return { ...(style && { style }), ...(depth > 0 && { indent: { left: depth * listIndent } }) };
}

function list(item: List, writing: Writing, place: Place): FileChild[] {
  const reference = item.type === 'bulletList' ? 'puntos' : numbersFrom(item.attrs.start);
  writing.lists.count += 1;
  const numbering = { reference, level: Math.min(place.depth, deepestList), instance: writing.lists.count };
  const inside = { ...place, depth: place.depth + 1 };
  return item.content.flatMap(({ content: [first, ...others] }) => {
    const isText = first?.type === 'paragraph';
    const style = place.style && { style: place.style };
    const opening = new Paragraph({ ...style, numbering, children: isText ? inlines(first.content, writing) : [] });
    return [opening, ...blocks(isText || !first ? others : [first, ...others], writing, inside)];
  });
}

/** In the middle of its line, its number at the end. */
function equation({ label, id, ...formula }: Formula, writing: Writing): Paragraph {
  const tabs = (children: ParagraphChild[]) => [new TextRun({ children: [new Tab()] }), ...children];
  const number = label ? tabs(marked(id, countedLabel(label, writing.isNumbered), writing)) : [];
  return new Paragraph({
    tabStops: [
      { type: TabStopType.CENTER, position: 4535 },
      { type: TabStopType.RIGHT, position: 9070 },
    ],
    children: [...tabs([mathOf(formula)]), ...number],
  });
}
