import type { Database } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';

/** Texts in the form in which texts are compared and sorted: the database's own, so that both sides are made alike. */
export async function plainOf(db: Database, texts: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ plain: sql<string>`public.es_plain(valor)` })
    .from(sql`unnest(${sql.param(texts)}::text[]) as valor`);
  return rows.map(({ plain }) => plain);
}
