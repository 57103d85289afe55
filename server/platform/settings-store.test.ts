import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { describeOnEachEngine } from '#server/testing/engines.ts';
import type { Database } from './database/database.ts';
import { openSettings } from './settings-store.ts';

/** The database with the waits given before each reading's answer arrives, in ms. */
const slow = (db: Database, waits: number[]): Database =>
  new Proxy(db, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property);
      if (property !== 'select') return typeof value === 'function' ? value.bind(target) : value;
      return () => ({
        from: async (table: Parameters<ReturnType<Database['select']>['from']>[0]) => {
          const rows = await target.select().from(table);
          await wait(waits.shift() ?? 0);
          return rows;
        },
      });
    },
  });

describeOnEachEngine('the settings', (engine) => {
  it('are those of the last change, however slowly an earlier one is read', async () => {
    const waits: number[] = [];
    const hearers: ((payload: string) => void | Promise<void>)[] = [];
    const here = await openSettings({
      ...engine,
      db: slow(engine.db, waits),
      listen: async (_, hear) => void hearers.push(hear),
    });
    const there = await openSettings({ ...engine, db: engine.db });
    await there.change({ identidadRevision: 'simple ciego' });
    waits.push(60);
    const first = hearers[0]?.('');
    await wait(20);
    await there.change({ identidadRevision: 'doble ciego' });
    await Promise.all([first, hearers[0]?.('')]);
    expect(here.get().identidadRevision).toBe('doble ciego');
  });
});
