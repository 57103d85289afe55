/** SQL of consents to write into records of ORCID. */
import type { Database } from '#server/platform/database/database.ts';
import { orcidConsents, orcidEntries } from '#server/platform/database/schema.ts';
import { and, asc, eq, lte, sql } from '#server/platform/database/sql.ts';

const c = orcidConsents;
export type ConsentRow = typeof c.$inferSelect;

export async function findConsent(db: Database, userId: string): Promise<ConsentRow | undefined> {
  const [row] = await db.select().from(c).where(eq(c.userId, userId));
  return row;
}

/** Of another record nothing is known that was added to the one before. */
export async function upsertConsent(db: Database, row: typeof c.$inferInsert): Promise<void> {
  const before = await findConsent(db, row.userId);
  if (before && before.orcid !== row.orcid) await db.delete(orcidEntries).where(eq(orcidEntries.userId, row.userId));
  const begun = { ...row, perdido: false, fechaProxima: new Date(), fechaCreacion: new Date() };
  await db.insert(c).values(begun).onConflictDoUpdate({ target: c.userId, set: begun });
}

/** Changes one as it was read; nothing where the person has consented anew since. Gives whether it did. */
export async function changeConsent(
  db: Database,
  { userId, llave }: Pick<ConsentRow, 'userId' | 'llave'>,
  changes: Partial<Omit<ConsentRow, 'userId'>>,
): Promise<boolean> {
  const rows = await db
    .update(c)
    .set(changes)
    .where(and(eq(c.userId, userId), eq(c.llave, llave)))
    .returning({ id: c.userId });
  return rows.length > 0;
}

/** Forgets those that ended, where ORCID cannot be asked any more to forget their tokens. */
export async function deleteEnded(db: Database): Promise<void> {
  await db.delete(c).where(and(eq(c.obras, false), eq(c.revisiones, false)));
}

/** With the entries of it; nothing where the person has consented anew since. */
export async function deleteConsent(
  db: Database,
  { userId, llave }: Pick<ConsentRow, 'userId' | 'llave'>,
): Promise<void> {
  await db.delete(c).where(and(eq(c.userId, userId), eq(c.llave, llave), eq(c.obras, false), eq(c.revisiones, false)));
}

/**
 * Takes back the consents whose account has their iD confirmed no more: disconnected, another iD, merged into another account, or erased.
 * It is the one rule for all of them.
 * @param userId of this account alone
 */
export async function endLostConsents(db: Database, userId?: string): Promise<void> {
  const ofAccount = userId === undefined ? sql`` : sql`and c.user_id = ${userId}`;
  await db.execute(sql`update public.orcid_consents c set obras = false, revisiones = false, orcid = '', fecha_proxima = now()
    where c.orcid <> '' and not exists (select 1 from public.users u where u.id = c.user_id and u.orcid = c.orcid
      and u.fecha_orcid is not null and u.fecha_eliminacion is null and u.unida_a_id is null)
      ${ofAccount}`);
}

/** Whose tokens are to be revoked by now, that nobody else takes up in this moment; they are locked. */
export const lockToRevoke = (db: Database, limit: number): Promise<ConsentRow[]> =>
  db
    .select()
    .from(c)
    .where(and(eq(c.obras, false), eq(c.revisiones, false), lte(c.fechaProxima, sql`now()`)))
    .orderBy(asc(c.fechaProxima))
    .limit(limit)
    .for('update', { skipLocked: true });
