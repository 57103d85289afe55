import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { refreshTokens, sessions, users } from '#server/platform/database/schema.ts';

export type UserRow = typeof users.$inferSelect;

const alive = isNull(users.fechaEliminacion);

/** The living account of an address, given in lower case. */
export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), alive));
  return row;
}

/** A living account; undefined for a deleted one and for none. */
export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), alive));
  return row;
}

/** The new row, or undefined where the address is taken. */
export async function insertUser(db: Database, user: typeof users.$inferInsert): Promise<UserRow | undefined> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning();
  return row;
}

export async function insertSession(db: Database, id: string, userId: string): Promise<void> {
  await db.insert(sessions).values({ id, userId });
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

/** Whose session this is and what they may do, while neither session nor account has ended. */
export async function findSignedIn(db: Database, sessionId: string) {
  const [row] = await db
    .select({ id: users.id, roles: users.roles })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt), alive));
  return row;
}
