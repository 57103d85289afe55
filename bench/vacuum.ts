/** The embedded engine's upkeep: how large a table grows without it and with it, and how long a request waits meanwhile. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { openEmbedded } from '#server/platform/database/embedded.ts';
import { publications, rateCounters } from '#server/platform/database/schema.ts';
import { type Vacuumed, vacuumWhereNeeded } from '#server/platform/database/vacuum.ts';
import { generateWorks } from './generate.ts';

const updates = 50_000;
const counters = 1000;
/** As in a busy hour, of works that are read, edited and decided on. */
const changedWorks = 5000;
const askEveryMs = 5;

export interface VacuumMeasure {
  /** Bytes of a table of 1,000 rows and its indices after 50,000 updates: never vacuumed, and every 5,000. */
  without: number;
  kept: number;
  /** Milliseconds that one small query took, at most, while nothing else was done, and during the upkeep. */
  before: number;
  during: number;
  done: Vacuumed;
}

/** @param works how many there are, of which 5,000 are changed before the upkeep that is measured */
export async function measureVacuum(works: number): Promise<VacuumMeasure> {
  const without = await withDatabase((db) => sizeAfterUpdates(db, async () => undefined));
  const kept = await withDatabase((db) => sizeAfterUpdates(db, () => vacuumWhereNeeded(db, { patienceMs: 0 })));
  const measured = await withDatabase(async (db) => {
    await generateWorks(db, works);
    await vacuumWhereNeeded(db, { patienceMs: 0 });
    const some = sql`(select ${publications.id} from ${publications} limit ${changedWorks})`;
    await db.update(publications).set({ fechaActualizacion: sql`now()` }).where(sql`${publications.id} in ${some}`);
    await sizeAfterUpdates(db, async () => undefined);
    const { longest: before } = await askMeanwhile(db, () => wait(2000));
    // Without waiting for quiet moments: the worst that a request can meet.
    const { longest: during, result: done } = await askMeanwhile(db, () => vacuumWhereNeeded(db, { patienceMs: 0 }));
    return { before, during, done };
  });
  return { without, kept, ...measured };
}

async function withDatabase<T>(act: (db: Database) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-upkeep-'));
  const { db, close } = await openEmbedded(folder);
  try {
    return await act(db);
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function sizeAfterUpdates(db: Database, between: () => Promise<unknown>): Promise<number> {
  const rows = Array.from({ length: counters }, (_, n) => ({ clave: `clave ${n}`, veces: 0, expira: new Date(0) }));
  await db.insert(rateCounters).values(rows);
  for (let n = 1; n <= updates / counters; n++) {
    await db.update(rateCounters).set({ expira: new Date(n * 1000) });
    if (n % 5 === 0) await between();
  }
  const size = sql`(select pg_total_relation_size('rate_counters') as bytes) as size`;
  const [found] = await db.select({ bytes: sql`bytes`.mapWith(Number) }).from(size);
  return found?.bytes ?? 0;
}

/**
 * Asks a small thing again and again while `act` goes on. Gives the longest from the moment when it should have been asked,
 * as a request that comes while the engine works, which it does in this thread, waits to be heard at all.
 */
async function askMeanwhile<T>(db: Database, act: () => Promise<T>): Promise<{ longest: number; result: T }> {
  let longest = 0;
  let going = true;
  const ask = async () => {
    while (going) {
      const due = performance.now() + askEveryMs;
      await wait(askEveryMs);
      await db.select({ id: publications.id }).from(publications).limit(1);
      longest = Math.max(longest, performance.now() - due);
    }
  };
  const asking = ask();
  const result = await act();
  going = false;
  await asking;
  return { longest, result };
}
