/** How many works of the whole catalogue have each keyword: kept beside the works, with the totals. */

import type { Facets } from '#contract/entities/publication.ts';
import type { Database } from '#server/platform/database/database.ts';
import { catalogueKeywordCounts } from '#server/platform/database/schema.ts';
import { sql } from '#server/platform/database/sql.ts';
import { countValues, mostValues } from './facets.ts';
import { addChanges } from './totals.ts';

/** Spellings compared, the most frequent: rarer ones change nothing among the first twelve. */
const mostSpellings = 2000;

/** The most frequent keywords, each by its most frequent spelling. */
export async function countKeywords(db: Database): Promise<Facets['palabra']> {
  await addChanges(db);
  const k = catalogueKeywordCounts;
  const frequent = sql`
    select ${k.palabra} as valor, ${k.plain} as plain, ${k.obras} as veces from ${k}
    where ${k.obras} > 0 order by ${k.obras} desc nulls last limit ${mostSpellings}`;
  return db
    .select({ valor: sql<string>`valor`, total: sql<number>`total` })
    .from(sql`(${countValues(frequent, sql`plain`, mostValues.palabra)}) as counted`);
}
