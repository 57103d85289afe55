/** Opens what a backup is taken from: the embedded database that is open here, or a PostgreSQL service. */

import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, OpenDatabase } from '../database/database.ts';
import * as schema from '../database/schema.ts';
import { sql } from '../database/sql.ts';
import { holdFilesEverywhere, holdFilesHere } from './hold-files.ts';
import { readLevel } from './migration-level.ts';
import { takeSnapshot } from './snapshot.ts';
import { type ArchiveSource, writeArchive } from './write-archive.ts';

export type Files = Pick<ArchiveSource, 'files' | 'isMadeAnew'>;

/** The archive of an embedded platform, while it runs. */
export async function* archiveEmbedded(
  { db, transact }: Pick<OpenDatabase, 'db' | 'transact'>,
  files: Files,
): AsyncGenerator<Uint8Array> {
  const letGo = holdFilesHere(db);
  try {
    const snapshot = await takeSnapshot(db, transact, 'held');
    try {
      yield* writeArchive({ ...files, snapshot, level: await readLevel(db) });
    } finally {
      await snapshot.close();
    }
  } finally {
    letGo();
  }
}

/**
 * The archive of a platform on PostgreSQL, while its servers run. It opens a connection of its own and migrates nothing: a
 * backup comes before a new version.
 */
export async function* archivePostgres(url: string, files: Files): AsyncGenerator<Uint8Array> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  await client.connect();
  try {
    const db: Database = drizzle(client, { schema });
    for (const timeout of ['statement_timeout', 'idle_in_transaction_session_timeout'])
      await db.execute(sql.raw(`set ${timeout} = 0`));
    await holdFilesEverywhere(db);
    await db.execute(sql`begin isolation level repeatable read read only`);
    const snapshot = await takeSnapshot(db, (act) => act(), 'in transaction');
    yield* writeArchive({ ...files, snapshot, level: await readLevel(db) });
  } finally {
    // Its transaction, its cursors and its hold go with the connection.
    await client.end();
  }
}
