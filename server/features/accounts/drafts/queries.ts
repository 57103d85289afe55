/** SQL of drafts of forms. */

import type { Database } from '#server/platform/database/database.ts';
import { drafts } from '#server/platform/database/schema.ts';
import { and, desc, eq, lte, notInArray, sql } from '#server/platform/database/sql.ts';

const of = (userId: string, clave: string) => and(eq(drafts.userId, userId), eq(drafts.clave, clave));

export async function findDraft(db: Database, userId: string, clave: string) {
  const [row] = await db
    .select({ contenido: drafts.contenido, fecha: drafts.fecha })
    .from(drafts)
    .where(of(userId, clave));
  return row;
}

/**
 * Stores a draft in place of what was there, and gives when; nothing where what is there is later than `from`. Each
 * is later than the one it replaces, however fast they follow one another.
 */
export async function saveDraft(
  db: Database,
  { userId, clave, contenido }: Pick<typeof drafts.$inferInsert, 'userId' | 'clave' | 'contenido'>,
  from: Date | undefined,
): Promise<Date | undefined> {
  const now = sql`clock_timestamp()`;
  const [row] = await db
    .insert(drafts)
    .values({ userId, clave, contenido, fecha: now })
    .onConflictDoUpdate({
      target: [drafts.userId, drafts.clave],
      set: { contenido, fecha: sql`greatest(${now}, ${drafts.fecha} + interval '2 milliseconds')` },
      ...(from && { setWhere: lte(drafts.fecha, from) }),
    })
    .returning({ fecha: drafts.fecha });
  return row?.fecha;
}

/** Takes a draft away, unless it is later than `seen`. */
export async function deleteDraft(db: Database, userId: string, clave: string, seen?: Date): Promise<void> {
  await db.delete(drafts).where(and(of(userId, clave), seen && lte(drafts.fecha, seen)));
}

/** Leaves a person the drafts they wrote last, `most` of them. */
export async function deleteOldestDrafts(db: Database, userId: string, most: number): Promise<void> {
  const last = db
    .select({ clave: drafts.clave })
    .from(drafts)
    .where(eq(drafts.userId, userId))
    .orderBy(desc(drafts.fecha))
    .limit(most);
  await db.delete(drafts).where(and(eq(drafts.userId, userId), notInArray(drafts.clave, last)));
}
