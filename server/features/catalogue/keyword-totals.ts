/** How many works of the whole catalogue have each keyword: it takes long, so the caller keeps the answer. */

import type { Facets } from '#contract/entities/publication.ts';
import type { Database } from '#server/platform/database/database.ts';
import { publications } from '#server/platform/database/schema.ts';
import { sql } from '#server/platform/database/sql.ts';
import { countValues, mostValues, plain } from './facets.ts';
import { inCatalogue } from './filters.ts';

/** Works read at a time: of a large catalogue, reading all at once would hold up an embedded database for a second. */
const sliceSize = 4000;
/** Spellings compared, the most frequent: rarer ones change nothing among the first twelve. */
const mostSpellings = 2000;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** The most frequent keywords, each by its most frequent spelling. */
export async function countKeywords(db: Database): Promise<Facets['palabra']> {
  const spellings = new Map<string, number>();
  for (let last: string | undefined = beforeAll; last; ) {
    const slice = await countSlice(db, last);
    for (const { valor, total } of slice) if (valor) spellings.set(valor, (spellings.get(valor) ?? 0) + total);
    last = slice[0]?.last;
  }
  const frequent = [...spellings].toSorted(([, a], [, b]) => b - a).slice(0, mostSpellings);
  const values = sql`
    select valor, veces from unnest(
      ${sql.param(frequent.map(([valor]) => valor))}::text[], ${sql.param(frequent.map(([, total]) => total))}::int[]
    ) as spelt (valor, veces)`;
  return db
    .select({ valor: sql<string>`valor`, total: sql<number>`total` })
    .from(sql`(${countValues(values, plain, mostValues.palabra)}) as counted`);
}

/** The keywords of the works that follow one in the order of their ids, and which of those works is the last. */
async function countSlice(db: Database, after: string) {
  const p = publications;
  return db.select({ valor: sql<string | null>`valor`, total: sql<number>`total`, last: sql<string>`last` }).from(sql`(
      with works as materialized (
        select ${p.id}, ${p.palabrasClave} from ${p}
        where ${inCatalogue} and ${p.id} > ${after} order by ${p.id} limit ${sliceSize}
      )
      select valor, count(*)::int as total, (select id from works order by id desc limit 1)::text as last
      from works left join lateral unnest(palabras_clave) as valor on true
      group by valor
    ) as slice`);
}
