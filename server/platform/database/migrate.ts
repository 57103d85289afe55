/**
 * Brings a database to this version's level, in one transaction: whoever is cut short at whatever statement leaves the level
 * before, and the next start does it again. The caller sees to it that nobody else migrates meanwhile.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { ToldError, wordsOfError } from '../error-words.ts';
import { log } from '../log/log.ts';
import { databaseWords } from './database-words.ts';
import { type Asked, appliedMigrations, type Migration, pendingMigrations } from './migrations.ts';
import { planOf } from './plan-migrations.ts';

/** Servers of the version before go on while a new one starts: what they hold may meet it in a deadlock. */
const mostTries = 4;

/** Migrates. Gives the names of what was done. Throws ToldError that names the migration which failed; nothing has changed then. */
export async function migrate(client: Asked): Promise<string[]> {
  const pending = await pendingMigrations(client);
  if (pending.length === 0) return [];
  await announce(client, pending);
  const begun = performance.now();
  for (let tries = 1; ; tries++)
    try {
      await migrateAll(client, pending);
      break;
    } catch (error) {
      if (tries === mostTries || !isDeadlock(error)) throw error;
      await wait(Math.random() * 200 * tries);
    }
  log.info({ migrations: pending.length, ms: Math.round(performance.now() - begun) }, 'migrated the database');
  return pending.map(({ name }) => name);
}

/** An empty database is nobody's, and its first start is no news. */
async function announce(client: Asked, pending: readonly Migration[]): Promise<void> {
  if (!(await appliedMigrations(client))?.size) return;
  const { rows, seconds } = await planOf(client, pending);
  const names = pending.map(({ name }) => name).join(' ');
  log.warn({ migrations: names, rows, seconds: Math.ceil(seconds) }, 'migrating the database');
}

async function migrateAll(client: Asked, pending: readonly Migration[]): Promise<void> {
  await client.query('begin');
  try {
    await client.query('create schema if not exists drizzle');
    await client.query(`create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`);
    for (const migration of pending) await runOne(client, migration);
    await client.query('commit');
  } catch (error) {
    // Where the connection is gone, the database has undone it by itself.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function runOne(client: Asked, { name, when, hash, statements }: Migration): Promise<void> {
  for (const statement of statements)
    try {
      await client.query(statement);
    } catch (cause) {
      throw new ToldError(databaseWords.migrationFailed(name, reasonOf(cause), firstLine(statement)), { cause });
    }
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, when]);
}

const reasonOf = (error: unknown) => wordsOfError(error) ?? (error instanceof Error ? error.message : String(error));
const firstLine = (statement: string) => {
  const [line = ''] = statement.trim().split('\n');
  return line.slice(0, 160);
};

/** `deadlock_detected` (PostgreSQL, appendix A). */
const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '40P01') || isDeadlock(error.cause));
