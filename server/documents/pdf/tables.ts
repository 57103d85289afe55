import type { Block } from '#contract/entities/manuscript.ts';
import { partsOf, type Table, type TableRow } from '#server/documents/model/nodes.ts';
import { plainText } from '#server/documents/model/plain-text.ts';
import { caption, pathOf, picture } from './figures.ts';
import { inlines } from './inlines.ts';
import { type PlacedCell, placeCells } from './table-grid.ts';
import type { Place, Typesetting } from './typesetting.ts';
import { array, type Code, call, joined, length, nothing, string, word, words } from './typst.ts';

/** What sets the blocks of a cell: blocks.ts, which tables are a part of. */
type SetBlocks = (content: readonly Block[], typesetting: Typesetting, place: Place) => Code;

/** A table with its caption above and its notes below, or its picture where there are no rows. */
export function table(item: Table, typesetting: Typesetting, blocks: SetBlocks): Code {
  const { label, src } = item.attrs;
  const { caption: paragraphs, head, body, notes } = partsOf(item);
  const heading = caption(label, paragraphs, typesetting);
  const below = notes.flatMap(({ content }) => [inlines(content, typesetting), call('parbreak', [])]);
  const named = string(label || typesetting.words.table);
  const top = placeCells(head);
  const rest = placeCells(body);
  const columns = Math.max(top.columns, rest.columns);
  if (top.isCut || rest.isCut) below.push(words(typesetting.words.cutTable));
  if (columns === 0) {
    const shown = picture(src, label || typesetting.words.table, typesetting);
    return call('table-picture', [joined([shown, ...below]), heading], { path: pathOf(src, typesetting), alt: named });
  }
  const cellsOf = ({ cells }: typeof top, rows: readonly TableRow[], above: number) => {
    const whole = rows.map((row) => staysWhole(row, columns));
    return array(cells.map((cell) => cellOf(cell, above, whole[cell.y] === true, typesetting, blocks)));
  };
  const grid = call(
    'data-table',
    [
      length(columns),
      length(head.length),
      length(head.length + body.length),
      cellsOf(top, head, 0),
      cellsOf(rest, body, head.length),
    ],
    below.length > 0 ? { notes: joined(below) } : {},
  );
  return call('table-figure', [grid, heading], { alt: named });
}

/** Signs that a cell may have for its row not to break over pages, by the number of columns: they are as narrow. */
const longestWhole = 1500;

/** Whether no cell of the row is long: it may then move to the next page whole. Lines count as some 40 signs. */
function staysWhole({ content }: TableRow, columns: number): boolean {
  return content.every((cell) => {
    const said = plainText({ type: 'doc', content: cell.content });
    return cell.attrs.rowspan > 1 || (said.length + 40 * said.split('\n').length) * columns <= longestWhole;
  });
}

function cellOf(
  placed: PlacedCell,
  above: number,
  isWhole: boolean,
  typesetting: Typesetting,
  blocks: SetBlocks,
): Code {
  const { cell, x, y, colspan, rowspan } = placed;
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
      breakable: isWhole && rowspan === 1 ? word('false') : undefined,
    },
  );
}
