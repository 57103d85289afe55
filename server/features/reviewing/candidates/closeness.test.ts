import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closeness, closenessTable, rarityAmong, sharedStems } from './closeness.ts';

const terms = fc.dictionary(
  fc.constantFrom('ave', 'humed', 'migr', 'agu', 'leng', 'verb'),
  fc.integer({ min: 1, max: 9 }),
);
const birds = { ave: 5, migr: 3, humed: 2 };
const verbs = { verb: 4, leng: 6 };

describe('closeness', () => {
  const rarity = rarityAmong([birds, verbs, { ave: 1, agu: 1 }]);

  test('of the same words is one, of none in common nothing', () => {
    expect(closeness(birds, birds, rarity)).toBeCloseTo(1);
    expect(closeness(birds, verbs, rarity)).toBe(0);
    expect(closeness({}, birds, rarity)).toBe(0);
  });

  test('counts a rare word for more than a common one', () => {
    expect(closeness(birds, { migr: 1, x: 1 }, rarity)).toBeGreaterThan(closeness(birds, { ave: 1, x: 1 }, rarity));
  });

  test('is told by the stems that make it, the weightiest first', () => {
    const shared = sharedStems(birds, { ave: 1, humed: 3 }, rarity);
    expect(shared.map(({ stem }) => stem).sort()).toEqual(['ave', 'humed']);
    expect(shared[0]?.share).toBeGreaterThanOrEqual(shared[1]?.share ?? 0);
  });

  test('lies between nothing and one, is the same both ways, and is what the table of all says', () => {
    fc.assert(
      fc.property(fc.array(terms, { maxLength: 5 }), fc.array(terms, { maxLength: 5 }), (works, people) => {
        const among = rarityAmong([...works, ...people]);
        const table = closenessTable(works, people, among);
        expect(table.length).toBe(works.length * people.length);
        for (const [row, work] of works.entries())
          for (const [place, person] of people.entries()) {
            const value = closeness(work, person, among);
            expect(value).toBeGreaterThanOrEqual(0);
            expect(value).toBeLessThanOrEqual(1 + 1e-9);
            expect(closeness(person, work, among)).toBeCloseTo(value);
            expect(table[row * people.length + place]).toBeCloseTo(value, 5);
          }
      }),
    );
  });
});
