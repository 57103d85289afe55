/** How many works of the whole catalogue have each keyword: kept beside the works, with the totals. */

import type { Facets } from '#contract/entities/publication.ts';
import type { Database } from '#server/platform/database/database.ts';
import { catalogueChanges, catalogueKeywordCounts } from '#server/platform/database/schema.ts';
import { sql } from '#server/platform/database/sql.ts';
import { countValues, mostValues } from './facets.ts';
import { addChanges } from './totals.ts';

/** Spellings compared, the most frequent: rarer ones change nothing among the first twelve. */
const mostSpellings = 2000;

/** The most frequent keywords, each by its most frequent spelling. */
export async function countKeywords(db: Database): Promise<Facets['palabra']> {
  const every = (await addChanges(db)) ? kept : withNoted;
  const frequent = sql`
    select palabra as valor, plain, obras as veces from (${every}) as every
    where obras > 0 order by obras desc nulls last limit ${mostSpellings}`;
  return db
    .select({ valor: sql<string>`valor`, total: sql<number>`total` })
    .from(sql`(${countValues(frequent, sql`plain`, mostValues.palabra)}) as counted`);
}

const k = catalogueKeywordCounts;
const kept = sql`select palabra, plain, obras from ${k}`;
/** Where what was noted cannot be added up in its place. */
const withNoted = sql`
  select palabra, public.es_plain(palabra) as plain, sum(obras) as obras from (
    select palabra, obras from ${k} union all
    select unnest(palabras_clave), obras from ${catalogueChanges}
  ) as noted group by palabra`;
