/** SQL of passkeys. */
import type { PasskeyPurpose } from '#contract/entities/passkeys.ts';
import type { Database } from '#server/platform/database/database.ts';
import { passkeyChallenges, passkeys } from '#server/platform/database/schema.ts';
import { and, asc, eq, gt, isNull, lt, sql } from '#server/platform/database/sql.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Of an account, the oldest first. */
export const findPasskeys = (db: Database, userId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.fechaCreacion), asc(passkeys.id));

/** By what its authenticator calls it. */
export async function findByCredential(db: Database, credencial: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credencial, credencial));
  return row;
}

const own = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

export const isPasskeyOf = async (db: Database, userId: string, id: string): Promise<boolean> =>
  (await db.$count(passkeys, own(userId, id))) > 0;

/** False where there is one that is called so already, whosever it is. */
export async function insertPasskey(db: Database, passkey: typeof passkeys.$inferInsert): Promise<boolean> {
  const made = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id });
  return made.length === 1;
}

/** False where it is none of the account's. */
export async function namePasskey(db: Database, userId: string, id: string, nombre: string): Promise<boolean> {
  const named = await db.update(passkeys).set({ nombre }).where(own(userId, id)).returning({ id: passkeys.id });
  return named.length === 1;
}

/** What it was; undefined where it is none of the account's. */
export async function deletePasskey(db: Database, userId: string, id: string): Promise<PasskeyRow | undefined> {
  const [gone] = await db.delete(passkeys).where(own(userId, id)).returning();
  return gone;
}

/** How many there were. */
export async function deletePasskeys(db: Database, userId: string): Promise<number> {
  const gone = await db.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id });
  return gone.length;
}

/**
 * Notes its use. False where its counter has not gone on, of one that counts (WebAuthn §6.1.1): of two at once with the same, one goes on.
 */
export async function countUse(db: Database, id: string, contador: number): Promise<boolean> {
  const goesOn = contador === 0 ? eq(passkeys.contador, 0) : lt(passkeys.contador, contador);
  const used = await db
    .update(passkeys)
    .set({ contador, ultimoUso: sql`now()` })
    .where(and(eq(passkeys.id, id), goesOn))
    .returning({ id: passkeys.id });
  return used.length === 1;
}

export async function insertPasskeyChallenge(
  db: Database,
  challenge: typeof passkeyChallenges.$inferInsert,
): Promise<void> {
  await db.insert(passkeyChallenges).values(challenge);
}

/** What a challenge has to be of, to be taken. */
export interface Awaited {
  hash: string;
  navegador: string;
  para: PasskeyPurpose;
  /** Whose passkey it has to be; null: anybody's. */
  userId: string | null;
}

/** Uses it up, in the browser that asked for it: of two at once, one goes on. */
export async function spendPasskeyChallenge(
  db: Database,
  { hash, navegador, para, userId }: Awaited,
): Promise<boolean> {
  const spent = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.hash, hash),
        eq(passkeyChallenges.navegador, navegador),
        eq(passkeyChallenges.para, para),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning({ hash: passkeyChallenges.hash });
  return spent.length === 1;
}
