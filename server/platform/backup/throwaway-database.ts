import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '../database/database.ts';
import { openFolder } from '../database/pglite.ts';
import * as schema from '../database/schema.ts';
import { sql } from '../database/sql.ts';
import { passingFolder } from '../files/passing-folders.ts';

/** An empty embedded database, in a transaction that nobody commits, for as long as `act` takes; nothing of it stays. */
export async function inThrowawayDatabase<T>(act: (db: Database) => Promise<T>): Promise<T> {
  const folder = await passingFolder('prueba');
  try {
    const client = await openFolder(join(folder, 'database'));
    try {
      const db = drizzle(client, { schema });
      await db.execute(sql`begin`);
      return await act(db);
    } finally {
      await client.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
