import { partsOf, type Table } from '#server/features/exports/nodes.ts';
import { blocks } from './blocks.ts';
import { caption, picture } from './figures.ts';
import { inlines } from './inlines.ts';
import { type PlacedCell, placeCells } from './table-grid.ts';
import type { Typesetting } from './typesetting.ts';
import { array, type Code, call, joined, length, nothing, string, word } from './typst.ts';

/** A table with its caption above and its notes below, or its picture where there are no rows. */
export function table(item: Table, typesetting: Typesetting): Code {
  const { label, src } = item.attrs;
  const { caption: paragraphs, head, body, notes } = partsOf(item);
  const heading = caption(label, paragraphs, typesetting);
  const below = notes.flatMap(({ content }) => [inlines(content, typesetting), call('parbreak', [])]);
  const named = string(label || typesetting.words.table);
  const top = placeCells(head);
  const rest = placeCells(body);
  const columns = Math.max(top.columns, rest.columns);
  if (columns === 0) {
    const shown = picture(src, label || typesetting.words.table, typesetting);
    return call('table-figure', [joined([shown, ...below]), heading], { alt: named });
  }
  const cellsOf = (cells: readonly PlacedCell[], above: number) =>
    array(cells.map((cell) => cellOf(cell, above, typesetting)));
  const grid = call(
    'data-table',
    [
      length(columns),
      length(head.length),
      length(head.length + body.length),
      cellsOf(top.cells, 0),
      cellsOf(rest.cells, head.length),
    ],
    below.length > 0 ? { notes: joined(below) } : {},
  );
  return call('table-figure', [grid, heading], { alt: named });
}

function cellOf({ cell, x, y, colspan, rowspan }: PlacedCell, above: number, typesetting: Typesetting): Code {
  const { type, attrs, content } = cell;
  const [only] = content;
  const inside =
    content.length === 1 && only?.type === 'paragraph'
      ? inlines(only.content, typesetting)
      : blocks(content, typesetting, 'inside');
  const shown = content.length === 0 ? nothing : inside;
  return call(
    'table.cell',
    [type === 'tableHeader' && content.length > 0 ? call('strong', [shown]) : joined([shown])],
    {
      x: length(x),
      y: length(y + above),
      colspan: colspan > 1 ? length(colspan) : undefined,
      rowspan: rowspan > 1 ? length(rowspan) : undefined,
      align: attrs.align && word(attrs.align),
    },
  );
}
