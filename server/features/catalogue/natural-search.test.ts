import { beforeAll, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { describeOnEachEngine, playsAll } from '#server/testing/engines.ts';
import { publishDemonstration } from './demonstration.fixture.ts';
import { heldQueries, type NaturalQuery, seenQueries } from './natural-cases.ts';
import { answerCatalogue } from './search.ts';
import { countCatalogue } from './totals.ts';

describeOnEachEngine('what readers type into the search of the demonstration journal', (engine) => {
  let nameOf: Map<string, string>;
  beforeAll(async () => {
    nameOf = await publishDemonstration(engine.db);
  });

  it('is 100 queries that may be looked at, and 100 others', () => {
    expect([seenQueries.length, heldQueries.length]).toEqual([100, 100]);
    const all = [...seenQueries, ...heldQueries];
    expect(new Set(all.map(({ query }) => query)).size).toBe(200);
    const names = [...nameOf.values()];
    for (const { expects } of all) expect(names).toEqual(expect.arrayContaining([...expects]));
  });

  /** The place of the first work that was looked for, from 1; 0 where the first page has none. */
  async function placeOf({ query, expects }: NaturalQuery): Promise<number> {
    const asked = calls.searchCatalogue.query.parse({ search: query });
    const { publications, aproximadas } = await answerCatalogue(engine.db, asked, await countCatalogue(engine.db));
    return [...publications, ...aproximadas].findIndex(({ id }) => expects.includes(nameOf.get(id) ?? '')) + 1;
  }

  async function measure(queries: readonly NaturalQuery[]) {
    const places: number[] = [];
    const missed: string[] = [];
    for (const each of queries) {
      const place = await placeOf(each);
      places.push(place);
      if (place !== 1) missed.push(`${each.query}: ${place || 'not there'}`);
    }
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    return {
      successAt1: mean(places.map((place) => (place === 1 ? 1 : 0))),
      reciprocalRank: mean(places.map((place) => (place ? 1 / place : 0))),
      missed,
    };
  }

  it.runIf(playsAll(engine.engine)).each([
    { name: 'that may be looked at', queries: seenQueries, successAt1: 0.97, reciprocalRank: 0.97 },
    { name: 'held apart', queries: heldQueries, successAt1: 0.95, reciprocalRank: 0.96 },
  ])(
    'of the queries $name, has $successAt1 at the first place, at $reciprocalRank of mean reciprocal rank',
    async ({ queries, ...least }) => {
      const found = await measure(queries);
      expect(found.successAt1, found.missed.join('\n')).toBeGreaterThanOrEqual(least.successAt1);
      expect(found.reciprocalRank, found.missed.join('\n')).toBeGreaterThanOrEqual(least.reciprocalRank);
    },
  );
});
