import type { Block } from '../entities/manuscript.ts';
import { type Child, type Element, element } from './element.ts';
import { caption } from './figure.ts';
import type { Table, TableCell, TableRow } from './nodes.ts';
import { anchorOf, type Rendering, withoutMargin } from './rendering.ts';
import { scrollable } from './scrollable.ts';
import { cellsWithin, type Within } from './table-edges.ts';

/** What shows the blocks of notes and cells: blocks.ts, which tables are a part of. */
interface Inside {
  blocks: (content: readonly Block[], rendering: Rendering) => Element[];
  tightBlocks: (content: readonly Block[], rendering: Rendering) => Child[];
}

/**
 * A table with its caption and notes, which stay in sight while its rows scroll; where there are no rows, its picture,
 * or what is said in its place.
 */
export function table({ attrs, content }: Table, around: Rendering, inside: Inside): Element {
  const rendering = withoutMargin(around);
  const { id, label, src } = attrs;
  const titled = content.flatMap((part) => (part.type === 'caption' ? part.content : []));
  const rows = content.filter((part) => part.type === 'tableRow');
  const notes = content.flatMap((part) => (part.type === 'tableNotes' ? part.content : []));
  const picture = { src: src ?? null, alt: label ?? '', missing: rendering.labels.missingTable };
  return element(
    'figure',
    { id: anchorOf(rendering, id), class: 'table-figure' },
    ...caption(label, titled, rendering),
    rows.length > 0 ? grid(rows, label, rendering, inside) : { picture },
    ...(notes.length > 0 ? [element('div', { class: 'table-notes' }, ...inside.blocks(notes, rendering))] : []),
    ...opener(rows, rendering),
  );
}

/** Where a table of this size does not fit, or its heads go out of sight: on any screen, on a small one, or nowhere. */
function tooLargeFor(rows: readonly TableRow[]): 'any' | 'small' | undefined {
  const columns = Math.max(0, ...rows.map(({ content }) => content.reduce((sum, { attrs }) => sum + attrs.colspan, 0)));
  if (columns > 7 || (columns > 1 && rows.length > 24)) return 'any';
  return columns > 2 ? 'small' : undefined;
}

function opener(rows: readonly TableRow[], { wholeTable }: Rendering): Element[] {
  const large = wholeTable && tooLargeFor(rows);
  const attributes = { type: 'button', class: 'table-open noscript:hidden', 'aria-haspopup': 'dialog' };
  return large ? [element('button', { ...attributes, 'data-large': large }, wholeTable)] : [];
}

function grid(rows: readonly TableRow[], label: string | undefined, rendering: Rendering, inside: Inside): Element {
  const headEnd = rows.findIndex((row) => !isHead(row));
  const [head, body] = headEnd < 0 ? [rows, []] : [rows.slice(0, headEnd), rows.slice(headEnd)];
  const part = (tag: 'thead' | 'tbody', scope: 'col' | 'row', own: readonly TableRow[]) => {
    const within = cellsWithin(own);
    const cell = (each: TableCell) =>
      cellOf(each, scope, within.get(each), inside.tightBlocks(each.content, rendering));
    return own.length === 0
      ? []
      : [element(tag, {}, ...own.map(({ content }) => element('tr', {}, ...content.map(cell))))];
  };
  const grid = element('table', {}, ...part('thead', 'col', head), ...part('tbody', 'row', body));
  return scrollable('table-scroll', rendering.labels.table, label, grid);
}

const isHead = ({ content }: TableRow) => content.length > 0 && content.every(({ type }) => type === 'tableHeader');

const isEmptyParagraph = (block: Block) => block.type === 'paragraph' && block.content.length === 0;

function cellOf(
  { type, attrs, content }: TableCell,
  scope: 'col' | 'row',
  within: Within | undefined,
  inside: readonly Child[],
): Element {
  const { colspan, rowspan, align } = attrs;
  // A header that says nothing would only confuse who listens to the table.
  const isHeader = type === 'tableHeader' && !content.every(isEmptyParagraph);
  const attributes = {
    scope: isHeader ? scope : undefined,
    colspan: colspan > 1 ? colspan : undefined,
    rowspan: rowspan > 1 ? rowspan : undefined,
    'data-align': align ?? undefined,
    'data-within': within,
  };
  return element(isHeader ? 'th' : 'td', attributes, ...inside);
}
