import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from './database.ts';

/**
 * Runs `act` unless another process is running what has the same name just now; says whether it ran. The lock is a
 * transaction's, held open beside what `act` asks of the database, and dies with its process.
 */
export async function runAlone(
  { engine, db, transact }: Pick<OpenDatabase, 'engine' | 'db' | 'transact'>,
  name: string,
  act: () => Promise<void>,
): Promise<boolean> {
  // One process has the embedded database, and it has one connection, which a lock would keep.
  if (engine === 'embedded') return act().then(() => true);
  const outside = AsyncLocalStorage.snapshot();
  return transact(async () => {
    const mine = sql<boolean>`pg_try_advisory_xact_lock(hashtext(${name}))`;
    const [turn] = await db.select({ mine }).from(sql`(select 1) as one`);
    if (turn?.mine) await outside(act);
    return turn?.mine ?? false;
  });
}
