/**
 * While a backup is under way, no file that its snapshot names may be removed. Every removal asks here first, and only
 * once the commit is done that no longer names the file. So a removal that asked before the backup began removes a file
 * that the snapshot, taken later, does not name.
 */

import { z } from 'zod';
import type { Database, OpenDatabase } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { ask } from './table-shapes.ts';
import { backupWords } from './words.ts';

/** Any number, the same in every process. */
const holdLock = 7_054_712;

/** Backups under way in this process, by the embedded database that they are taken from. */
const under = new WeakSet<Database>();

/**
 * Forbids removals of files of the embedded engine's platform until the function that it returns is called. Throws where
 * a backup is under way.
 */
export function holdFilesHere(db: Database): () => void {
  if (under.has(db)) throw new Error(backupWords.anotherBackup);
  under.add(db);
  return () => void under.delete(db);
}

/**
 * The same for PostgreSQL and all its processes, for as long as this connection is open; waits for a backup under way.
 */
export async function holdFilesEverywhere(connection: Database): Promise<void> {
  await connection.execute(sql`select pg_advisory_lock(${holdLock})`);
}

/** Whether a backup is under way. */
export async function areFilesHeld({ engine, db }: Pick<OpenDatabase, 'engine' | 'db'>): Promise<boolean> {
  if (engine === 'embedded') return under.has(db);
  const free = sql`select pg_try_advisory_xact_lock_shared(${holdLock}) as free`;
  const [lock] = await ask(db, free, z.object({ free: z.boolean() }));
  return !lock?.free;
}
