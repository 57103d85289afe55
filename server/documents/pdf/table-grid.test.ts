import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeCells } from './table-grid.ts';

const span = fc.integer({ min: 1, max: 100 });
const rows = fc.array(
  fc
    .array(
      fc.record({ colspan: span, rowspan: span }).map((attrs) => ({ type: 'tableCell' as const, attrs, content: [] })),
      { maxLength: 6 },
    )
    .map((content) => ({ type: 'tableRow' as const, content })),
  { maxLength: 8 },
);

test('no cell covers another, or leaves the table, whatever spans are asked for', () => {
  fc.assert(
    fc.property(rows, (table) => {
      const { cells, columns } = placeCells(table);
      const places = cells.flatMap(({ x, y, colspan, rowspan }) =>
        Array.from(
          { length: colspan * rowspan },
          (_, index) => `${x + (index % colspan)},${y + Math.floor(index / colspan)}`,
        ),
      );
      expect(new Set(places).size).toBe(places.length);
      for (const { x, y, colspan, rowspan } of cells) {
        expect(x + colspan).toBeLessThanOrEqual(columns);
        expect(y + rowspan).toBeLessThanOrEqual(table.length);
      }
    }),
  );
});
