import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';

/** The least a database can be asked. */
export async function ping(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}
