/** Works on the same matter as another. */

import type { Database } from '#server/platform/database/database.ts';
import { publications } from '#server/platform/database/schema.ts';
import { sql } from '#server/platform/database/sql.ts';
import { inCatalogue } from './filters.ts';
import { inOrder } from './order.ts';

const mostRelated = 4;
/** Works looked at for each keyword, each word of the title and the category. */
const mostForEach = 50;
/**
 * Of those, works compared word by word: the ones that most of these brought. To compare costs more than to find, and a catalogue of a
 * hundred thousand brings four times as many as one of a thousand.
 */
const mostCompared = 200;
/** A keyword in common says more than a word of the title or the category. */
const keywordWeight = 3;

/**
 * The ids of up to 4 works of the catalogue that share most keywords, title words and category with a work, the
 * nearest first, of equals the newest. Each keyword and word brings its own few works to be compared, so that a
 * common one never crowds out those that share a rare one.
 */
export async function findRelated(db: Database, id: string): Promise<string[]> {
  const p = publications;
  const rows = await db.select({ id: sql<string>`id` }).from(sql`(
    with this as materialized (
      select public.es_plain_all(${p.palabrasClave}) as keywords, public.es_plain(${p.categoria}) as category, array(
        select lexeme from unnest(${p.vectorTitulo}) where 'A' = any(weights)
      ) as stems
      from ${p} where ${p.id} = ${id}
    ),
    near as materialized (
      select id from (
        select work.*, ${keywordWeight}::int as weight from this, unnest(keywords) as keyword, lateral (
          select ${p.id}, ${p.fechaPublicacion} as day from ${p}
          where ${inCatalogue} and public.es_plain_all(${p.palabrasClave}) @> array[keyword] limit ${mostForEach}
        ) as work
        union all
        select work.*, 1 from this, unnest(stems) as stem, lateral (
          select ${p.id}, ${p.fechaPublicacion} from ${p}
          where ${inCatalogue} and ${p.vectorTitulo} @@ quote_literal(stem)::tsquery limit ${mostForEach}
        ) as work
        union all
        select work.*, 1 from this, lateral (
          select ${p.id}, ${p.fechaPublicacion} from ${p}
          where ${inCatalogue} and public.es_plain(${p.categoria}) = category
          order by ${inOrder('recientes')} limit ${mostForEach}
        ) as work
      ) as brought
      group by id
      order by sum(weight) desc, max(day) desc nulls last, id desc
      limit ${mostCompared}
    )
    select ${p.id} as id
    from near join ${p} on ${p.id} = near.id, this, lateral (
      select
        ${keywordWeight} * (
          select count(*) from unnest(public.es_plain_all(${p.palabrasClave})) as own where own = any(keywords)
        ) + (
          select count(*) from unnest(${p.vectorTitulo}) where 'A' = any(weights) and lexeme = any(stems)
        ) + (public.es_plain(${p.categoria}) is not distinct from category)::int as likeness
    ) as compared
    where ${p.id} <> ${id}
    order by likeness desc, ${inOrder('recientes')}
    limit ${mostRelated}
  ) as related`);
  return rows.map(({ id }) => id);
}
