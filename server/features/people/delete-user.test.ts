import { setTimeout as wait } from 'node:timers/promises';
import { v7 as uuid } from 'uuid';
import { expect, it } from 'vitest';
import { insertNotifications } from '#server/event-queries.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';

describePlatform('deleting an account', (platform) => {
  it('does not get in the way of somebody who is writing to the administrators', async () => {
    const { db, transact } = platform().services;
    const first = await platform().person('Ada', 'ADMIN');
    const second = await platform().person('Blas', 'ADMIN');
    const gone = await platform().person('Gil', 'AUTOR');
    const write = (userId: string) =>
      insertNotifications(db, [{ id: uuid(), userId, tipo: 'SISTEMA', titulo: 'Aviso', mensaje: 'Hola' }]);
    const begun = Promise.withResolvers<void>();
    const writing = transact(async () => {
      await write(second.user.id);
      begun.resolve();
      // Time for the other to lock what it locks.
      await wait(150);
      await write(first.user.id);
    });
    await begun.promise;
    await first.call.deleteUser({ params: { id: gone.user.id } });
    await writing;
    expect((await second.call.listNotifications()).total).toBe(1);
  });
});
