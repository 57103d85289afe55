/** SQL of the log-ins of an account, by the devices on which they were made. */
import type { Database } from '#server/platform/database/database.ts';
import { refreshTokens, sessions } from '#server/platform/database/schema.ts';
import { and, count, desc, eq, gt, inArray, isNull, max, min, sql } from '#server/platform/database/sql.ts';

/** Log-ins on one device that is known are one; of any other each is by itself. */
const device = sql<string>`coalesce(${sessions.dispositivo}, ${sessions.id}::text)`;

/** Neither ended, nor left for so long that its last token has run out. */
const isOpen = and(
  isNull(sessions.revokedAt),
  sql`exists (select from ${refreshTokens} where ${refreshTokens.sessionId} = ${sessions.id}
    and ${refreshTokens.usedAt} is null and ${refreshTokens.expiresAt} > now())`,
);

/** The last of a device's log-ins, by use. */
const lastOf = <T>(column: unknown) =>
  sql<T>`(array_agg(${column} order by ${sessions.usedAt} desc, ${sessions.id} desc))[1]`;

/** The devices on which an account is logged in, the one that asks first, then the last used; at most so many. */
export function findDevices(db: Database, userId: string, sessionId: string, limit: number) {
  const actual = sql<boolean>`bool_or(${sessions.id} = ${sessionId})`;
  return db
    .select({
      id: lastOf<string>(sessions.id),
      navegador: lastOf<string>(sessions.navegador),
      sistema: lastOf<string>(sessions.sistema),
      inicio: min(sessions.createdAt),
      ultimoUso: max(sessions.usedAt),
      actual,
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOpen))
    .groupBy(device)
    .orderBy(desc(actual), desc(max(sessions.usedAt)), desc(device))
    .limit(limit);
}

/** A log-in of this account, ended or not. */
export async function findSession(db: Database, userId: string, id: string) {
  const [row] = await db
    .select({
      id: sessions.id,
      dispositivo: sessions.dispositivo,
      navegador: sessions.navegador,
      sistema: sessions.sistema,
      revokedAt: sessions.revokedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
  return row;
}

/** Ends all log-ins of the account on the device of one of them. */
export async function revokeDevice(db: Database, userId: string, id: string): Promise<void> {
  const same = db.select({ device }).from(sessions).where(eq(sessions.id, id));
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), inArray(device, same)));
}

/** The browser of a log-in is known by this from now on. */
export async function nameDevice(db: Database, id: string, dispositivo: string): Promise<void> {
  await db.update(sessions).set({ dispositivo }).where(eq(sessions.id, id));
}

/** Notes a use, where the last that is noted is an hour old: of two at once one writes. */
export async function noteUse(db: Database, id: string): Promise<void> {
  await db
    .update(sessions)
    .set({ usedAt: sql`now()` })
    .where(and(eq(sessions.id, id), sql`${sessions.usedAt} < now() - interval '1 hour'`));
}

/** Of how many log-ins of the account its owner was told by mail since then. */
export async function countTold(db: Database, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), sessions.avisada, gt(sessions.createdAt, since)));
  return row?.total ?? 0;
}
