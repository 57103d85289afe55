/** The grown-up engine: a PostgreSQL service, 15 or newer, through a pool. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { watchPool } from '../metrics/measures.ts';
import { type Database, followTransactions, type OpenDatabase } from './database.ts';
import { migrationsFolder } from './migrations.ts';
import * as schema from './schema.ts';
import { addHearer, heardChannels, receive, tellOfGap } from './signals.ts';
import { timedClient } from './timed-client.ts';

const oldestVersion = 150_000;
/** Any number, the same in every process: one migrates, the others wait for it. */
export const migrationLock = 7_054_710;

/** Opens, and migrates, the database at `url`. Throws where it is older than 15 or out of reach. */
export async function openPostgres(url: string, poolSize: number): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, statement_timeout: 15_000, keepAlive: true });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  try {
    await migrateOnce(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const { db, transact } = followTransactions(drizzle(timedClient(pool), { schema }));
  const forgetPool = watchPool(() => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }));
  const ear = new Ear(url, db);
  return {
    engine: 'postgres',
    db,
    transact,
    listen: async (channel, hear) => {
      if (addHearer(db, channel, hear)) await ear.listen(channel);
    },
    close: async () => {
      forgetPool();
      await ear.close();
      await pool.end();
    },
  };
}

async function migrateOnce(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    if (Number(rows[0]?.server_version_num) < oldestVersion) throw new Error('PostgreSQL 15 or newer is needed.');
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // The connection goes with its lock and its setting.
    client.release(true);
  }
}

/** One connection of its own that listens, and comes back when it breaks. */
class Ear {
  readonly #url: string;
  readonly #db: Database;
  #connection: Promise<pg.Client> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string, db: Database) {
    this.#url = url;
    this.#db = db;
  }

  async listen(channel: string): Promise<void> {
    this.#connection ??= this.#connect();
    await (await this.#connection).query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    const client = await this.#connection?.catch(() => undefined);
    await client?.end();
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    client.on('notification', ({ channel, payload }) => receive(this.#db, channel, payload ?? ''));
    client.on('error', () => this.#comeBack());
    await client.connect();
    return client;
  }

  #comeBack(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#connection = undefined;
    this.#retry = setTimeout(async () => {
      try {
        for (const channel of heardChannels(this.#db)) await this.listen(channel);
        await tellOfGap(this.#db);
      } catch {
        this.#comeBack();
      }
    }, 1000);
  }
}
