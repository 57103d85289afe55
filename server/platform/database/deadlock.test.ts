/** Two transactions that take the same rows in opposite order. */
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnEachEngine } from '#server/testing/engines.ts';

describeOnEachEngine('two transactions that wait for one another', (engine) => {
  // The embedded engine does one after the other.
  it.skipIf(engine.engine === 'embedded')('are both done, each once', async () => {
    const { db, transact } = engine;
    await db.execute(sql`create table counters (id int primary key, times int not null)`);
    await db.execute(sql`insert into counters values (1, 0), (2, 0)`);
    const add = (id: number) => db.execute(sql`update counters set times = times + 1 where id = ${id}`);
    const met = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const both = (own: number, first: number, second: number) =>
      transact(async () => {
        await add(first);
        met[own]?.resolve();
        await Promise.all(met.map(({ promise }) => promise));
        await add(second);
      });
    await Promise.all([both(0, 1, 2), both(1, 2, 1)]);
    const counted = await db.execute(sql`select times from counters order by id`);
    expect(counted).toMatchObject({ rows: [{ times: 2 }, { times: 2 }] });
  });
});
