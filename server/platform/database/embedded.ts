/** The embedded engine: PGlite (PostgreSQL in WebAssembly, in this process), behind a lock on its folder. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { ToldError, wordsOfError } from '../error-words.ts';
import { followTransactions, type OpenDatabase } from './database.ts';
import { databaseWords } from './database-words.ts';
import { holdLock } from './lock.ts';
import { migrationsFolder } from './migrations.ts';
import { openFolder } from './pglite.ts';
import * as schema from './schema.ts';
import { addSubscriber } from './signals.ts';
import { timedClient } from './timed-client.ts';

/** Opens, and migrates, the database in `dataDir`. Throws `LockedError` where another process has it open. */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true });
  const release = await holdLock(join(dataDir, 'database.lock'));
  try {
    return await openPglite(await openWhole(join(dataDir, 'database')), release);
  } catch (error) {
    await release();
    throw error;
  }
}

/** The engine says only that it did not begin, where the system names no cause: no rights, no room. */
async function openWhole(folder: string): Promise<PGlite> {
  try {
    return await openFolder(folder);
  } catch (cause) {
    throw wordsOfError(cause) ? cause : new ToldError(databaseWords.damaged(folder), { cause });
  }
}

/** A database in memory, for tests: from a dump of a migrated one where it is given, else from nothing. */
export async function openInMemory(dump?: Blob): Promise<OpenDatabase & { dump: () => Promise<Blob> }> {
  const client = await PGlite.create({ extensions: { unaccent }, ...(dump && { loadDataDir: dump }) });
  return { ...(await openPglite(client)), dump: () => client.dumpDataDir('none') };
}

async function openPglite(client: PGlite, release?: () => Promise<void>): Promise<OpenDatabase> {
  const root = drizzle(timedClient(client), { schema });
  await migrate(root, { migrationsFolder });
  const { db, transact } = followTransactions(root);
  return {
    engine: 'embedded',
    db,
    transact,
    // One process has this database: it hears its own signals, and there are no others.
    subscribe: async (channel, subscriber) => {
      addSubscriber(db, channel, subscriber);
    },
    close: async () => {
      await client.close();
      await release?.();
    },
  };
}
