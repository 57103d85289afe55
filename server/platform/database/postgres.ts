/** The grown-up engine: a PostgreSQL service, 15 or newer, through a pool. */
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { ToldError } from '../error-words.ts';
import { type OwnWork, watchOwn } from '../jobs/worker-failures.ts';
import { log } from '../log/log.ts';
import { watchPool } from '../metrics/measures.ts';
import { type Database, followTransactions, type OpenDatabase } from './database.ts';
import { databaseWords } from './database-words.ts';
import { migrate } from './migrate.ts';
import * as schema from './schema.ts';
import { addSubscriber, receive, subscribedChannels, tellOfGap } from './signals.ts';
import { timedClient } from './timed-client.ts';

/** As PostgreSQL numbers its versions. */
export const oldestPostgres = 150_000;
/** Any number, the same in every process: one migrates, the others wait for it. */
export const migrationLock = 7_054_710;

/** Within which a PostgreSQL that is there takes a connection. */
const patienceMs = 10_000;
/**
 * After so long a silence PostgreSQL's machine is asked whether it is there: one that died without a word is given up some ten seconds
 * later. With the system's own time, two hours, whoever waits for its answer would keep a place of the pool for as long.
 */
const alive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Opens, and migrates, the database at `url`. Throws where it is older than 15, out of reach, or a newer Pliego's. */
export async function openPostgres(url: string, poolSize: number): Promise<OpenDatabase> {
  await migrateOnce(url);
  // Compiling a statement (JIT) takes longer than any of ours runs: each is bounded, and what it is thought to cost grows with the tables.
  const options = [process.env.PGOPTIONS, '-c jit=off'].filter(Boolean).join(' ');
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    statement_timeout: 15_000,
    ...alive,
    options,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (err) => log.warn({ err }, 'keeping an idle connection'));
  // One that breaks in a transaction, between two statements, fails the next; it, too, would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const { db, transact } = followTransactions(drizzle(timedClient(pool), { schema }));
  const forgetPool = watchPool(() => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }));
  const listener = new Listener(url, db);
  return {
    engine: 'postgres',
    db,
    transact,
    subscribe: async (channel, subscriber) => {
      if (addSubscriber(db, channel, subscriber)) await listener.listen(channel);
    },
    close: async () => {
      forgetPool();
      await listener.close();
      await pool.end();
    },
  };
}

async function migrateOnce(url: string): Promise<void> {
  const client = await connect(url);
  try {
    const { rows } = await client.query<Record<'server_version' | 'number', string>>(
      `select current_setting('server_version') server_version, current_setting('server_version_num') "number"`,
    );
    const [{ server_version = '', number = '' } = {}] = rows;
    if (Number(number) < oldestPostgres) throw new Error(databaseWords.tooOld(server_version));
    await holdMigrations(client);
    await migrate(client);
  } finally {
    // The connection goes with its lock.
    await client.end();
  }
}

/**
 * One migrates, the others wait for it. The database goes on with the statement of a process that was killed until it notes that nobody
 * hears it: the next start waits for that, too.
 */
async function holdMigrations(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [migrationLock]);
  if (rows[0]?.free) return;
  log.warn('waiting for another process that migrates the database');
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
}

/** A connection of its own. A machine that says nothing is told of as one that is not there. */
async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceMs });
  const begun = performance.now();
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (performance.now() - begun < patienceMs) throw isCutShort(error) ? notPostgres(client, error) : error;
    throw Object.assign(new Error(`${client.host}:${client.port}`, { cause: error }), { code: 'ETIMEDOUT' });
  }
}

/** The driver has no code for it. */
const isCutShort = (error: unknown) => error instanceof Error && error.message === 'Connection terminated unexpectedly';
const notPostgres = ({ host, port }: pg.Client, cause: unknown) =>
  new ToldError(databaseWords.notPostgres(`${host}:${port}`), { cause });

/** One connection of its own that listens, and comes back when it breaks. */
class Listener {
  readonly #url: string;
  readonly #db: Database;
  readonly #own: OwnWork;
  #connection: Promise<pg.Client> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string, db: Database) {
    this.#url = url;
    this.#db = db;
    this.#own = watchOwn(db, 'escucha');
  }

  async listen(channel: string): Promise<void> {
    this.#connection ??= this.#connect();
    await (await this.#connection).query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    // One that could not be made needs no closing.
    const client = await this.#connection?.catch(() => undefined);
    await client?.end();
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.#url, ...alive });
    client.on('notification', ({ channel, payload }) => receive(this.#db, channel, payload ?? ''));
    client.on('error', (error) => this.#comeBack(error));
    await client.connect();
    return client;
  }

  #comeBack(error: unknown): void {
    if (this.#closed) return;
    this.#own.failed(error, 'listening to the database');
    clearTimeout(this.#retry);
    this.#connection = undefined;
    this.#retry = setTimeout(async () => {
      try {
        for (const channel of subscribedChannels(this.#db)) await this.listen(channel);
        await tellOfGap(this.#db);
        this.#own.succeeded();
      } catch (error) {
        this.#comeBack(error);
      }
    }, 1000);
  }
}
