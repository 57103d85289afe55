/** SQL of what works are found by (migration 0026). */

import type { Database } from '#server/platform/database/database.ts';
import { catalogueTexts } from '#server/platform/database/schema.ts';
import { sql } from '#server/platform/database/sql.ts';

/** Works that are not found by their texts yet, at most so many. */
export async function findUnfilled(db: Database, limit: number): Promise<string[]> {
  const t = catalogueTexts;
  const rows = await db
    .select({ id: t.publicacionId })
    .from(t)
    .where(sql`not ${t.conTexto}`)
    .orderBy(t.publicacionId)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Writes anew all that a work is found by. */
export const fillText = (db: Database, id: string) => db.execute(sql`select public.note_catalogue_text(${id})`);
