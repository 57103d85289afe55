/** Three failures of a worker within ten minutes are a warning, until its next success. */
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { refuse } from '#contract/refuse.ts';
import { describeOnEachEngine } from '#server/testing/engines.ts';
import { workerFailures } from '../database/schema.ts';
import { enqueue } from './queue.ts';
import { findFailing, noteFailure, noteSuccess, pruneFailures, watchOwn } from './worker-failures.ts';
import { eventually, kindOf, workersOn } from './workers.fixture.ts';

describeOnEachEngine('workers that keep failing', (engine) => {
  const { start, makeDue, estado, row } = workersOn(engine);
  const failing = async () => (await findFailing(engine.db)).map(({ trabajador }) => trabajador);
  /** As if so many minutes had passed. */
  const later = (minutes: number) => {
    const by = sql`interval '1 minute' * ${minutes}`;
    const { fecha, anterior, avisoDesde } = workerFailures;
    return engine.db.update(workerFailures).set({
      fecha: sql`${fecha} - ${by}`,
      anterior: sql`${anterior} - ${by}`,
      avisoDesde: sql`${avisoDesde} - ${by}`,
    });
  };

  it('are told of with the third failure within ten minutes, and not before', async () => {
    await noteFailure(engine.db, 'prueba', 'roto');
    await later(4);
    await noteFailure(engine.db, 'prueba', 'roto');
    expect(await failing()).toEqual([]);
    await later(4);
    await noteFailure(engine.db, 'prueba', 'sigue roto');
    expect(await findFailing(engine.db)).toEqual([
      { trabajador: 'prueba', avisoDesde: expect.any(Date), error: 'sigue roto' },
    ]);
  });

  it('are not told of where their failures are further apart', async () => {
    for (let failures = 0; failures < 5; failures++) {
      await noteFailure(engine.db, 'prueba', 'roto');
      await later(6);
    }
    expect(await failing()).toEqual([]);
  });

  it('are told of until the next success, however long that takes', async () => {
    for (let failures = 0; failures < 3; failures++) await noteFailure(engine.db, 'prueba', 'roto');
    await later(600);
    expect(await failing()).toEqual(['prueba']);
    await noteSuccess(engine.db, 'prueba');
    expect(await failing()).toEqual([]);
  });

  it('are kinds of jobs whose tries fail, and cleared by a job that is done', async () => {
    let broken = true;
    const kind = kindOf(
      () => {
        if (broken) throw new Error('No hay red para ana@prueba.test');
      },
      { tries: 9 },
    );
    await start(kind);
    const id = await enqueue(engine.db, kind, {});
    for (let tries = 1; tries <= 3; tries++) {
      await eventually(() => row(id)).toMatchObject({ estado: 'PENDIENTE', intentos: tries });
      if (tries < 3) await makeDue();
    }
    await eventually(failing).toEqual(['prueba']);
    expect((await findFailing(engine.db))[0]?.error).toBe('No hay red para …');
    broken = false;
    await makeDue();
    await eventually(() => estado(id)).toBe('HECHO');
    expect(await failing()).toEqual([]);
  });

  it('are not kinds whose jobs were refused: who does them is well', async () => {
    const kind = kindOf(() => {
      throw refuse('sin_permiso');
    });
    await start(kind);
    const ids = await Promise.all([1, 2, 3, 4].map(() => enqueue(engine.db, kind, {})));
    for (const id of ids) await eventually(() => estado(id)).toBe('FALLIDO');
    expect(await engine.db.select().from(workerFailures)).toEqual([]);
  });

  it('of a process that is no more are forgotten', async () => {
    const own = watchOwn(engine.db, 'en-vivo');
    for (let failures = 0; failures < 3; failures++) own.failed(new Error('roto'), 'probando');
    await eventually(failing).toEqual(['en-vivo']);
    own.succeeded();
    await eventually(failing).toEqual([]);
    for (let failures = 0; failures < 3; failures++) own.failed(new Error('roto'), 'probando');
    await eventually(failing).toEqual(['en-vivo']);
    await later(11);
    expect(await failing()).toEqual([]);
    await later(24 * 60);
    expect(await pruneFailures(engine.db, 500)).toBe(1);
  });
});
