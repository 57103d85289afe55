/** What all tables hold, as one text by table: to say what a refused request has changed. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#server/platform/database/database.ts';

/** What is kept of the asking itself, whatever is answered: also by who asked before. */
const ofAsking = new Set(['rate_counters', 'login_failures', 'counter_usage', 'counter_searches']);
const names = z.array(z.object({ name: z.string() }));
const prints = z.array(z.object({ name: z.string(), print: z.string() }));

const rowsOf = (result: unknown): unknown => (Array.isArray(result) ? result : Object(result).rows);

/** A print of each table's rows, by its name. */
export async function wholePrint(db: Database): Promise<Record<string, string>> {
  const tables = names.parse(
    rowsOf(await db.execute(sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`)),
  );
  const each = tables
    .filter(({ name }) => !ofAsking.has(name))
    .map(
      ({ name }) =>
        sql`select ${name}::text as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print from ${sql.identifier(name)} t`,
    );
  const rows = prints.parse(rowsOf(await db.execute(sql.join(each, sql` union all `))));
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}

/** The tables that differ between two prints. */
export const changedBetween = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(after).filter((name) => before[name] !== after[name]);
