import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnEachEngine } from '#server/testing/engines.ts';
import { preparedOnce, shapedOnce } from './prepared.ts';
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

describeOnEachEngine('a statement that is built once for each shape', (engine) => {
  let built = 0;
  const read = (shape: string, clave: string) =>
    shapedOnce(engine.db, shape, (name) => {
      built++;
      return engine.db
        .select()
        .from(settings)
        .where(eq(settings.clave, sql.placeholder('clave')))
        .prepare(name);
    }).execute({ clave });

  it('is run with the values of each time, and sees what a transaction wrote, which builds its own', async () => {
    built = 0;
    expect(await read('a', 'forma')).toEqual([]);
    await engine.transact(async () => {
      await engine.db.insert(settings).values({ clave: 'forma', valor: 1 });
      expect(await read('a', 'forma')).toHaveLength(1);
    });
    expect(built).toBe(2);
    expect(await read('a', 'forma')).toHaveLength(1);
    expect(await read('a', 'otra')).toEqual([]);
    await engine.db.delete(settings).where(eq(settings.clave, 'forma'));
    expect(await read('a', 'forma')).toEqual([]);
    expect(built).toBe(2);
  });

  it('is forgotten when two hundred others were asked for since', async () => {
    built = 0;
    await read('b', 'x');
    for (let n = 0; n < 199; n++) await read(`otra ${n}`, 'x');
    await read('b', 'x');
    expect(built).toBe(200);
    for (let n = 199; n < 399; n++) await read(`otra ${n}`, 'x');
    await read('b', 'x');
    expect(built).toBe(401);
  });
});
