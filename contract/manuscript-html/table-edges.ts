import type { TableCell, TableRow } from './nodes.ts';

/** What a cell that begins or ends its row's markup has beside it all the same. */
export type Within = 'start' | 'end' | 'start end';

/**
 * Cells that come first or last in their row, but not in the table: beside them stands a cell that spans rows. They keep the room
 * that cells within a table have, so that what stands below one another begins at one line.
 * @param rows of a head or a body: no cell spans both
 */
export function cellsWithin(rows: readonly TableRow[]): ReadonlyMap<TableCell, Within> {
  const edges: { first: TableCell | undefined; last: TableCell | undefined; begin: number; end: number }[] = [];
  /** How many rows each column is taken for by cells of the rows before. */
  let taken: number[] = [];
  for (const { content } of rows) {
    const next = taken.map((left) => Math.max(0, left - 1));
    let column = 0;
    let begin = 0;
    for (const [index, { attrs }] of content.entries()) {
      while ((taken[column] ?? 0) > 0) column++;
      if (index === 0) begin = column;
      for (let of = 0; of < attrs.colspan; of++) next[column++] = attrs.rowspan - 1;
    }
    edges.push({ first: content[0], last: content.at(-1), begin, end: column });
    taken = Array.from(next, (left) => left ?? 0);
  }
  const columns = Math.max(0, ...edges.map(({ end }) => end));
  const within = new Map<TableCell, Within>();
  for (const { first, last, begin, end } of edges) {
    if (first && begin > 0) within.set(first, 'start');
    if (last && end < columns) within.set(last, within.has(last) ? 'start end' : 'end');
  }
  return within;
}
