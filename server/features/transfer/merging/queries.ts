/** SQL of merges themselves. */

import { alias } from 'drizzle-orm/pg-core';
import { undoDays } from '#contract/entities/merge.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  accountMerges,
  decisions,
  expertise,
  journals,
  mailedTokens,
  successions,
  users,
} from '#server/platform/database/schema.ts';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, sql } from '#server/platform/database/sql.ts';

export type MergeRow = typeof accountMerges.$inferSelect;

export async function insertMerge(db: Database, merge: typeof accountMerges.$inferInsert): Promise<void> {
  await db.insert(accountMerges).values(merge);
}

const [kept, gone, by] = [alias(users, 'kept'), alias(users, 'gone'), alias(users, 'by')];
const listed = (db: Database) =>
  db
    .select({ merge: accountMerges, kept, gone, by })
    .from(accountMerges)
    .innerJoin(kept, eq(kept.id, accountMerges.quedaId))
    .innerJoin(gone, eq(gone.id, accountMerges.unidaId))
    .leftJoin(by, eq(by.id, accountMerges.porId));
export type ListedMerge = Awaited<ReturnType<typeof findMerges>>[number];

/** A page of merges, the last first. */
export const findMerges = (db: Database, { page, limit }: { page: number; limit: number }) =>
  listed(db)
    .orderBy(desc(accountMerges.fecha), asc(accountMerges.id))
    .limit(limit)
    .offset((page - 1) * limit);

export async function countMerges(db: Database): Promise<number> {
  const [row] = await db.select({ total: count() }).from(accountMerges);
  return row?.total ?? 0;
}

export async function findMerge(db: Database, id: string): Promise<ListedMerge | undefined> {
  const [row] = await listed(db).where(eq(accountMerges.id, id));
  return row;
}

/** Its row locked until the end of the transaction: of two who undo it, or forget it, one does. */
export async function lockMerge(db: Database, id: string): Promise<MergeRow | undefined> {
  const [row] = await db.select().from(accountMerges).where(eq(accountMerges.id, id)).for('update');
  return row;
}

export async function updateMerge(
  db: Database,
  id: string,
  changes: Partial<Pick<MergeRow, 'fechaDeshecha' | 'deshechaPorId' | 'cambios'>>,
): Promise<void> {
  await db.update(accountMerges).set(changes).where(eq(accountMerges.id, id));
}

/** Whether the account was merged into another. */
export async function isMerged(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNotNull(users.unidaAId)));
  return rows.length > 0;
}

/** An account that was merged, its row locked. */
export async function lockMerged(db: Database, id: string) {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNotNull(users.unidaAId)))
    .for('no key update');
  return row;
}

/** The account is one no more, but a name of the other; its row stays as it was. */
export async function closeAccount(db: Database, id: string, unidaAId: string): Promise<void> {
  await db.update(users).set({ unidaAId, fechaEliminacion: sql`now()` }).where(eq(users.id, id));
  await db.delete(mailedTokens).where(eq(mailedTokens.userId, id));
}

/** The works whose main author, one of these accounts, would be followed by another of them. */
export async function findSuccessionsBetween(db: Database, ids: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: successions.publicacionId })
    .from(successions)
    .where(and(inArray(successions.personaId, ids), inArray(successions.anteriorId, ids)))
    .orderBy(asc(successions.publicacionId));
  return rows.map(({ id }) => id);
}

/** The account is one again; blocked, where the one that it was merged into is by now. */
export async function reopenAccount(db: Database, id: string, fechaBloqueo: Date | null): Promise<void> {
  await db.update(users).set({ unidaAId: null, fechaEliminacion: null, fechaBloqueo }).where(eq(users.id, id));
}

/** What they know about is to be made anew. */
export async function forgetExpertiseOf(db: Database, ids: string[]): Promise<void> {
  await db.delete(expertise).where(inArray(expertise.userId, ids));
}

/** Says of decisions whether who took them had also reviewed the work. */
export async function markDecisions(db: Database, ids: string[], tambienReviso: boolean): Promise<void> {
  if (ids.length > 0) await db.update(decisions).set({ tambienReviso }).where(inArray(decisions.id, ids));
}

const open = and(isNull(accountMerges.fechaDeshecha), isNull(accountMerges.fechaOlvido));

/** Other merges into that account that can be undone, with the roles of what was merged; their rows locked. */
export const lockOthersInto = (db: Database, quedaId: string, exceptId: string) =>
  db
    .select({ id: accountMerges.id, cambios: accountMerges.cambios, roles: users.roles })
    .from(accountMerges)
    .innerJoin(users, eq(users.id, accountMerges.unidaId))
    .where(and(open, eq(accountMerges.quedaId, quedaId), ne(accountMerges.id, exceptId)))
    .orderBy(asc(accountMerges.fecha), asc(accountMerges.id))
    .for('update', { of: accountMerges });

/** Merges that can be undone, whose account that stays is there; with both accounts. */
export const findUndoable = (db: Database) =>
  db
    .select({ id: accountMerges.id, quedaId: accountMerges.quedaId, unidaId: accountMerges.unidaId })
    .from(accountMerges)
    .innerJoin(users, and(eq(users.id, accountMerges.quedaId), isNull(users.fechaEliminacion)))
    .where(open)
    .orderBy(asc(accountMerges.fecha));

/**
 * Merged accounts whose data are to go: what was merged more than so many days before `now`, and what came merged from another
 * platform, where nothing is known by which it could be undone.
 */
export async function findForgettable(db: Database, now: Date): Promise<string[]> {
  const undoable = db
    .select({ id: accountMerges.unidaId })
    .from(accountMerges)
    .where(and(open, sql`${accountMerges.fecha} >= ${now}::timestamptz - make_interval(days => ${undoDays}::int)`));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isNotNull(users.unidaAId),
        sql`${users.email} not like 'eliminada-%@invalid'`,
        sql`${users.id} not in ${undoable}`,
      ),
    )
    .orderBy(asc(users.id));
  return rows.map(({ id }) => id);
}

/** The same of journals that have lifted four eyes of their own. Whether there was one. */
export async function replaceLifted(db: Database, from: string, to: string): Promise<boolean> {
  const lifted = await db
    .update(journals)
    .set({ ajustes: sql`jsonb_set(${journals.ajustes}, '{cuatroOjosLevantados,por}', to_jsonb(${to}::text))` })
    .where(sql`${journals.ajustes} #>> '{cuatroOjosLevantados,por}' = ${from}`)
    .returning({ id: journals.id });
  return lifted.length > 0;
}
