/** Works on the same matter as another. */

import type { Database } from '#server/platform/database/database.ts';
import { preparedOnce } from '#server/platform/database/prepared.ts';
import { publications } from '#server/platform/database/schema.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';
import { inCatalogue } from './filters.ts';
import { inOrder } from './order.ts';

const mostRelated = 4;
/** Works looked at for each keyword, each word of the title and the category. */
const mostForEach = 50;
/**
 * What more works than these have, as the database estimates it, is common: an index of words gives all works that have one before the
 * first of them can be looked at, so that common ones are looked for among the newest works alone.
 */
const mostOfRare = 500;
const newestLookedAt = 200;
/** Of those, works compared word by word: the ones that most of these brought. To compare costs more than to find. */
const mostCompared = 60;
/** A keyword in common says more than a word of the title or the category. */
const keywordWeight = sql.raw('3');

const p = publications;
const ofPlace = sql`${sql.placeholder('id')}::uuid`;
const ofWork = sql`${p.id} = ${sql.placeholder('id')}`;
const newestFirst = sql`order by ${inOrder('recientes')}`;

/** What the work is compared by: its keywords as they are written and as they are compared, its category, the stems of its title. */
const itself = sql`
  select ${p.palabrasClave} as keywords, public.es_plain_all(${p.palabrasClave}) as plain,
    public.es_plain(${p.categoria}) as category,
    array(select lexeme from unnest(${p.vectorTitulo}) where 'A' = any(weights)) as stems
  from ${p} where ${ofWork}`;

/** Which of these are common: by what the planner knows of the table, since to count them costs what is to be saved. */
const commonOnes = sql`
  select
    coalesce(array_agg(word) filter (where attname = 'vector_titulo'), '{}') as stems,
    coalesce(array_agg(word) filter (where attname = 'palabras_clave'), '{}') as keywords
  from this, pg_catalog.pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as known(word, share)
  where schemaname = 'public' and tablename = 'publications'
    and (attname = 'vector_titulo' and word = any(stems) or attname = 'palabras_clave' and word = any(keywords))
    and share * (select reltuples from pg_catalog.pg_class where oid = 'public.publications'::regclass) > ${sql.raw(`${mostOfRare}`)}`;

/** Works that match `condition`, with when they were published. */
const matching = (condition: SQL) => sql`lateral (
  select ${p.id}, ${p.fechaPublicacion} as day from ${p} where ${inCatalogue} and ${condition} limit ${sql.raw(`${mostForEach}`)}
) as work`;

/** Works that might be related, each as often as something brings it, with the weight of that. */
const brought = sql`
  select work.*, ${keywordWeight} as weight from this, common, unnest(this.keywords) as keyword,
    ${matching(sql`public.es_plain_all(${p.palabrasClave}) @> array[public.es_plain(keyword)]`)}
  where keyword <> all(common.keywords)
  union all
  select work.*, 1 from this, common, unnest(this.stems) as stem,
    ${matching(sql`${p.vectorTitulo} @@ quote_literal(stem)::tsquery`)}
  where stem <> all(common.stems)
  union all
  select work.id, work.day, shared from common, lateral (
    select ${p.id}, ${p.fechaPublicacion} as day, ${p.vectorTitulo} as title, ${p.palabrasClave} as words from ${p}
    where ${inCatalogue} and (common.stems <> '{}' or common.keywords <> '{}')
    ${newestFirst} limit ${sql.raw(`${newestLookedAt}`)}
  ) as work, lateral (
    select ${keywordWeight} * (select count(*) from unnest(common.keywords) as word where word = any(work.words))::int
      + (select count(*) from unnest(common.stems) as word where title @@ quote_literal(word)::tsquery)::int as shared
  ) as compared
  where shared > 0
  union all
  select work.*, 1 from this, ${matching(sql`public.es_plain(${p.categoria}) = category ${newestFirst}`)}`;

const likeness = sql`
  ${keywordWeight} * (select count(*) from unnest(${p.palabrasClave}) as own where public.es_plain(own) = any(plain))
  + (select count(*) from unnest(${p.vectorTitulo}) where 'A' = any(weights) and lexeme = any(stems))
  + (public.es_plain(${p.categoria}) is not distinct from category)::int`;

/** What the work's own page tells of already: its notices and editions, what it is one of, its book and its chapters. */
const tied = sql`
  select from public.work_relations r where (r.publicacion_id, r.obra_id) in ((${p.id}, ${ofPlace}), (${ofPlace}, ${p.id}))
  union all
  select from public.book_chapters c where (c.publicacion_id, c.libro_id) in ((${p.id}, ${ofPlace}), (${ofPlace}, ${p.id}))`;

/**
 * The ids of up to 4 works of the catalogue that share most keywords, title words and category with a work, the
 * nearest first, of equals the newest. Each keyword and word brings its own few works to be compared, so that a
 * common one never crowds out those that share a rare one. What is read does not grow with the catalogue.
 */
export async function findRelated(db: Database, id: string): Promise<string[]> {
  const statement = preparedOnce(db, 'related_works', (name) =>
    db
      .select({ id: sql<string>`id` })
      .from(sql`(
        with this as materialized (${itself}),
        common as materialized (${commonOnes}),
        near as materialized (
          select id from (${brought}) as brought
          group by id
          order by sum(weight) desc, max(day) desc nulls last, id desc
          limit ${sql.raw(`${mostCompared}`)}
        )
        select ${p.id} as id from near join ${p} on ${p.id} = near.id, this, lateral (select ${likeness} as likeness) as compared
        where not ${ofWork} and not exists (${tied})
        order by likeness desc, ${inOrder('recientes')}
        limit ${sql.raw(`${mostRelated}`)}
      ) as related`)
      .prepare(name),
  );
  const rows = await statement.execute({ id });
  return rows.map(({ id }) => id);
}
