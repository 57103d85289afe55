import type { KeptPreferences, Preferences } from '#contract/entities/user.ts';
import type { Database } from '#server/platform/database/database.ts';
import { preparedOnce } from '#server/platform/database/prepared.ts';
import { refreshTokens, sessions, signInChallenges, users } from '#server/platform/database/schema.ts';
import { signal } from '#server/platform/database/signals.ts';
import { and, eq, isNotNull, isNull, ne, or, sql } from '#server/platform/database/sql.ts';
import { forgetSecret } from '#server/platform/secrets.ts';
import { deviceSecret } from './known-devices.ts';
import { endLostConsents } from './orcid/consent-queries.ts';

export type UserRow = typeof users.$inferSelect;

const alive = isNull(users.fechaEliminacion);

/** The living account of an address, given in lower case; of one that was merged into another, that other. */
export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(
      and(
        alive,
        sql`${users.id} = (select coalesce(at.unida_a_id, at.id) from public.users as at where at.email = ${email})`,
      ),
    );
  return row;
}

/** The account that logs in with an address: a living one, or one that was merged into another (`unidaAId`) and is told so. */
export async function findByCredential(db: Database, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), or(alive, isNotNull(users.unidaAId))));
  return row;
}

/** A living account; undefined for a deleted one and for none. */
export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  const [row] = await preparedOnce(db, 'living_account', (name) =>
    db
      .select()
      .from(users)
      .where(and(eq(users.id, sql.placeholder('id')), alive))
      .prepare(name),
  ).execute({ id });
  return row;
}

/** The living account that ORCID has confirmed this iD of. */
export async function findByOrcid(db: Database, orcid: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.orcid, orcid), isNotNull(users.fechaOrcid), alive));
  return row;
}

/** Until the end of the transaction nobody else gives an account this iD. */
export async function lockOrcid(db: Database, orcid: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`pliego.orcid ${orcid}`}))`);
}

/** The account with those that were merged into it: by these the activity record, which is never changed, names one person. */
export const accountsOf = (db: Database, id: string) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.id, id), eq(users.unidaAId, id)));

/** The account, its row locked until the end of the transaction: what is decided by it still holds when it is done. */
export async function lockUser(db: Database, id: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), alive))
    // Leaves room for rows that refer to it, as a notification does.
    .for('no key update');
  return row;
}

/** What an account may come to say otherwise; its address and its creation stay. */
export type UserUpdate = Partial<Omit<typeof users.$inferInsert, 'id' | 'email' | 'fechaCreacion'>>;

const whileItIs = (orcid: string | null) => sql`case when ${users.orcid} = ${orcid} then ${users.fechaOrcid} end`;

/** The row as changed, or undefined where the account is gone. `changes` names at least one column. */
export async function updateUser(db: Database, id: string, changes: UserUpdate): Promise<UserRow | undefined> {
  const [row] = await db
    .update(users)
    // Where it was asked for goes with the request, the ROR iD with the affiliation, and the confirmation of an iD with the iD.
    .set({
      ...changes,
      ...(changes.rolSolicitado === null && { revistaSolicitada: null }),
      ...(changes.afiliacion !== undefined &&
        changes.afiliacionRor === undefined && {
          afiliacionRor: sql`case when ${users.afiliacion} = ${changes.afiliacion} then ${users.afiliacionRor} end`,
        }),
      ...(changes.orcid !== undefined && changes.fechaOrcid === undefined && { fechaOrcid: whileItIs(changes.orcid) }),
    })
    .where(and(eq(users.id, id), alive))
    .returning();
  // Connected again before the next turn, it would stand again.
  if (changes.orcid !== undefined || changes.fechaOrcid !== undefined) await endLostConsents(db, id);
  return row;
}

/** Merges preferences in one statement: two devices that change different ones keep both. */
export async function mergePreferences(
  db: Database,
  id: string,
  changes: Partial<Preferences>,
): Promise<KeptPreferences | undefined> {
  const preferencias = sql`${users.preferencias} || ${JSON.stringify(changes)}::jsonb`;
  const [row] = await db
    .update(users)
    .set({ preferencias })
    .where(and(eq(users.id, id), alive))
    .returning({ preferencias: users.preferencias });
  return row?.preferencias;
}

/** The address is proved to be its owner's; the first time counts. */
export async function markVerified(db: Database, id: string): Promise<void> {
  await db
    .update(users)
    .set({ fechaVerificacion: sql`now()` })
    .where(and(eq(users.id, id), alive, isNull(users.fechaVerificacion)));
}

/** The new row, or undefined where the address is taken. */
export async function insertUser(db: Database, user: typeof users.$inferInsert): Promise<UserRow | undefined> {
  const [row] = await insertUsers(db, [user]);
  return row;
}

/** The new rows of those whose address is not taken, by an account or by one before them. */
export const insertUsers = (db: Database, rows: readonly (typeof users.$inferInsert)[]): Promise<UserRow[]> =>
  db
    .insert(users)
    .values([...rows])
    .onConflictDoNothing({ target: users.email })
    .returning();

/** What is kept of the device of a log-in. */
export type SessionFacts = Partial<
  Pick<typeof sessions.$inferInsert, 'dispositivo' | 'navegador' | 'sistema' | 'avisada' | 'segundoPaso'>
>;

/** A new log-in, now the account's last. */
export async function insertSession(db: Database, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
  await db.update(users).set({ fechaAcceso: sql`now()` }).where(eq(users.id, session.userId));
}

export async function insertRefreshToken(db: Database, token: typeof refreshTokens.$inferInsert): Promise<void> {
  await db.insert(refreshTokens).values(token);
}

/** A refresh token with its session, its row locked: two who send it at once are seen one after the other. */
export async function lockRefreshToken(db: Database, hash: string) {
  const [row] = await db
    .select({
      sessionId: sessions.id,
      userId: sessions.userId,
      usedAt: refreshTokens.usedAt,
      expiresAt: refreshTokens.expiresAt,
      revokedAt: sessions.revokedAt,
      lastUse: sessions.usedAt,
      soloAlta: sessions.soloAlta,
      segundoPaso: sessions.segundoPaso,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, hash))
    .for('update', { of: refreshTokens });
  return row;
}

/** Marks a refresh token as used: a second use will be known as one. */
export async function spendRefreshToken(db: Database, hash: string): Promise<void> {
  await db.update(refreshTokens).set({ usedAt: sql`now()` }).where(eq(refreshTokens.hash, hash));
}

/** Ends a log-in; one that has ended keeps the moment it did. */
export async function revokeSession(db: Database, id: string): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
}

/** On it every process hears that keys of the public API are to be looked up anew. */
export const keysChannel = 'api_keys';

/** Has every process look keys of the public API up anew, once this is committed. */
export const tellOfKeys = (db: Database): Promise<void> => signal(db, keysChannel, '');

/** Ends all log-ins of an account, but for the one to keep, and forgets the devices they were made on, and which keys of it work. */
export async function revokeSessions(db: Database, userId: string, keep?: string): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), keep ? ne(sessions.id, keep) : undefined));
  // A sign-in that waits for its second step is one, too.
  await db.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
  await forgetSecret(db, deviceSecret(userId));
  await tellOfKeys(db);
}

/** Whose session this is and what they may do, while neither session nor account has ended. */
export async function findSignedIn(db: Database, sessionId: string) {
  const [row] = await preparedOnce(db, 'signed_in', (name) =>
    db
      .select({
        id: users.id,
        roles: users.roles,
        ambitos: users.ambitos,
        sessionId: sessions.id,
        soloAlta: sessions.soloAlta,
        probada: sessions.probada,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.id, sql.placeholder('sessionId')), isNull(sessions.revokedAt), alive))
      .prepare(name),
  ).execute({ sessionId });
  return row;
}
