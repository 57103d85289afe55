/** Where few works have all that is wanted, or none: those that have most of it, the nearest first. */

import type { CatalogueQuery } from '#contract/calls/catalogue.ts';
import type { Database } from '#server/platform/database/database.ts';
import { catalogueTexts, publications } from '#server/platform/database/schema.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';
import { inCatalogueOf } from './filters.ts';
import { byIndex, everything, narrows, rankOf, type Sought, together, without } from './full-text.ts';
import { capped } from './order.ts';

/** Words and phrases that are looked at: of more, the longest, which are the rarest most often. */
const mostTerms = 6;
/** Works that are weighed, of those that have enough in their titles and of those that have it anywhere. */
const mostWeighed = 100;

/** How many of so many terms are enough: most of them, and of two, one. */
const enoughOf = (terms: number) => (terms === 2 ? 1 : Math.floor(terms / 2) + 1);

/** Every choice of `size` of these. */
function choices(terms: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return terms.flatMap((term, at) => choices(terms.slice(at + 1), size - 1).map((others) => [term, ...others]));
}

/**
 * The ids of up to `room` works with most of what is wanted but not all. A year is given up first: it counts for nothing here.
 * Of two words one is enough only where nothing has both.
 */
export async function findNearly(
  db: Database,
  query: CatalogueQuery,
  sought: Sought,
  { total, room }: { total: number; room: number },
): Promise<string[]> {
  const terms = sought.wantedButYears.toSorted((a, b) => b.length - a.length).slice(0, mostTerms);
  if (sought.wanted.length < 2 || terms.length === 0 || room <= 0) return [];
  if (terms.length < 3 && total > 0) return [];

  const [p, t] = [publications, catalogueTexts];
  const enough = choices(terms, enoughOf(terms.length)).map((some) => `(${together(some)})`);
  const nearly = enough.join(' | ');
  const where = sql`${inCatalogueOf(query)} and ${without(sought)}
    and not ${t.texto} @@ ${together(sought.wanted)}::tsquery`;
  const candidates = (works: SQL, condition: SQL) =>
    capped(
      mostWeighed,
      sql`select ${p.id}, ${p.fechaPublicacion}, ${t.texto} || ''::tsvector as texto
        from ${works} where ${condition} and ${where}`,
    );
  const most = narrows(query, sought) ? null : mostWeighed + total;
  const withMost = byIndex(sql`public.works_with(${nearly}::tsquery, ${most}::int)`, most);
  const had = terms.map((term) => sql`(texto @@ ${term}::tsquery)::int`);
  const rows = await db.select({ id: sql<string>`id::text` }).from(sql`(
    with titled as materialized (${candidates(everything, sql`${p.vectorTitulo} @@ ${nearly}::tsquery`)}),
    texts as materialized (${candidates(withMost, sql`true`)})
    select id from (select * from titled union select * from texts) as nearly
    order by ${sql.join(had, sql` + `)} desc, ${rankOf(sql`texto`, sought)} desc, fecha_publicacion desc nulls last, id
    limit ${room}
  ) as found`);
  return rows.map(({ id }) => id);
}
