import { expect, it } from 'vitest';
import { describeOnEachEngine } from '#server/testing/engines.ts';
import type { Database } from './database/database.ts';
import { openSettings } from './settings-store.ts';

/** The database whose readings' answers arrive when these are over, the first the first. */
const slow = (db: Database, waits: Promise<void>[]): Database =>
  new Proxy(db, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property);
      if (property !== 'select') return typeof value === 'function' ? value.bind(target) : value;
      return () => ({
        from: async (table: Parameters<ReturnType<Database['select']>['from']>[0]) => {
          const rows = await target.select().from(table);
          await waits.shift();
          return rows;
        },
      });
    },
  });

describeOnEachEngine('the settings', (engine) => {
  it('are those of the last change, however slowly an earlier one is read', async () => {
    const waits: Promise<void>[] = [];
    const subscribers: ((payload: string) => void | Promise<void>)[] = [];
    const here = await openSettings({
      ...engine,
      db: slow(engine.db, waits),
      subscribe: async (_, subscriber) => void subscribers.push(subscriber),
    });
    const there = await openSettings({ ...engine, db: engine.db });
    await there.change({ identidadRevision: 'simple ciego' });
    const arrived = Promise.withResolvers<void>();
    waits.push(arrived.promise);
    const first = subscribers[0]?.('');
    await expect.poll(() => waits).toEqual([]);
    await there.change({ identidadRevision: 'doble ciego' });
    const second = subscribers[0]?.('');
    // One that did not wait its turn would have its answer by now.
    for (let trip = 0; trip < 3; trip++) await there.lock();
    arrived.resolve();
    await Promise.all([first, second]);
    expect(here.get().identidadRevision).toBe('doble ciego');
  });
});
