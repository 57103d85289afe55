/** SQL of a search: what is sought, which works match, which of their words to mark (docs/database.md). */
import { type SQL, sql } from 'drizzle-orm';
import type { CatalogueQuery } from '#contract/calls/catalogue.ts';
import type { Database } from '#server/platform/database/database.ts';
import { publications } from '#server/platform/database/schema.ts';
import { inCatalogueOf, inOrder, offsetOf } from './order.ts';
import { readTerms, wordsOf } from './search-terms.ts';

/** A search counts and ranks this many matches; of more it knows only that there are more. */
export const mostMatches = 1000;

/** A search as PostgreSQL reads it: every part the text of a `tsquery`. */
export interface Sought {
  wanted: string[];
  unwanted: string[];
  /** Any of the words wanted, those of phrases one by one: to rank and to mark by; empty where none is wanted. */
  anyWord: string;
}

/** Reads a search; undefined where it holds nothing but stop words and punctuation. */
export async function understand(db: Database, search: string): Promise<Sought | undefined> {
  const { wanted, unwanted } = readTerms(search);
  const words = wanted.flatMap(wordsOf);
  const texts = [...new Set([...wanted, ...unwanted, ...words])];
  if (texts.length === 0) return undefined;
  const rows = await db
    .select({ text: sql<string>`text`, query: sql<string | null>`public.es_term(text)::text` })
    .from(sql`unnest(${sql.param(texts)}::text[]) as text`);
  const queries = new Map(rows.map(({ text, query }) => [text, query]));
  const known = (list: string[]) => [...new Set(list.flatMap((text) => queries.get(text) ?? []))];
  const sought = { wanted: known(wanted), unwanted: known(unwanted), anyWord: known(words).join(' | ') };
  return sought.wanted.length + sought.unwanted.length > 0 ? sought : undefined;
}

const p = publications;
const inTitle = (query: string) => sql`${p.vectorTitulo} @@ ${query}::tsquery`;
const anywhere = (query: string) => sql`(${inTitle(query)} or ${p.vectorResumen} @@ ${query}::tsquery)`;
const all = (conditions: SQL[]) => sql.join([sql`true`, ...conditions], sql` and `);
const matching = ({ wanted, unwanted }: Sought, holds: (query: string) => SQL) =>
  all([...wanted.map(holds), ...unwanted.map((query) => sql`not ${anywhere(query)}`)]);

/**
 * One page of the matches, among at most 1,000 of them: those whose title, keywords or byline hold all that is wanted
 * come first into that set, so that common words in summaries never crowd them out.
 * @returns `total` above 1,000 where the set is not all there is
 */
export async function findMatches(db: Database, query: CatalogueQuery, sought: Sought) {
  const byScore = query.sort === 'relevancia' && sought.anyWord !== '';
  const score = byScore
    ? sql`ts_rank(${p.vectorTitulo}, ${sought.anyWord}::tsquery) + ts_rank(${p.vectorResumen}, ${sought.anyWord}::tsquery)`
    : sql`0`;
  const candidates = (holds: (query: string) => SQL, condition = sql`true`) => sql`
    select ${p.id}, ${p.fechaPublicacion}, ${p.tituloNormal}, ${score} as score
    from ${p}
    where ${inCatalogueOf(query.tipo)} and ${matching(sought, holds)} and ${condition}
    limit ${mostMatches + 1}`;
  const [found] = await db.select({ total: sql<number>`total`, ids: sql<string[]>`ids` }).from(sql`(
    with titled as materialized (${candidates(inTitle)}),
    others as materialized (${candidates(anywhere, sql`(select count(*) from titled) <= ${mostMatches}`)}),
    matches as materialized (select * from titled union select * from others)
    select (select count(*)::int from matches) as total, array(
      select id::text from matches
      order by score desc, ${inOrder(query.sort)}
      ${pageOf(query)}
    ) as ids
  ) as found`);
  return found ?? { total: 0, ids: [] };
}

/** One page of all matches in an order other than by relevance: for searches with more than 1,000 of them. */
export async function findMatchesInOrder(db: Database, query: CatalogueQuery, sought: Sought): Promise<string[]> {
  const rows = await db.select({ id: sql<string>`id` }).from(sql`(
      select ${p.id} from ${p}
      where ${inCatalogueOf(query.tipo)} and ${matching(sought, anywhere)}
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
