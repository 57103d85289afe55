/** The activity record is only added to, each entry chained to the one before; what was changed all the same is located. */
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { record } from '#server/events/events.ts';
import { activity, activityChain } from '#server/platform/database/schema.ts';
import { describeOnEachEngine } from '#server/testing/engines.ts';
import { verifyRecord } from './verify.ts';

describeOnEachEngine('the chain of the activity record', (engine) => {
  const write = (titulo: string) =>
    engine.transact(() => record(engine.db, { type: 'publication.created', userId: null, datos: { titulo } }));
  const verify = (mark?: { posicion: number; hash: string }) => verifyRecord(engine, mark ? { mark } : {});
  const faults = async () => (await verify()).fallos;
  /** As somebody with the database in their hands does it. */
  const tamper = (statement: ReturnType<typeof sql>) =>
    engine.transact(async () => {
      for (const table of ['activity', 'activity_chain'])
        await engine.db.execute(sql.raw(`alter table ${table} disable trigger user`));
      await engine.db.execute(statement);
      for (const table of ['activity', 'activity_chain'])
        await engine.db.execute(sql.raw(`alter table ${table} enable trigger user`));
    });

  it('is empty, and verifies, at the beginning', async () => {
    expect(await verify()).toEqual({ entradas: 0, fallos: [], cabeza: null });
  });

  it('holds twenty writers’ entries in one chain without a gap', async () => {
    const writers = Array.from({ length: 20 }, async (_, writer) => {
      for (let entry = 0; entry < 5; entry++) await write(`«Niñez» ${writer}, ${entry} €\n"\\`);
    });
    await Promise.all(writers);
    expect(await verify()).toMatchObject({ entradas: 100, fallos: [], cabeza: { posicion: 100 } });
  });

  it('takes in nothing of an act that fails', async () => {
    const act = engine.transact(async () => {
      await record(engine.db, { type: 'account.loggedIn', userId: null });
      throw new Error('no');
    });
    await expect(act).rejects.toThrow('no');
    expect(await verify()).toMatchObject({ entradas: 100, fallos: [] });
  });

  it('refuses to be changed, deleted or emptied', async () => {
    for (const statement of [
      sql`update ${activity} set severity = 'info' where id = 1`,
      sql`delete from ${activity} where id = 1`,
      sql`truncate ${activity}`,
      sql`update ${activityChain} set hash = '' where posicion = 1`,
      sql`delete from ${activityChain}`,
    ])
      await expect(engine.db.execute(statement)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('only added to') },
      });
    expect(await faults()).toEqual([]);
  });

  it('tells which entry was changed, and that one alone', async () => {
    const set = (
      titulo: string,
    ) => sql`update activity set datos = jsonb_set(datos, '{titulo}', to_jsonb(${titulo}::text))
      where id = (select actividad_id from activity_chain where posicion = 40)`;
    const [before] = await engine.db
      .select({ datos: activity.datos })
      .from(activity)
      .where(sql`id = (select actividad_id from activity_chain where posicion = 40)`);
    await tamper(set('Otra'));
    expect(await faults()).toEqual([{ tipo: 'cambiada', posicion: 40, entrada: expect.any(Number) }]);
    await tamper(set(String(before?.datos.titulo)));
    expect(await faults()).toEqual([]);
  });

  it('tells where an entry is missing, where a part of the chain is, and what came in past it', async () => {
    const head = await verify();
    await tamper(sql`delete from activity where id = (select actividad_id from activity_chain where posicion = 10)`);
    await tamper(sql`with links as (delete from activity_chain where posicion in (20, 21) returning actividad_id)
      delete from activity where id in (select actividad_id from links)`);
    await tamper(sql`insert into activity (type, severity) values ('publication.published', 'success')`);
    expect(await faults()).toEqual([
      { tipo: 'falta', posicion: 10, entrada: expect.any(Number) },
      { tipo: 'hueco', posicion: 20, entrada: null },
      { tipo: 'sin encadenar', posicion: null, entrada: expect.any(Number) },
    ]);
    expect(head.cabeza && (await verify(head.cabeza)).fallos).toHaveLength(3);
  });

  it('misses an end that was cut off where somebody noted it before', async () => {
    const { cabeza, fallos } = await verify();
    if (!cabeza) throw new Error('The chain is empty.');
    await tamper(sql`with links as (delete from activity_chain where posicion > 90 returning actividad_id)
      delete from activity where id in (select actividad_id from links)`);
    expect(await faults()).toEqual(fallos);
    expect((await verify(cabeza)).fallos).toContainEqual({ tipo: 'hueco', posicion: 91, entrada: null });
  });
});

describeOnEachEngine('the pruning of the activity record', (engine) => {
  const write = () => record(engine.db, { type: 'account.loggedIn', userId: null });
  const prune = async (before: string, most = 500) => {
    const pruned = sql<number>`public.prune_activity(${before}::timestamptz, ${most})`;
    const [row] = await engine.db.select({ pruned }).from(sql`(select) as one`);
    return row?.pruned;
  };

  it('takes only what is old, from the beginning on, and leaves a chain that verifies', async () => {
    expect(await prune('3000-01-01')).toBe(0);
    for (let entry = 0; entry < 10; entry++) await write();
    expect(await prune('2020-01-01')).toBe(0);
    expect(await prune('3000-01-01', 4)).toBe(4);
    expect(await verifyRecord(engine)).toMatchObject({ entradas: 7, fallos: [], cabeza: { posicion: 11 } });
    const [told] = await engine.db.select().from(activity).where(sql`type = 'activity.pruned'`);
    expect(told).toMatchObject({ datos: { entradas: 4, hasta: 4, hash: expect.stringMatching(/^[0-9a-f]{64}$/) } });
    expect(await prune('3000-01-01', 3)).toBe(3);
    expect((await verifyRecord(engine)).fallos).toEqual([]);
  });
});
