import { describe, expect, it } from 'vitest';
import { directionOf, nextSort, readSort } from './sorting.ts';

describe('sorting by columns', () => {
  it('begins titles and estados at A and dates at the newest, then turns round', () => {
    expect([nextSort('titulo', 'newest'), nextSort('titulo', 'title'), nextSort('titulo', 'title-desc')]).toEqual([
      'title',
      'title-desc',
      'title',
    ]);
    expect([nextSort('fecha', 'estado'), nextSort('fecha', 'newest')]).toEqual(['newest', 'stalest']);
  });

  it('says of each column which way it stands', () => {
    expect([directionOf('fecha', 'newest'), directionOf('fecha', 'stalest'), directionOf('titulo', 'newest')]).toEqual([
      'descending',
      'ascending',
      null,
    ]);
  });

  it('takes what an address does not know for the last changed first', () => {
    expect([readSort('estado-desc'), readSort('precio'), readSort(null)]).toEqual(['estado-desc', 'newest', 'newest']);
  });
});
