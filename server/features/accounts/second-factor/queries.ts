/** SQL of the second step. */
import type { RoleWithSecondFactor } from '#contract/entities/second-factor.ts';
import type { Database } from '#server/platform/database/database.ts';
import { passkeys, secondFactors, sessions, signInChallenges, users } from '#server/platform/database/schema.ts';
import { and, arrayContains, count, eq, gt, isNotNull, isNull, lt, sql } from '#server/platform/database/sql.ts';

export type FactorRow = typeof secondFactors.$inferSelect;

/** What an account has, also where it is still being set up. */
export async function findFactor(db: Database, userId: string): Promise<FactorRow | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

/** Whether the account has an app whose codes hold. */
export const hasApp = async (db: Database, userId: string): Promise<boolean> =>
  (await db.$count(secondFactors, and(eq(secondFactors.userId, userId), isNotNull(secondFactors.desde)))) > 0;

export const hasPasskeys = async (db: Database, userId: string): Promise<boolean> =>
  (await db.$count(passkeys, eq(passkeys.userId, userId))) > 0;

/** Whether sign-ins of the account take a second step: the code of an app, or a passkey. */
export const hasFactor = async (db: Database, userId: string): Promise<boolean> =>
  (await hasApp(db, userId)) || (await hasPasskeys(db, userId));

/** A secret to be confirmed, in place of one that never was. */
export async function keepUnconfirmed(db: Database, userId: string, secreto: string): Promise<void> {
  await db
    .insert(secondFactors)
    .values({ userId, secreto })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secreto, ultimoPaso: 0 },
      setWhere: isNull(secondFactors.desde),
    });
}

export async function updateFactor(
  db: Database,
  userId: string,
  changes: Partial<Pick<FactorRow, 'secreto' | 'desde' | 'ultimoPaso' | 'codigos'>>,
): Promise<void> {
  await db.update(secondFactors).set(changes).where(eq(secondFactors.userId, userId));
}

/** In place of those there were. */
export async function keepRecoveryCodes(db: Database, userId: string, codigos: string[]): Promise<void> {
  await db
    .insert(secondFactors)
    .values({ userId, codigos })
    .onConflictDoUpdate({ target: secondFactors.userId, set: { codigos } });
}

/** The app, and the recovery codes with it. False where there was no app whose codes held. */
export async function deleteFactor(db: Database, userId: string): Promise<boolean> {
  const gone = await db
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ desde: secondFactors.desde });
  return gone.some(({ desde }) => desde !== null);
}

/** Says of all log-ins of the account whether they open nothing but the setting up. */
export async function narrowSessions(db: Database, userId: string, soloAlta: boolean): Promise<void> {
  await db.update(sessions).set({ soloAlta }).where(eq(sessions.userId, userId));
}

/** The same of one log-in. */
export async function narrowSession(db: Database, sessionId: string, soloAlta: boolean): Promise<void> {
  await db.update(sessions).set({ soloAlta }).where(eq(sessions.id, sessionId));
}

/** From now on the log-in has proved whose it is. */
export async function markProven(db: Database, sessionId: string): Promise<void> {
  await db.update(sessions).set({ probada: sql`now()` }).where(eq(sessions.id, sessionId));
}

/** Keeps one more, and deletes those of the account that are too old. */
export async function insertChallenge(db: Database, challenge: typeof signInChallenges.$inferInsert): Promise<void> {
  await db
    .delete(signInChallenges)
    .where(and(eq(signInChallenges.userId, challenge.userId), lt(signInChallenges.expiresAt, sql`now()`)));
  await db.insert(signInChallenges).values(challenge);
}

const isOpen = (hash: string) => and(eq(signInChallenges.hash, hash), gt(signInChallenges.expiresAt, sql`now()`));

/** Whose sign-in it is; undefined where it is none, over or too old. */
export async function findChallenge(db: Database, hash: string): Promise<string | undefined> {
  const [row] = await db.select({ userId: signInChallenges.userId }).from(signInChallenges).where(isOpen(hash));
  return row?.userId;
}

/** Uses it up: of two at once, one wins. */
export async function spendChallenge(db: Database, hash: string): Promise<boolean> {
  const spent = await db.delete(signInChallenges).where(isOpen(hash)).returning({ hash: signInChallenges.hash });
  return spent.length === 1;
}

/** How many living accounts hold each role, and how many of these take no second step. */
export const countByRole = async (db: Database) => ({
  EDITOR: await countHolders(db, 'EDITOR'),
  ADMIN: await countHolders(db, 'ADMIN'),
});

async function countHolders(db: Database, role: RoleWithSecondFactor) {
  const [row] = await db
    .select({
      cuentas: count(),
      sinSegundoPaso: sql`count(*) filter (where ${secondFactors.desde} is null and not exists (
        select 1 from ${passkeys} where ${passkeys.userId} = ${users.id}))`.mapWith(Number),
    })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(and(arrayContains(users.roles, [role]), isNull(users.fechaEliminacion), isNull(users.fechaBloqueo)));
  return row ?? { cuentas: 0, sinSegundoPaso: 0 };
}
