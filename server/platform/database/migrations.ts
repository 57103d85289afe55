import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { ToldError } from '../error-words.ts';
import { databaseWords } from './database-words.ts';

/** Where drizzle-kit writes the migrations, and both engines read them. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

const journalSchema = z.object({ entries: z.array(z.object({ when: z.number() })) });
const lastSchema = z.array(z.object({ last: z.coerce.number().nullable() }));

/** A client of either engine. */
interface Asked {
  query: (statement: string) => Promise<{ rows: unknown[] }>;
}

/**
 * Throws where a newer version of Pliego has migrated this database: the migrations that this one does not know would be passed over
 * in silence, and it would write what the newer one cannot read.
 */
export async function refuseNewer(client: Asked): Promise<void> {
  const { rows } = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as migrated");
  if (!z.tuple([z.object({ migrated: z.boolean() })]).parse(rows)[0].migrated) return;
  const answer = await client.query('select max(created_at) as last from drizzle.__drizzle_migrations');
  const [found] = lastSchema.parse(answer.rows);
  if ((found?.last ?? 0) > Math.max(...knownMigrations())) throw new ToldError(databaseWords.newer);
}

/** When each migration of this version was made, as the engines' table says it. */
export function knownMigrations(): number[] {
  const text = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  return journalSchema.parse(JSON.parse(text)).entries.map(({ when }) => when);
}
