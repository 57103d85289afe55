import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#server/platform/database/database.ts';

const namesSchema = z.object({ rows: z.array(z.object({ name: z.string() })) });
const rowsSchema = z.object({ rows: z.array(z.object({ row: z.string() })) });

/** Every row of every table, as text, by the table's name. */
export async function dump(db: Database): Promise<Map<string, string[]>> {
  const tables = await db.execute(sql`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const all = new Map<string, string[]>();
  for (const { name } of namesSchema.parse(tables).rows) {
    const { rows } = rowsSchema.parse(await db.execute(sql`select t::text as row from ${sql.identifier(name)} t`));
    all.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return all;
}
