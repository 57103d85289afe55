import { sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { insertNotifications } from '#server/events/event-queries.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';

describePlatform('deleting an account', (platform) => {
  it('does not get in the way of somebody who is writing to the administrators', async () => {
    const { database, db, transact } = platform().services;
    const first = await platform().person('Ada', 'ADMIN');
    const second = await platform().person('Blas', 'ADMIN');
    const gone = await platform().person('Gil', 'AUTOR');
    const write = (userId: string) =>
      insertNotifications(db, [{ id: uuid(), userId, tipo: 'SISTEMA', titulo: 'Aviso', mensaje: 'Hola' }]);
    const [begun, deleted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const somebodyWaits = () => expect.poll(() => db.$count(sql`(${waiting}) as waiting`)).toBeGreaterThan(0);
    const writing = transact(async () => {
      await write(second.user.id);
      begun.resolve();
      // The other has locked what it locks, where two can be at it: it waits for us, or is done.
      if (database.engine === 'postgres') await Promise.race([deleted.promise, somebodyWaits()]);
      await write(first.user.id);
    });
    await begun.promise;
    await first.call.deleteUser({ params: { id: gone.user.id } });
    deleted.resolve();
    await writing;
    expect((await second.call.listNotifications()).total).toBe(1);
  });
});
