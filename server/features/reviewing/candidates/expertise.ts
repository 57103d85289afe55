/** What everybody who reviews knows about, kept in memory until it changes: works are compared with all of them at once. */
import { onExpertiseChange } from '#server/events/events.ts';
import { Cache } from '#server/platform/cache/cache.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { type ClosenessIndex, closenessIndex, type Rarity, rarityFrom } from './closeness.ts';
import { countStems, findExpertise, findUnknownReviewers, makeExpertise } from './expertise-queries.ts';

export interface Expertise {
  /** Everybody who reviews, in the order of the index. */
  ids: readonly string[];
  index: ClosenessIndex;
  rarity: Rarity;
}

/** People that one statement makes known. */
const step = 200;
/** Published works that say how rare a stem is, besides the people. */
const rarityWorks = 2000;

const kept = new WeakMap<OpenDatabase, Cache<Expertise>>();

/** What is known of everybody; makes what is not known yet, step by step, and forgets it when somebody's changes. */
export async function readExpertise(database: OpenDatabase): Promise<Expertise> {
  const known = kept.get(database) ?? new Cache<Expertise>(1);
  if (!kept.has(database)) {
    kept.set(database, known);
    await onExpertiseChange(database, () => known.forget());
  }
  return known.get('all', () => makeAll(database));
}

async function makeAll({ db }: OpenDatabase): Promise<Expertise> {
  for (let found = step; found === step; ) {
    const unknown = await findUnknownReviewers(db, step);
    found = unknown.length;
    if (found > 0) await makeExpertise(db, unknown);
  }
  const people = await findExpertise(db);
  const { total, having } = await countStems(db, rarityWorks);
  for (const { terminos } of people)
    for (const stem of Object.keys(terminos)) having.set(stem, (having.get(stem) ?? 0) + 1);
  const rarity = rarityFrom(having, total + people.length);
  const index = closenessIndex(
    people.map(({ terminos }) => terminos),
    rarity,
  );
  return { ids: people.map(({ id }) => id), index, rarity };
}
