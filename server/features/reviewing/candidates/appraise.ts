import type { Candidate, FoundConflict } from '#contract/entities/candidate.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { readPreferences } from '#server/features/reviewing/bids/worth.ts';
import type { Services } from '#server/platform/services.ts';
import { closeness, sharedStems, type Terms } from './closeness.ts';
import { readExpertise } from './expertise.ts';
import { findExpertiseOf, findStems, findWorkTerms } from './expertise-queries.ts';
import { readLoads } from './loads.ts';
import { inOwnWords, phrasesOf } from './own-words.ts';
import { presentCandidate } from './present.ts';
import { findAsked } from './queries.ts';

/** These people as candidates for the work, in the order given; deleted accounts are left out. */
export async function appraise(
  services: Services,
  work: Work,
  ids: readonly string[],
  conflicts: ReadonlyMap<string, FoundConflict[]> | undefined,
): Promise<Candidate[]> {
  if (ids.length === 0) return [];
  const { db, database, settings } = services;
  const { rarity } = await readExpertise(database);
  const about = (await findWorkTerms(db, [work.id])).get(work.id) ?? {};
  const expertise = await findExpertiseOf(db, ids);
  const rows = await readLoads(services, ids);
  const rounds = Map.groupBy(await findAsked(db, work.id), ({ ronda }) =>
    ronda === work.ronda ? 'present' : 'earlier',
  );
  // Of several the last counts.
  const asked = new Map(rounds.get('present')?.map((each) => [each.revisorId, each]));
  const askedBefore = new Map(rounds.get('earlier')?.map((each) => [each.revisorId, each]));
  const preferred = (await readPreferences(services, [work.id])).get(work.id);
  const inWords = await wordsFor(services, work);
  const held = settings.of(work);
  const now = new Date();
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const known: Terms = expertise.get(id) ?? {};
    const standing = {
      cercania: closeness(about, known, rarity),
      coincide: inWords(telling(sharedStems(about, known, rarity))),
      asked: asked.get(id),
      askedBefore: askedBefore.get(id),
      preferencia: preferred?.get(id) ?? null,
      conflictos: conflicts?.get(id) ?? [],
    };
    return [presentCandidate(row, standing, held, now)];
  });
}

/** What a stem adds to the closeness before it is worth a word: below it stand 'años' and 'partir'. */
export const leastShare = 0.01;
const telling = (shared: ReturnType<typeof sharedStems>) =>
  shared.filter(({ share }) => share >= leastShare).map(({ stem }) => stem);

async function wordsFor({ db }: Services, work: Work): Promise<(stems: readonly string[]) => string[]> {
  const texts = phrasesOf(work);
  const stems = await findStems(db, texts);
  const phrases = texts.map((text, place) => ({ text, stems: stems[place] ?? [] })).filter((each) => each.stems.length);
  return (shared) => inOwnWords(shared, phrases);
}
