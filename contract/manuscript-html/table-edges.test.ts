import { describe, expect, it } from 'vitest';
import type { TableCell, TableRow } from './nodes.ts';
import { cellsWithin } from './table-edges.ts';

const cell = (rowspan = 1, colspan = 1): TableCell => ({ type: 'tableCell', attrs: { rowspan, colspan }, content: [] });
const row = (...content: TableCell[]): TableRow => ({ type: 'tableRow', content });

describe('cells beside one that spans rows', () => {
  it('are within the table, though they are first or last in their row', () => {
    const [first, last, both] = [cell(), cell(), cell()];
    const rows = [row(cell(3), cell(), cell()), row(first, cell()), row(last)];
    expect([...cellsWithin(rows)]).toEqual([
      [first, 'start'],
      [last, 'start end'],
    ]);
    expect([...cellsWithin([row(cell(2), cell(), cell(2)), row(both)])]).toEqual([[both, 'start end']]);
  });

  it('are at its edge again where the span is over, and where cells span columns', () => {
    expect(cellsWithin([row(cell(2), cell()), row(cell()), row(cell(), cell())]).size).toBe(1);
    expect(cellsWithin([row(cell(1, 2)), row(cell(), cell())]).size).toBe(0);
    expect(cellsWithin([row(), row(cell())]).size).toBe(0);
  });
});
