/** SQL of the editors' notes. */

import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/database/database.ts';
import { editorialNotes, users } from '#server/platform/database/schema.ts';
import { and, asc, eq, isNotNull, isNull } from '#server/platform/database/sql.ts';

const resolvers = alias(users, 'resolvers');
const selectNotes = (db: Database) =>
  db
    .select({
      note: editorialNotes,
      author: { id: users.id, nombres: users.nombres, apellidos: users.apellidos },
      resolver: { id: resolvers.id, nombres: resolvers.nombres, apellidos: resolvers.apellidos },
    })
    .from(editorialNotes)
    .leftJoin(users, and(eq(users.id, editorialNotes.autorId), isNull(users.fechaEliminacion)))
    .leftJoin(resolvers, and(eq(resolvers.id, editorialNotes.resueltaPorId), isNull(resolvers.fechaEliminacion)));

/** The notes on a work, private ones of all included (the policy decides), the oldest first: at most 1,000. */
export const findNotes = (db: Database, publicacionId: string) =>
  selectNotes(db)
    .where(eq(editorialNotes.publicacionId, publicacionId))
    .orderBy(asc(editorialNotes.fecha), asc(editorialNotes.id))
    .limit(1000);
export type NoteRow = Awaited<ReturnType<typeof findNotes>>[number];

export async function findNote(db: Database, id: string): Promise<NoteRow | undefined> {
  const [row] = await selectNotes(db).where(eq(editorialNotes.id, id));
  return row;
}

export async function insertNote(db: Database, row: typeof editorialNotes.$inferInsert): Promise<void> {
  await db.insert(editorialNotes).values(row);
}

export async function rewriteNote(db: Database, id: string, texto: string): Promise<void> {
  await db.update(editorialNotes).set({ texto, fechaEdicion: new Date() }).where(eq(editorialNotes.id, id));
}

/** Marks a note as done with by somebody, or as open again (null). False where it was so already: who came first did it. */
export async function markResolved(db: Database, id: string, resueltaPorId: string | null): Promise<boolean> {
  const { fechaResuelta } = editorialNotes;
  const rows = await db
    .update(editorialNotes)
    .set({ resueltaPorId, fechaResuelta: resueltaPorId === null ? null : new Date() })
    .where(and(eq(editorialNotes.id, id), resueltaPorId === null ? isNotNull(fechaResuelta) : isNull(fechaResuelta)))
    .returning({ id: editorialNotes.id });
  return rows.length > 0;
}

export async function deleteNote(db: Database, id: string): Promise<void> {
  await db.delete(editorialNotes).where(eq(editorialNotes.id, id));
}
