import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameOrder, moved } from './ordered-list.ts';

describe('a list in somebody’s order', () => {
  it('moves one of it up and down, and no further than its ends', () => {
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
    expect(moved(['a', 'b'], 1, 5)).toEqual(['a', 'b']);
    expect(moved(['a'], 3, 1)).toEqual(['a']);
  });

  it('loses nothing, and a move and its way back leave it as it was', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { minLength: 2 }), fc.nat(), (list, at) => {
        const place = at % (list.length - 1);
        const there = moved(list, place, 1);
        expect([...there].sort()).toEqual([...list].sort());
        expect(moved(there, place + 1, -1)).toEqual(list);
      }),
    );
  });

  it('is the same only in the same order', () => {
    const [a, b] = [{ id: 'a' }, { id: 'b' }];
    expect(isSameOrder([a, b], [a, b])).toBe(true);
    expect(isSameOrder([a, b], [b, a])).toBe(false);
    expect(isSameOrder([a], [a, b])).toBe(false);
  });
});
