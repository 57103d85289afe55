import type { Database } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';

/** A text in the form in which texts are compared and sorted: the database's own, so that both sides are made alike. */
export async function plainOf(db: Database, text: string): Promise<string> {
  const [row] = await db.select({ plain: sql<string>`plain` }).from(sql`public.es_plain(${text}) as plain`);
  return row?.plain ?? '';
}
