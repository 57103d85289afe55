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

  it('leaves others their turn while query follows query', async () => {
    let isOver = false;
    const work = async () => {
      for (let asked = 0; asked < 200; asked++)
        await engine.transact(() => engine.db.execute(sql`select count(*) from generate_series(1, 20000)`));
      isOver = true;
    };
    const done = work();
    await new Promise((resolve) => setTimeout(resolve));
    expect(isOver).toBe(false);
    await done;
  });

  it('compiles no statement', async () => {
    const compiles = engine.engine === 'postgres' ? sql`current_setting('jit') <> 'off'` : sql`pg_jit_available()`;
    const result = await engine.db.execute<{ compiles: boolean }>(sql`select ${compiles} as compiles`);
    expect(result).toMatchObject({ rows: [{ compiles: false }] });
  });

  it('sorts names without accents and upper case', async () => {
    const result = await engine.db.execute<{ plain: string }>(sql`select public.es_plain('ÁRBOL Ñandú') as plain`);
    expect(result).toMatchObject({ rows: [{ plain: 'arbol nandu' }] });
  });
});
