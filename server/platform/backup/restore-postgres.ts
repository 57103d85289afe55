import { setTimeout } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { z } from 'zod';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import type { Database } from '../database/database.ts';
import { migrationLock } from '../database/postgres.ts';
import * as schema from '../database/schema.ts';
import { sql } from '../database/sql.ts';
import { hasFiles, isEmpty, newNote, OccupiedError, occupied, openFilesTarget, type Target } from './restore-target.ts';
import { forget, freshReadyFolder, type SwapNote, swapFolders, writeNote } from './swap-folders.ts';
import { ask, quoted } from './table-shapes.ts';
import { backupWords } from './words.ts';

/**
 * Where the database notes which restore it comes from: a restore that was cut short just before its end is recognised by
 * it.
 */
const restoreName = 'ultima-restauracion';

/**
 * Restores into a PostgreSQL database in one transaction. What was there moves to a schema of its own; gives its name,
 * which is also that of the folder with the former files; undefined where there was nothing. Throws OccupiedError, also
 * while anybody else is connected.
 */
export async function restorePostgres({ env, replace, fill }: Target, url: string): Promise<string | undefined> {
  return connected(url, async (db) => {
    await db.execute(sql`begin`);
    // A server that starts now waits until the end.
    await db.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    await refuseWhileConnected(db);
    const isThere = !(await isEmpty(db)) || (!env.S3_URL && (await hasFiles(await openFileStore(env))));
    if (isThere && !replace) throw occupied();
    const target = await openFilesTarget(env, await freshReadyFolder(env.DATA_DIR));
    const note = newNote();
    try {
      await putAside(db, note.aside);
      await fill({ db, files: target.files });
      if (!isThere) await db.execute(sql`drop schema ${quoted(note.aside)} cascade`);
      await noteRestore(db, note);
      if (target.isOnDisk) await writeNote(env.DATA_DIR, note);
    } catch (error) {
      await target.undo();
      await forget(env.DATA_DIR);
      throw error;
    }
    await db.execute(sql`commit`);
    if (target.isOnDisk) await swapFolders(env.DATA_DIR, note);
    else await forget(env.DATA_DIR);
    return isThere ? note.aside : undefined;
  });
}

/** Whether the database holds what this restore put there. */
export const wasCommitted = (url: string, { id }: SwapNote): Promise<boolean> =>
  connected(url, async (db) => {
    const found = sql`select to_regclass('public.secrets') is not null as there`;
    const [table] = await ask(db, found, z.object({ there: z.boolean() }));
    if (!table?.there) return false;
    const rows = sql`select valor from public.secrets where clave = ${restoreName}`;
    return (await ask(db, rows, z.object({ valor: z.string() })))[0]?.valor === id;
  });

/** What is not committed when it ends is undone by the database. */
async function connected<T>(url: string, act: (db: Database) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  await client.connect();
  try {
    const db = drizzle(client, { schema });
    for (const timeout of ['statement_timeout', 'idle_in_transaction_session_timeout'])
      await db.execute(sql.raw(`set ${timeout} = 0`));
    return await act(db);
  } finally {
    await client.end();
  }
}

/** Connections of a server that has just been stopped are gone within moments: so long it waits, and no longer. */
async function refuseWhileConnected(db: Database): Promise<void> {
  for (let tries = 30; ; tries--) {
    const others = await countOthers(db);
    if (others === 0) return;
    if (tries === 0) throw new OccupiedError(backupWords.connections(others));
    await setTimeout(100);
  }
}

async function countOthers(db: Database): Promise<number> {
  // A transaction sees who is connected as it was when it first looked.
  await db.execute(sql`select pg_stat_clear_snapshot()`);
  const others = sql`select count(*)::int as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
  const [found] = await ask(db, others, z.object({ others: z.number() }));
  return found?.others ?? 0;
}

/**
 * Puts tables and functions into a schema of their own. Not the whole of `public`, which may belong to somebody else, and
 * has extensions in it.
 */
async function putAside(db: Database, aside: string): Promise<void> {
  await db.execute(sql`create schema ${quoted(aside)}`);
  // Functions first: their names spell out the types of tables.
  const ours = sql`
    select format('alter routine %s set schema %I', p.oid::regprocedure, ${aside}::text) as statement, 1 as turn
      from pg_proc p
      where p.pronamespace = 'public'::regnamespace and not exists
        (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    union all
    select format('alter table %s set schema %I', c.oid::regclass, ${aside}::text), 2 from pg_class c
      where c.relkind = 'r'
        and (c.relnamespace = 'public'::regnamespace or c.oid = to_regclass('drizzle.__drizzle_migrations'))
    order by turn`;
  for (const { statement } of await ask(db, ours, z.object({ statement: z.string() })))
    await db.execute(sql.raw(statement));
}

const noteRestore = (db: Database, { id }: SwapNote) =>
  db.execute(sql`insert into public.secrets (clave, valor) values (${restoreName}, ${id})
    on conflict (clave) do update set valor = excluded.valor`);
