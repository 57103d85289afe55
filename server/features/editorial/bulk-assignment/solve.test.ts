import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rounds } from '#server/testing/rounds.ts';
import { type AssignmentProblem, solveAssignment } from './solve.ts';

/** Ten for each place that stays empty, twenty for the last one of a work. */
const emptyCost = (empty: number, places: number) => -10 * empty - (empty > 0 && empty === places ? 10 : 0);

/** The best value there is, by trying every way: of small problems. */
function bestByTrying({ demand, capacity, closeness }: AssignmentProblem): number {
  const free = [...capacity];
  const from = (work: number, reviewer: number, places: number): number => {
    if (work === demand.length) return 0;
    if (reviewer === capacity.length)
      return emptyCost(places, demand[work] ?? 0) + from(work + 1, 0, demand[work + 1] ?? 0);
    let best = from(work, reviewer + 1, places);
    const worth = closeness[work * capacity.length + reviewer] ?? -1;
    if (worth < 0 || places === 0 || !free[reviewer]) return best;
    free[reviewer] = (free[reviewer] ?? 0) - 1;
    best = Math.max(best, worth + from(work, reviewer + 1, places - 1));
    free[reviewer] = (free[reviewer] ?? 0) + 1;
    return best;
  };
  return from(0, 0, demand[0] ?? 0);
}

const problem = fc
  .record({ works: fc.integer({ min: 1, max: 4 }), reviewers: fc.integer({ min: 1, max: 5 }) })
  .chain(({ works, reviewers }) =>
    fc.record({
      demand: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: works, maxLength: works }),
      capacity: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: reviewers, maxLength: reviewers }),
      closeness: fc
        .array(
          fc.oneof(
            fc.constant(-1),
            fc.integer({ min: 0, max: 100 }).map((n) => n / 100),
          ),
          {
            minLength: works * reviewers,
            maxLength: works * reviewers,
          },
        )
        .map((values) => Float32Array.from(values)),
    }),
  );

describe('the assignment', () => {
  test('is as good as the best that trying every way finds, and its bound says so', async () => {
    await fc.assert(
      fc.asyncProperty(problem, async (asked) => {
        const plan = await solveAssignment(asked);
        expect(plan.value).toBeCloseTo(bestByTrying(asked), 4);
        expect(plan.bound).toBeCloseTo(plan.value, 4);
      }),
      { numRuns: rounds({ quick: 20, long: 60 }) },
    );
  });

  test('is found where the solver gives up at first', async () => {
    const plan = await solveAssignment({
      demand: [1, 0, 2, 0],
      capacity: [0, 1, 0, 2],
      closeness: Float32Array.from([-1, 0, -1, 0.01, 0, -1, 0, 0, 0.13, 0.14, -1, 0, 0, -1, -1, -1]),
    });
    expect(plan.value).toBeCloseTo(0.15, 4);
    expect(plan.unfilled).toEqual([0, 0, 0, 0]);
  });

  test('keeps to needs, capacities and exclusions', async () => {
    await fc.assert(
      fc.asyncProperty(problem, async (asked) => {
        const { pairs, unfilled } = await solveAssignment(asked);
        const { demand, capacity, closeness } = asked;
        for (const { work, reviewer } of pairs)
          expect(closeness[work * capacity.length + reviewer]).toBeGreaterThanOrEqual(0);
        expect(new Set(pairs.map(({ work, reviewer }) => `${work} ${reviewer}`)).size).toBe(pairs.length);
        for (const [work, places] of demand.entries())
          expect(pairs.filter((pair) => pair.work === work).length).toBe(places - (unfilled[work] ?? 0));
        for (const [reviewer, places] of capacity.entries())
          expect(pairs.filter((pair) => pair.reviewer === reviewer).length).toBeLessThanOrEqual(places);
      }),
      { numRuns: rounds({ quick: 20, long: 60 }) },
    );
  });

  test('finds the optimum though most pairs are never given to the solver', async () => {
    const works = 120;
    const reviewers = 60;
    const closeness = Float32Array.from({ length: works * reviewers }, (_, at) => ((at * 7919) % 1000) / 1000);
    const asked = {
      demand: Array<number>(works).fill(2),
      capacity: Array<number>(reviewers).fill(4),
      closeness,
    };
    const plan = await solveAssignment(asked);
    expect(plan.unfilled.every((places) => places === 0)).toBe(true);
    expect(plan.bound - plan.value).toBeLessThan(1e-4);
    expect(plan.closeness).toBeCloseTo(plan.value, 4);
  });

  test('leaves a place empty where nobody may take it, and fills the others', async () => {
    const plan = await solveAssignment({
      demand: [2, 1],
      capacity: [1, 1],
      closeness: Float32Array.from([0.5, -1, 0.9, 0.8]),
    });
    expect(plan.unfilled).toEqual([1, 0]);
    expect(plan.pairs).toContainEqual({ work: 0, reviewer: 0 });
    expect(plan.pairs).toContainEqual({ work: 1, reviewer: 1 });
  });

  test('gives every work a first reviewer before any a second, where there are not enough', async () => {
    const plan = await solveAssignment({
      demand: [2, 2, 2],
      capacity: [2, 1, 1],
      closeness: Float32Array.from([0.9, 0.9, 0.9, 0.1, 0.1, 0.1, 0, 0, 0]),
    });
    expect(plan.unfilled.toSorted()).toEqual([0, 1, 1]);
    expect(plan.pairs).toHaveLength(4);
    expect(plan.bound).toBeCloseTo(plan.value, 4);
  });

  test('says what going from work to work would have come to', async () => {
    const asked = { demand: [1, 1], capacity: [1, 1], closeness: Float32Array.from([0.5, 0.25, 0.75, -1]) };
    const { pairs, closeness, inTurn } = await solveAssignment(asked);
    // The first work takes whom alone the second could have had.
    expect(inTurn).toEqual({ pairs: 1, closeness: 0.5 });
    expect({ pairs: pairs.length, closeness }).toEqual({ pairs: 2, closeness: 1 });
  });

  test('refuses a table of another size', async () => {
    await expect(solveAssignment({ demand: [1], capacity: [1, 1], closeness: Float32Array.from([1]) })).rejects.toThrow(
      RangeError,
    );
  });
});
