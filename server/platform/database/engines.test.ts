import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnEachEngine } from '#server/testing/engines.ts';
import { settings } from './schema.ts';
import { signal } from './signals.ts';

describeOnEachEngine('a database', (engine) => {
  const count = async () => (await engine.db.select().from(settings)).length;

  it('makes what is asked of `db` inside `transact` part of the transaction', async () => {
    const failed = engine.transact(async () => {
      await engine.db.insert(settings).values({ clave: 'a', valor: 1 });
      expect(await count()).toBe(1);
      throw new Error('undo');
    });
    await expect(failed).rejects.toThrow('undo');
    expect(await count()).toBe(0);
  });

  it('joins a transaction inside another', async () => {
    await engine.transact(() => engine.transact(() => engine.db.insert(settings).values({ clave: 'b', valor: 2 })));
    expect(await count()).toBe(1);
  });

  it('tells listeners what was notified, once it is committed', async () => {
    const heard: string[] = [];
    await engine.subscribe('prueba', (payload) => void heard.push(payload));
    await engine.transact(() => signal(engine.db, 'prueba', 'hola'));
    await expect.poll(() => heard).toEqual(['hola']);
  });

  it('sorts names without accents and upper case', async () => {
    const result = await engine.db.execute<{ plain: string }>(sql`select public.es_plain('ÁRBOL Ñandú') as plain`);
    expect(result).toMatchObject({ rows: [{ plain: 'arbol nandu' }] });
  });
});
