/** The migrations of this version, and which of them a database has. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { z } from 'zod';
import { ToldError } from '../error-words.ts';
import { databaseWords } from './database-words.ts';

/** Where drizzle-kit writes the migrations, and both engines read them. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });
const appliedSchema = z.array(z.object({ created_at: z.coerce.number() }));

/** A client of either engine. */
export interface Asked {
  query: (statement: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
}

export interface Migration {
  /** As its file is named. */
  name: string;
  /** When it was made, as the engines' table says it. */
  when: number;
  hash: string;
  statements: readonly string[];
}

/** The names of this version's migrations in their order, and when each was made. */
const readJournal = () =>
  journalSchema.parse(JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'))).entries;

/** When each migration of this version was made, as the engines' table says it. */
export const knownMigrations = (): number[] => readJournal().map(({ when }) => when);

/** When each migration was made that the database has; undefined where nothing was ever migrated. */
export async function appliedMigrations(client: Asked): Promise<ReadonlySet<number> | undefined> {
  const { rows } = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as migrated");
  if (!z.tuple([z.object({ migrated: z.boolean() })]).parse(rows)[0].migrated) return undefined;
  const applied = await client.query('select created_at from drizzle.__drizzle_migrations');
  return new Set(appliedSchema.parse(applied.rows).map(({ created_at }) => created_at));
}

/**
 * The migrations that the database has not, in their order: also one amid those that it has, as two branches leave it whose
 * migrations met.
 * @throws ToldError where a newer version has migrated it: what this one does not know would be passed over in silence, and it would
 * write what the newer one cannot read
 */
export async function pendingMigrations(client: Asked): Promise<Migration[]> {
  const applied = (await appliedMigrations(client)) ?? new Set();
  const journal = readJournal();
  if (Math.max(0, ...applied) > Math.max(...journal.map(({ when }) => when))) throw new ToldError(databaseWords.newer);
  if (journal.every(({ when }) => applied.has(when))) return [];
  return readMigrationFiles({ migrationsFolder }).flatMap(({ folderMillis: when, hash, sql: statements }, at) =>
    applied.has(when) ? [] : [{ name: journal[at]?.tag ?? '', when, hash, statements }],
  );
}
