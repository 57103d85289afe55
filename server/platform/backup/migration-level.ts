/** How far a database is migrated, and how it is brought there; inside a transaction, which drizzle's own migrator ends. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { migrationsFolder } from '../database/migrations.ts';
import { sql } from '../database/sql.ts';
import { ArchiveError } from './archive-error.ts';
import { ask } from './table-shapes.ts';
import { backupWords } from './words.ts';

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/** The migrations' names in their order, and when each was made. */
async function readJournal() {
  const path = join(migrationsFolder, 'meta', '_journal.json');
  return journalSchema.parse(JSON.parse(await readFile(path, 'utf8'))).entries;
}

/** The name of the last migration that the database has. Throws where this program does not know it, or there is none. */
export async function readLevel(db: Database): Promise<string> {
  const last = sql`select max(created_at)::float8 as "when" from drizzle.__drizzle_migrations`;
  const [level] = await ask(db, last, z.object({ when: z.number().nullable() }));
  const known = (await readJournal()).find(({ when }) => when === level?.when);
  if (!known) throw new Error(backupWords.otherVersion);
  return known.tag;
}

/** The place of a migration among those that this program has. Throws ArchiveError where it has it not. */
export async function placeOfLevel(name: string): Promise<number> {
  const place = (await readJournal()).findIndex(({ tag }) => tag === name);
  if (place < 0) throw new ArchiveError(backupWords.newerMigration(name));
  return place;
}

/** Runs the migrations from one place to another, both included. */
export async function migrateBetween(db: Database, from: number, to: number): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(sql`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  for (const migration of readMigrationFiles({ migrationsFolder }).slice(from, to + 1)) {
    for (const statement of migration.sql) await db.execute(sql.raw(statement));
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      values (${migration.hash}, ${migration.folderMillis})`);
  }
}

export const lastPlace = async (): Promise<number> => (await readJournal()).length - 1;

/** Whether a migration is the last that this program has. */
export const isNewest = async (name: string): Promise<boolean> => (await readJournal()).at(-1)?.tag === name;
