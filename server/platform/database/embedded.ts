/** The embedded engine: PGlite (PostgreSQL in WebAssembly, in this process), behind a lock on its folder. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { ToldError, wordsOfError } from '../error-words.ts';
import { followTransactions, type OpenDatabase } from './database.ts';
import { databaseWords } from './database-words.ts';
import { holdLock } from './lock.ts';
import { migrate } from './migrate.ts';
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

/** How long queries may follow one another before everybody else has their turn, in ms. */
const longestTurn = 10;

/**
 * The engine answers within this thread, without ever waiting for the system: whoever asks query after query, as a job over thousands of
 * lines, would leave no turn to requests, timers and the job's own end.
 */
function lettingOthersIn() {
  /** When the first query of this turn of the event loop was answered. */
  let since: number | undefined;
  return () => {
    const now = performance.now();
    if (since !== undefined) return now - since > longestTurn ? nextTurn() : undefined;
    since = now;
    setImmediate(() => {
      since = undefined;
    }).unref();
    return undefined;
  };
}

async function openPglite(client: PGlite, release?: () => Promise<void>): Promise<OpenDatabase> {
  await migrate(client);
  const root = drizzle(timedClient(client, lettingOthersIn()), { schema });
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
