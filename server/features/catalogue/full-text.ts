/** SQL of a search: what is sought, which works match, which of their words to mark (docs/database.md). */
import { type SQL, sql } from 'drizzle-orm';
import type { CatalogueQuery } from '#contract/calls/catalogue.ts';
import { wordsOf } from '#contract/text.ts';
import type { Database } from '#server/platform/database/database.ts';
import { publications } from '#server/platform/database/schema.ts';
import { type Filters, inCatalogueOf } from './filters.ts';
import { capped, inOrder, offsetOf } from './order.ts';
import { readTerms } from './search-terms.ts';

/** A search counts and ranks this many matches; of more it knows only that there are more. */
export const mostMatches = 1000;

/** A search as PostgreSQL reads it: every part the text of a `tsquery`. All empty where nothing is sought. */
export interface Sought {
  wanted: string[];
  unwanted: string[];
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

/** Reads a search; nothing is sought by one that holds nothing but stop words and punctuation. */
export async function understand(db: Database, search: string): Promise<Sought> {
  const { wanted, unwanted } = readTerms(search);
  const words = wanted.flatMap(wordsOf);
  const texts = [...new Set([...wanted, ...unwanted, ...words])];
  const queries = await termsOf(db, texts);
  const known = (list: string[]) => [...new Set(list.flatMap((text) => queries.get(text) ?? []))];
  return { wanted: known(wanted), unwanted: known(unwanted), anyWord: known(words).join(' | ') };
}

export const seeksNothing = ({ wanted, unwanted }: Sought): boolean => wanted.length + unwanted.length === 0;
/** Whether the matches differ in how well they match. */
export const isRanked = ({ sort }: Pick<CatalogueQuery, 'sort'>, { anyWord }: Sought): boolean =>
  sort === 'relevancia' && anyWord !== '';

const p = publications;
const inTitle = (query: string) => sql`${p.vectorTitulo} @@ ${query}::tsquery`;
/** Whether a work has the query's words in title, keywords, byline or summary, in whichever of its languages. */
export const anywhere = (query: string) =>
  sql`(${inTitle(query)} or ${p.vectorResumen} @@ ${query}::tsquery or ${p.vectorTraducciones} @@ ${query}::tsquery)`;
const all = (conditions: SQL[]) => sql.join([sql`true`, ...conditions], sql` and `);
/** Works that have all that is wanted, each in a place that `holds` it, and nothing unwanted anywhere. */
const matching = ({ wanted, unwanted }: Sought, holds: (query: string) => SQL) =>
  all([...wanted.map(holds), ...unwanted.map((query) => sql`not ${anywhere(query)}`)]);

/**
 * One page of the matches, among at most 1,000 of them: those whose title, keywords or byline hold all that is wanted
 * come first into that set, so that common words in summaries never crowd them out.
 * @returns `total` above 1,000 where the set is not all there is
 */
export async function findMatches(db: Database, query: CatalogueQuery, sought: Sought) {
  const score = isRanked(query, sought)
    ? sql`ts_rank(${p.vectorTitulo}, ${sought.anyWord}::tsquery) + ts_rank(${p.vectorResumen}, ${sought.anyWord}::tsquery)
        + 0.5 * ts_rank(${p.vectorTraducciones}, ${sought.anyWord}::tsquery)`
    : sql`0`;
  const candidates = (holds: (query: string) => SQL, condition = sql`true`) =>
    capped(
      mostMatches + 1,
      sql`select ${p.id}, ${p.fechaPublicacion}, ${p.tituloNormal}, ${score} as score
        from ${p}
        where ${inCatalogueOf(query)} and ${matching(sought, holds)} and ${condition}`,
    );
  // Where no word is wanted, all that could come has come already.
  const roomForOthers = sought.wanted.length > 0 ? sql`(select count(*) from titled) <= ${mostMatches}` : sql`false`;
  const [found] = await db.select({ total: sql<number>`total`, ids: sql<string[]>`ids` }).from(sql`(
    with titled as materialized (${candidates(inTitle)}),
    others as materialized (${candidates(anywhere, roomForOthers)}),
    matches as materialized (select * from titled union select * from others)
    select (select count(*)::int from matches) as total, array(
      select id::text from matches
      order by score desc, ${inOrder(query.sort)}
      ${pageOf(query)}
    ) as ids
  ) as found`);
  return found ?? { total: 0, ids: [] };
}

/** Works of the catalogue that pass the filters and match. */
export const foundBy = (filters: Filters, sought: Sought): SQL =>
  sql`${inCatalogueOf(filters)} and ${matching(sought, anywhere)}`;

/** One page of all matches in an order other than by relevance: for searches with more than 1,000 of them. */
export async function findMatchesInOrder(db: Database, query: CatalogueQuery, sought: Sought): Promise<string[]> {
  const rows = await db.select({ id: sql<string>`id` }).from(sql`(
      select ${p.id} from ${p}
      where ${foundBy(query, sought)}
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
