import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { followTransactions } from '../database/database.ts';
import { holdLock } from '../database/lock.ts';
import { openFolder } from '../database/pglite.ts';
import * as schema from '../database/schema.ts';
import { archiveEmbedded, type Files } from './archive-source.ts';
import { backupWords } from './words.ts';

/**
 * The archive of an embedded platform that no server has open. Migrates nothing. Throws LockedError where a server has it
 * open all the same, and Error where there is none.
 */
export async function* archiveFolder(dataDir: string, files: Files): AsyncGenerator<Uint8Array> {
  const folder = join(dataDir, 'database');
  if (!existsSync(folder)) throw new Error(backupWords.noPlatform(dataDir));
  const release = await holdLock(join(dataDir, 'database.lock'));
  try {
    const client = await openFolder(folder);
    try {
      yield* archiveEmbedded(followTransactions(drizzle(client, { schema })), files);
    } finally {
      await client.close();
    }
  } finally {
    await release();
  }
}
