/**
 * The whole database as it stood at one moment, read piece by piece while others go on writing. On PostgreSQL one open
 * transaction sees that moment. The embedded engine has a single connection, and a long transaction would block
 * everybody: there the rows are set aside by cursors that outlive their transaction (`with hold`, on disk where they are
 * many), and others wait only until that is done.
 */

import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { ask, quoted, readTables, type TableShape } from './table-shapes.ts';

export interface Snapshot {
  tables: readonly TableShape[];
  /** A table's rows, some at a time: JSON arrays of its columns' values as text. */
  rows: (table: TableShape) => AsyncGenerator<string[]>;
  /** Lets it go. */
  close: () => Promise<void>;
}

/** Rows fetched at once, at most; fewer where they are large. */
const mostRows = 500;
const fetchedBytes = 512 * 1024;
const lineSchema = z.object({ line: z.string() });

/** Values are written alike on every server, whatever its settings. */
const plainly = ["timezone = 'UTC'", "datestyle = 'ISO'", "intervalstyle = 'postgres'", 'extra_float_digits = 1'];

/**
 * Takes it. `transact` runs what is needed in one transaction: on the embedded engine one that ends; on PostgreSQL one
 * that stands open already, REPEATABLE READ, and is ended by the caller.
 */
export async function takeSnapshot(
  db: Database,
  transact: (act: () => Promise<void>) => Promise<void>,
  keeping: 'held' | 'in transaction',
): Promise<Snapshot> {
  let tables: TableShape[] = [];
  await transact(async () => {
    // Each held cursor takes so much memory before it writes to disk.
    for (const setting of [...plainly, "work_mem = '512kB'"]) await db.execute(sql.raw(`set local ${setting}`));
    tables = await readTables(db);
    for (const table of tables) await db.execute(declare(table, keeping === 'held'));
  });
  return {
    tables,
    rows: (table) => fetchAll(db, cursorOf(table)),
    close: async () => {
      if (keeping === 'held') for (const table of tables) await db.execute(sql`close ${cursorOf(table)}`);
    },
  };
}

const cursorOf = ({ name }: TableShape) => quoted(`copia_${name}`);

function declare(table: TableShape, held: boolean) {
  const texts = table.columns.map(({ name }) => sql`${quoted(name)}::text`);
  return sql`declare ${cursorOf(table)} no scroll cursor ${sql.raw(held ? 'with hold' : '')} for
    select array_to_json(array[${sql.join(texts, sql`, `)}])::text as line from public.${quoted(table.name)}`;
}

async function* fetchAll(db: Database, cursor: ReturnType<typeof quoted>): AsyncGenerator<string[]> {
  for (let count = 1; ; ) {
    const found = await ask(db, sql`fetch ${sql.raw(String(count))} from ${cursor}`, lineSchema);
    if (found.length === 0) return;
    const lines = found.map(({ line }) => line);
    yield lines;
    const average = lines.reduce((sum, line) => sum + line.length, 0) / lines.length;
    // No more than twice as many as before: large rows may stand together.
    count = Math.max(1, Math.min(count * 2, mostRows, Math.floor(fetchedBytes / average)));
  }
}
