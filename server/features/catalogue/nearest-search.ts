/** 'Quizás quisiste decir…': for a search that finds nothing, the nearest one that finds something. */

import type { CatalogueQuery } from '#contract/calls/catalogue.ts';
import { folded, wordsOf } from '#contract/text.ts';
import type { Database } from '#server/platform/database/database.ts';
import { words as wordsTable } from '#server/platform/database/schema.ts';
import { sql } from '#server/platform/database/sql.ts';
import { correctAmong } from './correct-words.ts';
import type { Filters } from './filters.ts';
import { findsAny } from './full-text.ts';
import { slipsBetween } from './likeness.ts';
import { readDoi, readTerms, type SearchTerms, writeTerms } from './search-terms.ts';

/** Bounds on the work: words looked at, spellings weighed of each, searches tried. */
const mostWords = 6;
const mostSpellings = 5;
const mostTries = 8;
/** Works counted to tell a common spelling from a rare one. */
const enoughWorks = 50;

/** A word that may have been meant; `slips` is 0 for the word that was typed. */
interface Spelling {
  word: string;
  slips: number;
}
/** The words of a search and what each becomes. */
interface Correction {
  spelt: Map<string, string>;
  slips: number;
}

/**
 * The corrected search, as it would be typed; null where none is near, or none finds anything. The database is asked three
 * times: which words are near, how common they are, which search finds something.
 */
export async function nearestSearch(db: Database, query: CatalogueQuery): Promise<string | null> {
  if (readDoi(query.search)) return null;
  const terms = readTerms(query.search);
  const typed = [...new Set(terms.wanted.flatMap(wordsOf))].filter(isWord).slice(0, mostWords);
  if (typed.length === 0) return null;
  let corrections: Correction[] = [{ spelt: new Map(), slips: 0 }];
  for (const [word, spellings] of await spellingsOf(db, typed))
    corrections = corrections
      .flatMap(({ spelt, slips }) =>
        spellings.map((one) => ({ spelt: new Map(spelt).set(word, one.word), slips: slips + one.slips })),
      )
      .toSorted((a, b) => a.slips - b.slips)
      .slice(0, mostTries + 1);
  const tries = corrections.filter(({ slips }) => slips > 0).map(({ spelt }) => respell(terms, spelt));
  const found = await firstThatFinds(db, query, tries);
  return found ? writeTerms(found) : null;
}

/** Only letters, and enough of them to tell a slip from another word. */
const isWord = (word: string) => /^[\p{L}\p{M}]{3,40}$/u.test(word);

const respell = ({ wanted, unwanted }: SearchTerms, spelt: ReadonlyMap<string, string>): SearchTerms => ({
  wanted: wanted.map((term) => term.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => spelt.get(word) ?? word)),
  unwanted,
});

/** The first of these searches that finds any work through the filters of the query; they are tried one after the other. */
async function firstThatFinds(db: Database, filters: Filters, tries: readonly SearchTerms[]) {
  if (tries.length === 0) return undefined;
  const each = tries.map((terms, at) => sql`when ${findsAny(filters, terms)} then ${at}::int`);
  const [row] = await db
    .select({ at: sql<number | null>`at` })
    .from(sql`(select case ${sql.join(each, sql` `)} end as at) as first`);
  return tries[row?.at ?? -1];
}

/** For each word typed, what may have been meant, the likeliest first; the word itself where works have it. */
async function spellingsOf(db: Database, typed: readonly string[]): Promise<Map<string, Spelling[]>> {
  const [near, correct] = [await nearWords(db, typed), await correctAmong(typed)];
  const candidates = new Map(typed.map((word) => [word, candidatesOf(word, near.get(word) ?? [], correct.has(word))]));
  const works = await countWorksWith(db, [...typed, ...[...candidates.values()].flat().map(({ word }) => word)]);
  const worksOf = ({ word }: Spelling) => works.get(word) ?? 0;
  const spellings = typed.map((word): [string, Spelling[]] => {
    const itself = { word, slips: 0 };
    const others = (candidates.get(word) ?? []).filter((one) => worksOf(one) > 0);
    const byNearness = others.toSorted((a, b) => a.slips - b.slips || worksOf(b) - worksOf(a));
    return [word, worksOf(itself) > 0 || others.length === 0 ? [itself, ...byNearness] : byNearness];
  });
  return new Map(spellings);
}

/**
 * The nearest of the words that sound alike, with their accents, without the typed one. A correct word is taken for no
 * other unless both sound the same: 'peces' is not looking for 'veces', 'baca' may be for 'vaca'.
 */
function candidatesOf(typed: string, near: readonly NearWord[], isCorrect: boolean): Spelling[] {
  const bare = folded(typed);
  const bySpelling = Map.groupBy(near, ({ word }) => folded(word));
  bySpelling.delete(bare);
  return [...bySpelling]
    .filter(([, [one]]) => !isCorrect || one?.sound === one?.typedSound)
    .flatMap(([other, [one]]) => (one ? { word: one.word, slips: slipsTo(bare, other, one) } : []))
    .filter(({ slips }) => slips <= (bare.length < 8 ? 1.5 : 2))
    .toSorted((a, b) => a.slips - b.slips)
    .slice(0, mostSpellings);
}

/** Another spelling of the same sound is half a slip. */
const slipsTo = (bare: string, other: string, { typedSound, sound }: NearWord) =>
  Math.min(slipsBetween(bare, other), slipsBetween(typedSound, sound) + 0.5);

interface NearWord {
  typed: string;
  typedSound: string;
  word: string;
  sound: string;
}

/** Words of the catalogue one slip of sound away from those typed: accented before bare, as one spells with care. */
async function nearWords(db: Database, typed: readonly string[]): Promise<Map<string, NearWord[]>> {
  const w = wordsTable;
  const rows = await db
    .select({
      typed: sql<string>`typed`,
      typedSound: sql<string>`public.es_sound(typed)`,
      word: sql<string>`word`,
      sound: sql<string>`sound`,
    })
    .from(sql`unnest(${sql.param(typed)}::text[]) as typed, lateral (
      select ${w.palabra} as word, ${w.sonido} as sound
      from ${w}
      where ${w.cercanas} && public.es_near(public.es_sound(typed))
      order by abs(length(${w.palabra}) - length(typed)), ${w.palabra} desc
      limit 300
    ) as near`);
  return Map.groupBy(rows, (row) => row.typed);
}

/** In how many works of the catalogue each word is found, counted to 50; stop words in none. */
async function countWorksWith(db: Database, words: readonly string[]): Promise<Map<string, number>> {
  const counted = sql`select count(*)::int from public.works_with(public.es_term(word), ${enoughWorks}::int)`;
  const rows = await db
    .select({ word: sql<string>`word`, works: sql<number>`(${counted})` })
    .from(sql`unnest(${sql.param([...new Set(words)])}::text[]) as word`);
  return new Map(rows.map(({ word, works }) => [word, works]));
}
