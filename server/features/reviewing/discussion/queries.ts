/** SQL of the discussion of a round. */

import type { Database } from '#server/platform/database/database.ts';
import { discussionMessages as messages, reviews, users } from '#server/platform/database/schema.ts';
import { and, count, desc, eq, isNull, ne, or, sql } from '#server/platform/database/sql.ts';

const ofRound = (publicacionId: string, ronda: number) =>
  and(eq(messages.publicacionId, publicacionId), eq(messages.ronda, ronda));
/** The order in which it was said, backwards. */
const lastFirst = [desc(messages.fecha), desc(messages.id)];

const selectMessages = (db: Database) =>
  db
    .select({
      message: messages,
      author: { nombres: users.nombres, apellidos: users.apellidos },
      numero: reviews.numero,
    })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.autorId))
    .leftJoin(reviews, eq(reviews.id, messages.reviewId));
export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number];

/** A page of a round's messages, the last first. */
export const findMessages = (db: Database, publicacionId: string, ronda: number, page: number, limit: number) =>
  selectMessages(db)
    .where(ofRound(publicacionId, ronda))
    .orderBy(...lastFirst)
    .limit(limit)
    .offset((page - 1) * limit);

export async function countMessages(db: Database, publicacionId: string, ronda: number): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(messages).where(ofRound(publicacionId, ronda));
  return counted?.total ?? 0;
}

export async function findMessage(db: Database, id: string): Promise<MessageRow | undefined> {
  const [row] = await selectMessages(db).where(eq(messages.id, id));
  return row;
}

/** The last message of a round that was not deleted. */
export async function findLast(db: Database, publicacionId: string, ronda: number) {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(ofRound(publicacionId, ronda), isNull(messages.fechaEliminacion)))
    .orderBy(...lastFirst)
    .limit(1);
  return row;
}

/** When somebody else last wrote in a round, for whoever asks; null: nobody else did. What they deleted since may have been read. */
export async function findLastOfOthers(db: Database, publicacionId: string, ronda: number, userId: string) {
  const [row] = await db
    .select({ fecha: messages.fecha, id: messages.id })
    .from(messages)
    .where(and(ofRound(publicacionId, ronda), or(isNull(messages.autorId), ne(messages.autorId, userId))))
    .orderBy(...lastFirst)
    .limit(1);
  return row ?? null;
}
export type LastOfOthers = Awaited<ReturnType<typeof findLastOfOthers>>;

export async function insertMessage(db: Database, row: typeof messages.$inferInsert): Promise<void> {
  await db.insert(messages).values(row);
}

export async function rewriteMessage(db: Database, id: string, texto: string): Promise<void> {
  await db.update(messages).set({ texto, fechaEdicion: sql`now()` }).where(eq(messages.id, id));
}

/** What it said is gone; that it was said, by whom and when, stays. */
export async function emptyMessage(db: Database, id: string): Promise<void> {
  await db.update(messages).set({ texto: '', fechaEliminacion: sql`now()` }).where(eq(messages.id, id));
}

/** The review by which somebody writes in a round, and its number within the work. */
export async function findOwnNumber(db: Database, publicacionId: string, ronda: number, revisorId: string) {
  const [row] = await db
    .select({ id: reviews.id, numero: reviews.numero })
    .from(reviews)
    .where(
      and(
        eq(reviews.publicacionId, publicacionId),
        eq(reviews.ronda, ronda),
        eq(reviews.revisorId, revisorId),
        isNull(reviews.fechaDeclinada),
      ),
    );
  return row;
}
