/** SQL of the links that are sent by mail. */

import type { Database } from '#server/platform/database/database.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { mailedTokens, users } from '#server/platform/database/schema.ts';
import { and, count, eq, gt, isNotNull, isNull, lt, lte, sql } from '#server/platform/database/sql.ts';

export type MailedTokenKind = typeof mailedTokens.$inferSelect.para;

export const insertMailedTokens = (db: Database, tokens: (typeof mailedTokens.$inferInsert)[]): Promise<void> =>
  insertRows(db, mailedTokens, tokens);

/** How many links of the kind the account was sent that expire after `instant`: with their lifetime, how many lately. */
export async function countExpiringBetween(
  db: Database,
  userId: string,
  para: MailedTokenKind,
  [after, until]: readonly [Date, Date],
) {
  const [row] = await db
    .select({ total: count() })
    .from(mailedTokens)
    .where(
      and(
        eq(mailedTokens.userId, userId),
        eq(mailedTokens.para, para),
        gt(mailedTokens.expiresAt, after),
        lte(mailedTokens.expiresAt, until),
      ),
    );
  return row?.total ?? 0;
}

/** Ends the account's unused links of the kind, and deletes those that have expired. */
export async function retireMailedTokens(db: Database, userId: string, para: MailedTokenKind): Promise<void> {
  const own = and(eq(mailedTokens.userId, userId), eq(mailedTokens.para, para));
  await db.delete(mailedTokens).where(and(own, lt(mailedTokens.expiresAt, sql`now()`)));
  await db
    .update(mailedTokens)
    .set({ usedAt: sql`now()` })
    .where(and(own, isNull(mailedTokens.usedAt)));
}

/**
 * Whose link this is, while the account lives and has the address it was sent to. `usable`: neither used nor expired.
 * `verified`: the address has been confirmed, by this link or another.
 */
export async function findMailedToken(db: Database, hash: string, para: MailedTokenKind) {
  const [row] = await db
    .select({
      userId: mailedTokens.userId,
      usable: sql<boolean>`${mailedTokens.usedAt} is null and ${mailedTokens.expiresAt} > now()`,
      verified: isNotNull(users.fechaVerificacion).mapWith(Boolean),
    })
    .from(mailedTokens)
    .innerJoin(users, and(eq(users.id, mailedTokens.userId), eq(users.email, mailedTokens.email)))
    .where(and(eq(mailedTokens.hash, hash), eq(mailedTokens.para, para), isNull(users.fechaEliminacion)));
  return row;
}

/** Uses a link up. False where it cannot be used any more: of two at once, one wins. */
export async function spendMailedToken(db: Database, hash: string): Promise<boolean> {
  const spent = await db
    .update(mailedTokens)
    .set({ usedAt: sql`now()` })
    .where(and(eq(mailedTokens.hash, hash), isNull(mailedTokens.usedAt), gt(mailedTokens.expiresAt, sql`now()`)))
    .returning({ hash: mailedTokens.hash });
  return spent.length === 1;
}
