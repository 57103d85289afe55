import { expect, it } from 'vitest';
import { describeOnEachEngine } from '#server/testing/engines.ts';
import { runAlone } from './run-alone.ts';
import { settings } from './schema.ts';

describeOnEachEngine('what one process at a time may do', (database) => {
  it('runs, beside the lock and not inside its transaction', async () => {
    const write = async () => {
      await database.db.insert(settings).values({ clave: 'prueba', valor: 1 });
      throw new Error('después');
    };
    await expect(runAlone(database, 'prueba', write)).rejects.toThrow('después');
    expect(await database.db.select().from(settings)).toHaveLength(1);
  });

  it('is left to whoever is at it', async () => {
    if (database.engine === 'embedded') return;
    const ran = await runAlone(database, 'prueba', async () => {
      expect(await runAlone(database, 'prueba', async () => expect.unreachable())).toBe(false);
      expect(await runAlone(database, 'otra', async () => undefined)).toBe(true);
    });
    expect(ran).toBe(true);
    expect(await runAlone(database, 'prueba', async () => undefined)).toBe(true);
  });
});
