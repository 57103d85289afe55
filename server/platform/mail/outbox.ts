/** The outbox: what every mail says, and what became of it. Its delivery is a job (deliver.ts), queued with it. */

import type { Database } from '../database/database.ts';
import { insertRows } from '../database/insert-rows.ts';
import { mails, users } from '../database/schema.ts';
import { and, eq, inArray, sql } from '../database/sql.ts';

export type NewMail = typeof mails.$inferInsert;
export type WaitingMail = typeof mails.$inferSelect;

export const insertMails = (db: Database, rows: NewMail[]): Promise<void> => insertRows(db, mails, rows);

/** The mail, if it is still to be sent. */
export async function findWaiting(db: Database, id: string): Promise<WaitingMail | undefined> {
  const [mail] = await db.select().from(mails).where(waiting(id));
  return mail;
}

const waiting = (id: string) => and(eq(mails.id, id), eq(mails.estado, 'PENDIENTE'));

/** What a secret mail keeps once it is not to be sent again: that it was. */
const forgetSecret = {
  texto: sql`case when ${mails.secreto} then '' else ${mails.texto} end`,
  html: sql`case when ${mails.secreto} then '' else ${mails.html} end`,
  enlaceBaja: sql`case when ${mails.secreto} then null else ${mails.enlaceBaja} end`,
};

/**
 * Withholds the mails about a work that wait to go to a person and carry a link of their own, where it opens nothing any more; in
 * the caller's transaction. One that is being handed over at that moment goes out.
 */
export async function withholdLinks(
  db: Database,
  { userId, publicacionId }: { userId: string; publicacionId: string },
): Promise<void> {
  const address = db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  await db
    .update(mails)
    .set({ ...forgetSecret, estado: 'DESCARTADO' })
    .where(
      and(
        eq(mails.para, address),
        eq(mails.publicacionId, publicacionId),
        eq(mails.secreto, true),
        eq(mails.estado, 'PENDIENTE'),
      ),
    );
}

/** Gives up the mails that could not invite to this review, since another does now; in the caller's transaction. */
export async function discardFailed(db: Database, reviewId: string): Promise<void> {
  await db
    .update(mails)
    .set({ ...forgetSecret, estado: 'DESCARTADO' })
    .where(and(eq(mails.reviewId, reviewId), inArray(mails.estado, ['FALLIDO', 'DETENIDO'])));
}

/** Leaves it unsent, since mails to its address come back. */
export async function markStopped(db: Database, id: string, intentos: number): Promise<void> {
  await db
    .update(mails)
    .set({ ...forgetSecret, estado: 'DETENIDO', intentos, error: null })
    .where(waiting(id));
}

export async function markSent(db: Database, id: string, intentos: number): Promise<void> {
  await db
    .update(mails)
    .set({ ...forgetSecret, estado: 'ENVIADO', intentos, fechaEnvio: sql`now()`, error: null })
    .where(waiting(id));
}

/** Says why a try failed, and when the next is; without one, it is given up. */
export async function markFailed(
  db: Database,
  id: string,
  { intentos, error, againInMs }: { intentos: number; error: string; againInMs: number | undefined },
): Promise<void> {
  const next =
    againInMs === undefined
      ? { ...forgetSecret, estado: 'FALLIDO' as const }
      : { fechaIntento: sql`now() + ${Math.round(againInMs)}::float8 * interval '1 millisecond'` };
  await db
    .update(mails)
    .set({ ...next, intentos, error })
    .where(waiting(id));
}
