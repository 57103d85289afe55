import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { getTableColumns } from './sql.ts';

/** A statement takes so many values at most: the protocol counts them in 16 bits. */
const mostValues = 65_535;
/** More at once gain nothing, and hold up an embedded database. */
const mostRows = 2000;

/** Inserts any number of rows, none included, in as many statements as they need; in a transaction, so that all are there or none. */
export async function insertRows<T extends PgTable>(db: Database, table: T, rows: readonly T['$inferInsert'][]) {
  const atOnce = Math.min(mostRows, Math.floor(mostValues / Object.keys(getTableColumns(table)).length));
  for (let from = 0; from < rows.length; from += atOnce) await db.insert(table).values(rows.slice(from, from + atOnce));
}
