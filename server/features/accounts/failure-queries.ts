/** SQL of wrong passwords: how many, and how long one has to wait. All times are the database's, one for all processes. */

import type { Database } from '#server/platform/database/database.ts';
import { loginFailures } from '#server/platform/database/schema.ts';
import { eq, type SQL, sql } from '#server/platform/database/sql.ts';

/** How a key is slowed down; times in seconds. */
export interface SlowDown {
  /** Failures that cost nothing. The next waits `firstWait`, each one after twice as long as the one before. */
  free: number;
  firstWait: number;
  longestWait: number;
}

/** After a day of quiet, a count starts again. */
const forgotten = sql`${loginFailures.ultima} < now() - interval '1 day'`;

/** Seconds that are left to wait, as SQL; zero or less where there is nothing to wait for. */
function remaining({ free, firstWait, longestWait }: SlowDown): SQL<number> {
  const doublings = sql`least(${loginFailures.veces} - ${free}::int, 20)`;
  const wait = sql`least(${longestWait}::int, ${firstWait}::int * power(2, ${doublings}))`;
  const left = sql`ceil(extract(epoch from ${loginFailures.ultima} - now()) + ${wait})`;
  return sql<number>`case when ${loginFailures.veces} < ${free}::int or ${forgotten} then 0 else ${left} end`;
}

/** Seconds that the key has to wait; 0: none. */
export async function findWait(db: Database, clave: string, rule: SlowDown): Promise<number> {
  const [row] = await db
    .select({ seconds: remaining(rule).mapWith(Number) })
    .from(loginFailures)
    .where(eq(loginFailures.clave, clave));
  return Math.max(row?.seconds ?? 0, 0);
}

/** Counts one more in one statement, so that of many at once none slips by. False where the key has to wait. */
export async function countFailure(db: Database, clave: string, rule: SlowDown): Promise<boolean> {
  const counted = await db
    .insert(loginFailures)
    .values({ clave, veces: 1, ultima: sql`now()` })
    .onConflictDoUpdate({
      target: loginFailures.clave,
      set: { veces: sql`case when ${forgotten} then 1 else ${loginFailures.veces} + 1 end`, ultima: sql`now()` },
      setWhere: sql`${remaining(rule)} <= 0`,
    })
    .returning({ veces: loginFailures.veces });
  return counted.length === 1;
}

export async function forgetFailures(db: Database, clave: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.clave, clave));
}

/** Deletes the counts that say nothing any more. */
export async function deleteOldFailures(db: Database): Promise<void> {
  await db.delete(loginFailures).where(forgotten);
}
