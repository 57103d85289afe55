/** SQL of a search: what is sought, which works match, which of their words to mark (docs/database.md). */

import type { CatalogueQuery } from '#contract/calls/catalogue.ts';
import { wordsOf } from '#contract/text.ts';
import type { Database } from '#server/platform/database/database.ts';
import { catalogueTexts, publications } from '#server/platform/database/schema.ts';
import { type AnyColumn, type SQL, sql } from '#server/platform/database/sql.ts';
import { type Filters, inCatalogueOf } from './filters.ts';
import { capped, inOrder, offsetOf } from './order.ts';
import { readTerms, type SearchTerms } from './search-terms.ts';

/** A search counts and ranks this many matches; of more it knows only that there are more. */
export const mostMatches = 1000;

/** A search as PostgreSQL reads it: every part the text of a `tsquery`. All empty where nothing is sought. */
export interface Sought {
  wanted: string[];
  unwanted: string[];
  /** Those of `wanted` that are no years. */
  wantedButYears: string[];
  /** Any of the words wanted, those of phrases one by one: to rank and to mark by; empty where none is wanted. */
  anyWord: string;
}

/** Words and phrases, each with the text of its `tsquery`; those that are nothing but stop words are left out. */
export async function termsOf(db: Database, texts: readonly string[]): Promise<Map<string, string>> {
  if (texts.length === 0) return new Map();
  const rows = await db
    .select({ text: sql<string>`text`, query: sql<string>`query` })
    .from(
      sql`unnest(${sql.param(texts)}::text[]) as text, lateral (select public.es_term(text)::text as query) as term`,
    )
    .where(sql`query is not null`);
  return new Map(rows.map(({ text, query }) => [text, query]));
}

/** A year that a work may have been published in. */
const isYear = (text: string) => /^(?:1[5-9]|20)\d\d$/.test(text);

/** Reads a search; nothing is sought by one that holds nothing but stop words and punctuation. */
export async function understand(db: Database, search: string): Promise<Sought> {
  const { wanted, unwanted } = readTerms(search);
  const words = wanted.flatMap(wordsOf);
  const texts = [...new Set([...wanted, ...unwanted, ...words])];
  const queries = await termsOf(db, texts);
  const known = (list: string[]) => [...new Set(list.flatMap((text) => queries.get(text) ?? []))];
  return {
    wanted: known(wanted),
    unwanted: known(unwanted),
    wantedButYears: known(wanted.filter((text) => !isYear(text))),
    anyWord: known(words).join(' | '),
  };
}

/** Whether a search says nothing: all of the catalogue answers it. */
export const seeksNothing = ({ wanted, unwanted }: Sought): boolean => wanted.length + unwanted.length === 0;
/** Whether the matches differ in how well they match. */
export const isRanked = ({ sort }: Pick<CatalogueQuery, 'sort'>, { anyWord }: Sought): boolean =>
  sort === 'relevancia' && anyWord !== '';

const p = publications;
const t = catalogueTexts;
const inTitle = (query: string | SQL) => sql`${p.vectorTitulo} @@ ${query}::tsquery`;
/** Whether a work has the query's words in title, keywords, byline or summary. */
const inFront = (query: string | SQL) => sql`(${inTitle(query)} or ${p.vectorResumen} @@ ${query}::tsquery)`;
const all = (conditions: SQL[]) => sql.join([sql`true`, ...conditions], sql` and `);
/** A word excludes a work whose card shows it; standing somewhere in a long text, it excludes nothing. */
export const without = ({ unwanted }: { unwanted: readonly (string | SQL)[] }) =>
  all(unwanted.map((query) => sql`not (${inFront(query)} or ${t.etiquetas} @@ ${query}::tsquery)`));

/** One query for all of these: the index then gives the works that have all of them, not those of each. */
export const together = (queries: readonly string[]) => queries.map((query) => `(${query})`).join(' & ');
/** What stands between the words of a phrase. */
const between = /<(?:-|\d+)>/g;
/** The same with the words of phrases in any order and place: an index knows words, not phrases. */
const loosely = (query: string) => query.replaceAll(between, '&');

/** Works with what they are found by. */
export const everything = sql`${p} join ${t} on ${t.publicacionId} = ${p.id}`;

/**
 * Works with what they are found by; `ids` is a function of the database that gives at most `most`, all where it is
 * null. The limit is said here too, for the planner does not look into functions.
 */
export const byIndex = (ids: SQL, most: number | null): SQL =>
  sql`(select work from ${ids} as work limit ${most}::int) as found
    join ${p} on ${p.id} = found.work join ${t} on ${t.publicacionId} = found.work`;

/** Whether a search asks more of a work than words: by its filters, or by words that it must not have. */
export const narrows = (filters: Filters, { unwanted }: { unwanted: readonly unknown[] }) =>
  Boolean(
    filters.tipo ||
      filters.categoria ||
      filters.anio ||
      filters.palabra ||
      filters.revista ||
      filters.aviso ||
      filters.publicada,
  ) || unwanted.length > 0;

/**
 * `select` of the works that have all that is wanted, anywhere in them: at least `most` where there are as many. Phrases
 * are looked for in at most 2,000 texts that have their words, since only the whole text can tell.
 */
export function withAll(filters: Filters, sought: Sought, select: SQL, most: number | null = null): SQL {
  const wanted = together(sought.wanted);
  const where = sql`${inCatalogueOf(filters)} and ${without(sought)}`;
  if (wanted === '') return sql`select ${select} from ${everything} where ${where}`;
  const loose = loosely(wanted);
  const words = { loose: sql`${loose}::tsquery`, phrases: loose === wanted ? undefined : sql`${wanted}::tsquery` };
  return withWords(words, select, { where, narrowed: narrows(filters, sought), most });
}

/**
 * Whether the terms find anything, in a statement that reads them itself: many searches can be tried in one.
 * At least one term is wanted.
 */
export function findsAny(filters: Filters, terms: SearchTerms): SQL {
  const read = (text: string) => sql`coalesce(public.es_term(${text}::text), '')`;
  const wanted = sql`(${sql.join(terms.wanted.map(read), sql` && `)})`;
  const unwanted = terms.unwanted.map(read);
  const words = terms.wanted.some((term) => wordsOf(term).length > 1)
    ? { loose: sql`regexp_replace(${wanted}::text, ${between.source}, '&', 'g')::tsquery`, phrases: wanted }
    : { loose: wanted, phrases: undefined };
  const where = sql`${inCatalogueOf(filters)} and ${without({ unwanted })}`;
  const narrowed = narrows(filters, { unwanted });
  return sql`exists (${withWords(words, sql`${p.id}`, { where, narrowed, most: 1 })})`;
}

/** Works that have these words and, where there are some, phrases. `narrowed`: `where` may leave out some of them. */
function withWords(
  { loose, phrases }: { loose: SQL; phrases: SQL | undefined },
  select: SQL,
  { where, narrowed, most }: { where: SQL; narrowed: boolean; most: number | null },
): SQL {
  const enough = narrowed ? null : phrases ? mostTexts : most;
  const found = byIndex(sql`public.works_with(${loose}, ${enough}::int)`, enough);
  if (!phrases) return sql`select ${select} from ${found} where ${where}`;
  const texts = capped(mostTexts, sql`select ${select}, ${t.texto} from ${found} where ${where}`);
  return sql`select * from (${texts}) as loosely where texto @@ ${phrases}`;
}

/** Matches whose whole texts are weighed against one another: each of them is long. */
const mostWeighed = 200;
/** Texts that are looked through for a phrase. */
const mostTexts = 2000;
/** What a word counts for in text, in summary and byline, in keywords and labels, in the title. */
const weights = sql`'{0.05, 0.15, 0.5, 1}'`;
/** How well a vector matches: how many of the words wanted it has, and in which places. */
export const rankOf = (vector: SQL | AnyColumn, { anyWord }: Sought): SQL =>
  sql`ts_rank(${weights}, ${vector}, ${anyWord}::tsquery)`;

/**
 * One page of the matches, among at most 1,000 of them: those whose title, keywords or byline hold all that is wanted
 * come first into that set, then those whose summary does, so that common words in texts never crowd them out.
 * @returns `total` above 1,000 where the set is not all there is
 */
export async function findMatches(db: Database, query: CatalogueQuery & Filters, sought: Sought) {
  const ranked = isRanked(query, sought);
  const rank = (vector: SQL | AnyColumn) => rankOf(vector, sought);
  const where = sql`${inCatalogueOf(query)} and ${without(sought)}`;
  const some = (works: SQL) => capped(mostMatches + 1, works);
  // Where no word is wanted, all that could come has come already.
  const room = (taken: SQL) =>
    sought.wanted.length > 0 ? sql`(select count(*) from ${taken}) <= ${mostMatches}` : sql`false`;
  const fronted = narrows(query, sought)
    ? sql`select ${p.id} from ${everything} where ${all(sought.wanted.map(inFront))}`
    : sql`select ${p.id} from ${byIndex(
        sql`public.works_fronted(${sql.param(sought.wanted)}::text[], ${mostMatches + 1}::int)`,
        mostMatches + 1,
      )} where true`;
  const score = ranked ? sql`${rank(p.vectorTitulo)} + ${rank(p.vectorResumen)} + ${rank(t.etiquetas)}` : sql`0`;
  const weighed = ranked
    ? sql`case when (select count(*) from matches) <= ${mostWeighed} then (
        select ${rank(t.texto)} from ${t} where ${t.publicacionId} = matches.id
      ) else 0 end`
    : sql`0`;
  const [found] = await db.select({ total: sql<number>`total`, ids: sql<string[]>`ids` }).from(sql`(
    with titled as materialized (${some(
      sql`select ${p.id} from ${everything} where ${all(sought.wanted.map(inTitle))} and ${where}`,
    )}),
    fronted as materialized (${some(sql`${fronted} and ${room(sql`titled`)} and ${where}`)}),
    texts as materialized (${some(
      sql`select id from (${withAll(query, sought, sql`${p.id}`, mostMatches + 1)}) as texts
        where ${room(sql`fronted`)} and ${room(sql`titled`)}`,
    )}),
    matches as materialized (
      select ${p.id}, ${p.fechaPublicacion}, ${p.tituloNormal}, ${score} as score
      from (select id from titled union select id from fronted union select id from texts) as every
        join ${p} on ${p.id} = every.id join ${t} on ${t.publicacionId} = every.id
    )
    select (select count(*)::int from matches) as total, array(
      select id::text from matches
      order by score + ${weighed} desc, ${inOrder(query.sort)}
      ${pageOf(query)}
    ) as ids
  ) as found`);
  return found ?? { total: 0, ids: [] };
}

/** One page of all matches in an order other than by relevance: for searches with more than 1,000 of them. */
export async function findMatchesInOrder(db: Database, query: CatalogueQuery, sought: Sought): Promise<string[]> {
  const select = sql`${p.id}, ${p.fechaPublicacion}, ${p.tituloNormal}`;
  const rows = await db.select({ id: sql<string>`id` }).from(sql`(
      select id from (${withAll(query, sought, select)}) as found
      order by ${inOrder(query.sort)} ${pageOf(query)}
    ) as found`);
  return rows.map(({ id }) => id);
}

/** The page's place among the first 1,000 matches, behind which there is none. */
function pageOf(query: CatalogueQuery): SQL {
  const offset = Math.min(offsetOf(query), mostMatches);
  return sql`limit ${Math.min(query.limit, mostMatches - offset)} offset ${offset}`;
}

/** Those of `words` that a search finds, as it finds them: by stem, with accents or without. */
export async function wordsFound(db: Database, words: readonly string[], { anyWord }: Sought): Promise<string[]> {
  if (anyWord === '' || words.length === 0) return [];
  const rows = await db
    .select({ word: sql<string>`word` })
    .from(sql`unnest(${sql.param(words)}::text[]) as word`)
    .where(sql`public.es_vector(word) @@ ${anyWord}::tsquery`);
  return rows.map(({ word }) => word);
}
