import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnEachEngine } from '#server/testing/engines.ts';
import { preparedOnce } from './prepared.ts';
import { settings } from './schema.ts';

describeOnEachEngine('a statement that is prepared once', (engine) => {
  const read = (clave: string) =>
    preparedOnce(engine.db, 'settings_of_test', (name) =>
      engine.db
        .select()
        .from(settings)
        .where(eq(settings.clave, sql.placeholder('clave')))
        .prepare(name),
    ).execute({ clave });

  it('is not kept from a transaction, which sees what it wrote, and is over afterwards', async () => {
    await engine.transact(async () => {
      await engine.db.insert(settings).values({ clave: 'prueba', valor: 1 });
      expect(await read('prueba')).toHaveLength(1);
    });
    expect(await read('prueba')).toHaveLength(1);
    expect(await read('otra')).toEqual([]);
    await engine.transact(async () => {
      await engine.db.delete(settings).where(eq(settings.clave, 'prueba'));
      expect(await read('prueba')).toEqual([]);
    });
    expect(await read('prueba')).toEqual([]);
  });
});
