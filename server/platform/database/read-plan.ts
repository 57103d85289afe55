import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../environment.ts';
import { type Asked, pendingMigrations } from './migrations.ts';
import { type MigrationPlan, planOf } from './plan-migrations.ts';

/**
 * What the next start would do to the database that the settings name. Changes nothing.
 * @throws LockedError while a server has the embedded database open, ToldError where the database is a newer version's
 */
export async function readPlan({ DATABASE_URL, DATA_DIR }: Environment): Promise<MigrationPlan> {
  if (DATABASE_URL) return planPostgres(DATABASE_URL);
  const folder = join(DATA_DIR, 'database');
  // A first start makes its tables at once.
  if (!existsSync(folder)) return { migrations: [], rows: 0, seconds: 0 };
  const { holdLock } = await import('./lock.ts');
  const { openFolder } = await import('./pglite.ts');
  const release = await holdLock(join(DATA_DIR, 'database.lock'));
  try {
    const client = await openFolder(folder);
    return await read(client).finally(() => client.close());
  } finally {
    await release();
  }
}

async function planPostgres(url: string): Promise<MigrationPlan> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set default_transaction_read_only = on');
    return await read(client);
  } finally {
    await client.end();
  }
}

const read = async (client: Asked) => planOf(client, await pendingMigrations(client));
