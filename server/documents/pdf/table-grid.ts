import type { TableCell, TableRow } from '#server/documents/model/nodes.ts';

/** A cell with its place, from 0, and how far it reaches. */
export interface PlacedCell {
  cell: TableCell;
  x: number;
  y: number;
  colspan: number;
  rowspan: number;
}

/** No table of a page has more columns; what is beyond is left out. */
const mostColumns = 60;

/**
 * Where the cells of rows come to stand, as HTML places them: each in the first free place of its row. No cell covers
 * another or reaches below the last row: Typst refuses such tables.
 */
export function placeCells(rows: readonly TableRow[]): { cells: PlacedCell[]; columns: number; isCut: boolean } {
  const taken = rows.map(() => new Set<number>());
  const cells = rows.flatMap(({ content }, y) => content.flatMap((cell) => place(cell, y, taken)));
  const columns = cells.reduce((most, { x, colspan }) => Math.max(most, x + colspan), 0);
  return { cells, columns, isCut: cells.length < rows.reduce((sum, { content }) => sum + content.length, 0) };
}

function place(cell: TableCell, y: number, taken: readonly Set<number>[]): PlacedCell[] {
  const isFree = (row: number, column: number) => taken[row]?.has(column) === false;
  let x = 0;
  while (x < mostColumns && !isFree(y, x)) x++;
  if (x >= mostColumns) return [];
  let colspan = 1;
  while (colspan < cell.attrs.colspan && x + colspan < mostColumns && isFree(y, x + colspan)) colspan++;
  const columns = Array.from({ length: colspan }, (_, index) => x + index);
  let rowspan = 1;
  while (rowspan < cell.attrs.rowspan && columns.every((column) => isFree(y + rowspan, column))) rowspan++;
  for (let row = y; row < y + rowspan; row++) for (const column of columns) taken[row]?.add(column);
  return [{ cell, x, y, colspan, rowspan }];
}
