/** SQL of what goes of an account that was merged into another. */

import type { PgColumn } from 'drizzle-orm/pg-core';
import type { UserRow } from '#server/features/accounts/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  accountMerges,
  authorships,
  mails,
  mergeMoves,
  publications,
  users,
} from '#server/platform/database/schema.ts';
import { and, eq, inArray, or, type SQL, sql } from '#server/platform/database/sql.ts';
import { emptyAccount, eraseLetters, eraseMails, eraseOwnRows } from './erase-queries.ts';
import { neverSent } from './erase-works-queries.ts';

/** Accounts that were merged into this one, as long as something of them is left; their rows locked. */
export const findMergedInto = (db: Database, id: string) =>
  db
    .select()
    .from(users)
    .where(and(eq(users.unidaAId, id), sql`${users.email} not like 'eliminada-%@invalid'`))
    .orderBy(users.id)
    .for('no key update');

/** Its row and what stayed with it; the mails to its address. A newsletter that is read there goes on. */
export async function eraseMergedRows(db: Database, user: UserRow): Promise<void> {
  await db.delete(mails).where(eq(mails.para, user.email));
  const without = (text: PgColumn) => sql`replace(${text}, ${user.email}, '…')`;
  // The other address was told which account it was.
  const kept = db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, user.unidaAId ?? user.id));
  await db
    .update(mails)
    .set({ texto: without(mails.texto), html: without(mails.html) })
    .where(and(inArray(mails.para, kept), sql`position(${user.email} in ${mails.texto}) > 0`));
  await eraseOwnRows(db, { ...user, fechaVerificacion: null, invitedAt: [] });
  await emptyAccount(db, user.id);
}

/**
 * Bylines in which both accounts stand name the merged one no more, forgotten or not: who is erased is one person. From a draft that
 * was never sent its line goes, what was sent keeps its text.
 */
export async function leaveJointBylines(db: Database, id: string): Promise<void> {
  const mergedOnes = db.select({ id: users.id }).from(users).where(eq(users.unidaAId, id));
  const ofMerged = (works?: SQL) => and(inArray(authorships.userId, mergedOnes), works);
  const drafts = db.select({ id: publications.id }).from(publications).where(neverSent);
  await db.delete(authorships).where(ofMerged(inArray(authorships.publicacionId, drafts)));
  await db.update(authorships).set({ userId: null }).where(ofMerged());
}

/** Takes the name of a merged account out of mails and letters about the works of the one that it was merged into. */
export async function eraseNameIn(db: Database, id: string, merged: UserRow): Promise<void> {
  const erased = { ...merged, id, invitedAt: [] };
  await eraseMails(db, erased);
  await eraseLetters(db, erased);
}

/** Merges of an account can be undone no more, and what was needed for it goes; where the person is erased, why they were made, too. */
export async function closeMergesOf(db: Database, id: string, erased?: 'erased'): Promise<void> {
  const theirs = or(eq(accountMerges.quedaId, id), eq(accountMerges.unidaId, id));
  const closed = db.select({ id: accountMerges.id }).from(accountMerges).where(theirs);
  await db.delete(mergeMoves).where(inArray(mergeMoves.unionId, closed));
  await db
    .update(accountMerges)
    .set({
      fechaOlvido: sql`coalesce(${accountMerges.fechaOlvido}, now())`,
      cambios: { roles: [], campos: {}, marcadas: [], cuatroOjos: false },
      ...(erased && { motivo: '' }),
    })
    .where(theirs);
}
