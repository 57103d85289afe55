/** The embedded engine's upkeep: what is updated over and over stays small, and what nobody changed is passed over. */
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#server/testing/engines.ts';
import type { Database } from './database.ts';
import { rateCounters } from './schema.ts';
import { vacuumWhereNeeded } from './vacuum.ts';

const rows = 1000;
const updates = 50_000;
const now = { patienceMs: 0 };

const fill = (db: Database) =>
  db
    .insert(rateCounters)
    .values(Array.from({ length: rows }, (_, n) => ({ clave: `clave ${n}`, veces: 0, expira: new Date(0) })));
/** Of an indexed column: each leaves a dead row in the table, and in its indices. */
const updateAll = (db: Database, n: number) => db.update(rateCounters).set({ expira: new Date(n * 1000) });

/** Bytes of the table and its indices after the updates, with `between` done after each tenth of them. */
async function sizeAfterUpdates(between: (db: Database) => Promise<unknown>): Promise<number> {
  const { db, close } = await openTestDatabase('embedded');
  await fill(db);
  for (let n = 1; n <= updates / rows; n++) {
    await updateAll(db, n);
    if (n % (updates / rows / 10) === 0) await between(db);
  }
  const size = sql`(select pg_total_relation_size('rate_counters') as bytes) as size`;
  const [found] = await db.select({ bytes: sql`bytes`.mapWith(Number) }).from(size);
  await close();
  return found?.bytes ?? 0;
}

it('keeps a table that is updated 50,000 times at a fraction of what it would be', async () => {
  const without = await sizeAfterUpdates(async () => undefined);
  const kept = await sizeAfterUpdates((db) => vacuumWhereNeeded(db, now));
  expect(kept).toBeLessThan(without / 3);
});

it('sweeps all tables once where nothing is known of them, then those that have changed', async () => {
  const { db, close } = await openTestDatabase('embedded');
  expect((await vacuumWhereNeeded(db, now)).barridas).toBeGreaterThan(30);
  expect(await vacuumWhereNeeded(db, now)).toMatchObject({ barridas: 0, analizadas: 0 });
  await fill(db);
  await updateAll(db, 1);
  expect(await vacuumWhereNeeded(db, now)).toMatchObject({ barridas: 1, analizadas: 1 });
  await close();
});

it('stops between two tables when it is told to', async () => {
  const { db, close } = await openTestDatabase('embedded');
  await expect(vacuumWhereNeeded(db, { signal: AbortSignal.abort(new Error('cancelado')) })).rejects.toThrow(
    'cancelado',
  );
  await close();
});
