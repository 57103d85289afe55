import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';

/** What the tables hold, as text that changes when a row does; log-in bookkeeping left out. */
export async function fingerprint(db: Database): Promise<string> {
  const tables = [
    'users',
    'publications',
    'authorships',
    'manuscripts',
    'versions',
    'translated_texts',
    'reviews',
    'suggestions',
  ];
  const all = [...tables, 'notifications', 'settings'].map((table) =>
    sql.raw(`(select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') from ${table} t)`),
  );
  const result = await db.execute(sql`select concat_ws(' ', ${sql.join(all, sql`, `)}) as print`);
  return JSON.stringify(result);
}
