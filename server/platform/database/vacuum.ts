/**
 * What PostgreSQL's autovacuum does by itself, for the embedded engine, where no such process runs: without it dead rows
 * pile up, and the planner knows nothing of what has come since.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './database.ts';
import { type SQL, sql } from './sql.ts';

/** What was done: how many statements of each, and the milliseconds of the longest, in which everybody else waited. */
export interface Vacuumed {
  barridas: number;
  analizadas: number;
  masLarga: number;
}

interface Watch {
  signal?: AbortSignal;
  progress?: (parte: number) => void;
  /** Milliseconds that it waits for quiet moments, in all; then it goes on: a process that is always busy needs it most. */
  patienceMs?: number;
}

/** Little to do: a share of the time, over so many milliseconds. The engine works in this process, so that it counts, too. */
const quiet = { share: 0.1, overMs: 250 };
/** Of the default 100: the sample, and with it the time, is a quarter. Analyzing 20,000 works takes 2 s otherwise. */
const statisticsTarget = 25;

/**
 * Vacuums and analyzes the tables that need it, one statement after another, each in a quiet moment: what is asked of the
 * database meanwhile waits for one statement at most. Outside of any transaction. Throws the signal's reason.
 */
export async function vacuumWhereNeeded(
  db: Database,
  { signal, progress, patienceMs = 300_000 }: Watch = {},
): Promise<Vacuumed> {
  const done: Vacuumed = { barridas: 0, analizadas: 0, masLarga: 0 };
  const until = performance.now() + patienceMs;
  const run = async (act: () => Promise<unknown>) => {
    signal?.throwIfAborted();
    await untilQuiet(until, signal);
    const start = performance.now();
    await act();
    done.masLarga = Math.max(done.masLarga, Math.round(performance.now() - start));
  };
  // The engine keeps its counts to itself for a second: now it tells them.
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const tables = await findChangedTables(db);
  for (const [index, { schema, name, vacuum, analyze }] of tables.entries()) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    // Apart: two short statements hold others up less than a long one.
    if (vacuum) await run(() => db.execute(sql`vacuum ${table}`));
    if (analyze) await run(() => analyzeTable(db, table));
    done.barridas += Number(vacuum);
    done.analizadas += Number(analyze);
    progress?.((index + 1) / tables.length);
  }
  return done;
}

const analyzeTable = (db: Database, table: SQL) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('default_statistics_target', ${String(statisticsTarget)}, true)`);
    await tx.execute(sql`analyze ${table}`);
  });

/**
 * Tables of which so much has changed that autovacuum would come, by its formulas and their defaults (PostgreSQL manual,
 * §24.1.6), their long values' tables counted for them; and of ours those of which nothing is known, as after a killed
 * process, which takes the counts with it. That costs little: pages that nobody has changed are passed over.
 */
async function findChangedTables(db: Database) {
  const rows = sql`greatest(counted.reltuples, 0)`;
  const unknown = (last: SQL) => sql`(${last} is null and owner.relnamespace = 'public'::regnamespace)`;
  const flag = (condition: SQL) => sql`bool_or(${condition})`.mapWith(Boolean);
  const changed = db
    .select({
      schema: sql<string>`owner.relnamespace::regnamespace::text`.as('schema'),
      name: sql<string>`owner.relname::text`.as('name'),
      vacuum: flag(
        sql`n_dead_tup > 50 + 0.2 * ${rows} or n_ins_since_vacuum > 1000 + 0.2 * ${rows} or ${unknown(sql`last_vacuum`)}`,
      ).as('vacuum'),
      analyze: flag(
        sql`counted.oid = owner.oid and (n_mod_since_analyze > 50 + 0.1 * ${rows} or ${unknown(sql`last_analyze`)})`,
      ).as('analyze'),
    })
    .from(
      sql`pg_stat_all_tables join pg_class as counted on counted.oid = relid
        join pg_class as owner on owner.relkind = 'r' and relid in (owner.oid, owner.reltoastrelid)`,
    )
    .groupBy(sql`owner.oid, owner.relnamespace, owner.relname`)
    .as('changed');
  return db.select().from(changed).where(sql`${changed.vacuum} or ${changed.analyze}`).orderBy(changed.name);
}

/** Resolves in a moment in which this process has little to do, or at `until`. */
async function untilQuiet(until: number, signal: AbortSignal | undefined): Promise<void> {
  while (performance.now() < until) {
    const before = performance.eventLoopUtilization();
    // AbortError, instead of which the signal's own reason is thrown.
    await wait(quiet.overMs, undefined, { signal }).catch(() => signal?.throwIfAborted());
    if (performance.eventLoopUtilization(before).utilization < quiet.share) return;
  }
}
