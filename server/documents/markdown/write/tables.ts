import type { Block } from '#contract/entities/manuscript.ts';
import { absolute } from '#server/documents/model/absolute.ts';
import { partsOf, type Table, type TableCell, type TableRow } from '#server/documents/model/nodes.ts';
import { escaped } from './escape.ts';
import { labelled, oneLine, paragraph } from './inlines.ts';
import type { Writing } from './writing.ts';

/** What writes the blocks of a cell: blocks.ts, which tables are a part of. */
type WriteBlocks = (content: readonly Block[], writing: Writing) => string;
type Align = 'left' | 'center' | 'right' | undefined;
const rules = { left: ':---', center: ':---:', right: '---:' };

/**
 * 'Tabla 1. Caption' ('Tabla: caption' where it has no label), the rows and the notes. GFM has one row of headers, and cells of one line and one column: what was
 * wider or taller is followed by empty cells.
 */
export function table(item: Table, writing: Writing, blocks: WriteBlocks): string {
  const { caption, head, body, notes } = partsOf(item);
  const { src, label } = item.attrs;
  const title = oneLine(caption.map((each) => paragraph(each, writing)).join(' '));
  const grid =
    body.length > 0
      ? rows(head, body, writing, blocks)
      : src
        ? `![${escaped(label ?? '')}](<${absolute(src, writing.work)}>)`
        : '';
  const before = label || title === '' || body.length === 0 ? labelled(label, title) : `Tabla: ${title}`;
  return [before, grid, ...notes.map((note) => paragraph(note, writing))].filter((part) => part !== '').join('\n\n');
}

function rows(head: readonly TableRow[], body: readonly TableRow[], writing: Writing, blocks: WriteBlocks): string {
  const grid = gridOf([...head, ...body]);
  const width = Math.max(...grid.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, column) => column);
  const line = (row: readonly (TableCell | undefined)[] | undefined) =>
    `| ${columns.map((column) => cell(row?.[column], writing, blocks)).join(' | ')} |`;
  const aligned = columns.map((column) => alignOf(grid.slice(head.length).map((row) => row[column])));
  const rule = `|${aligned.map((align) => (align ? rules[align] : '---')).join('|')}|`;
  const [first, others] = head.length > 0 ? [grid[0], grid.slice(1)] : [undefined, grid];
  return [line(first), rule, ...others.map(line)].join('\n');
}

/** Places of a table beyond which spans are not drawn out: each would be some bytes of the file. */
const mostPlaces = 50_000;

/** Rows of single cells: what spans reach is undefined. */
function gridOf(rows: readonly TableRow[]): (TableCell | undefined)[][] {
  const widest = Math.max(...rows.map(({ content }) => content.reduce((sum, { attrs }) => sum + attrs.colspan, 0)));
  if (widest * rows.length > mostPlaces) return rows.map(({ content }) => content);
  const grid: (TableCell | undefined)[][] = rows.map(() => []);
  const taken = rows.map(() => new Set<number>());
  for (const [y, { content }] of rows.entries()) {
    let x = 0;
    for (const each of content) {
      while (taken[y]?.has(x)) x += 1;
      const row = grid[y];
      if (row) row[x] = each;
      for (let down = 0; down < each.attrs.rowspan; down += 1)
        for (let right = 0; right < each.attrs.colspan; right += 1) taken[y + down]?.add(x + right);
      x += each.attrs.colspan;
    }
  }
  return grid;
}

function alignOf(cells: readonly (TableCell | undefined)[]): Align {
  return cells.find((each) => each?.attrs.align)?.attrs.align;
}

/** Its blocks on one line; bars are escaped in whatever stands there (GFM, 4.10). */
function cell(each: TableCell | undefined, writing: Writing, blocks: WriteBlocks): string {
  if (!each) return ' ';
  const text = blocks(each.content, writing).replace(/\n\n+/g, ' <br> ');
  return oneLine(text).replace(/(?<!\\)\|/g, '\\|');
}
