import { expect, it } from 'vitest';
import { barsOf } from './years.ts';

it('have one address each, whichever years there are works of', () => {
  const last = (...years: number[]) => barsOf(years.map((year) => ({ valor: String(year), total: 1 }))).at(-1);
  expect(last(1990, 2026)).toMatchObject({ hasta: 2026, valor: '2025-2029' });
  expect(last(1990, 2027)).toMatchObject({ hasta: 2027, valor: '2025-2029' });
  expect(last(2024, 2026)).toMatchObject({ hasta: 2026, valor: '2026' });
});

const bars = (...years: number[]) =>
  barsOf(years.map((year) => ({ valor: String(year), total: 1 }))).map(({ desde, hasta, total }) => [
    desde,
    hasta,
    total,
  ]);

it('are as few bars as can be pointed at, of equally many years, and end with the last year that has works', () => {
  expect(bars(2024, 2026)).toEqual([
    [2024, 2024, 1],
    [2025, 2025, 0],
    [2026, 2026, 1],
  ]);
  expect(bars(2018, 2026)).toHaveLength(9);
  expect(bars(2017, 2026)[0]).toEqual([2016, 2017, 1]);
  expect(bars(1850, 1999, 2026).at(-1)).toEqual([2000, 2026, 1]);
  expect(bars(1990, 2026).at(-1)).toEqual([2025, 2026, 1]);
  expect(bars(1000, 9999).length).toBeLessThanOrEqual(9);
  expect(bars()).toEqual([]);
});
