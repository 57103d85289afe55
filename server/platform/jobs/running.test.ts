/** Jobs on both engines while they run: cancelled, told of, given back, and done again by a timetable. */
import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { describeOnEachEngine } from '#server/testing/engines.ts';
import { jobs } from '../database/schema.ts';
import { cancelJob, enqueue, pruneJobs } from './queue.ts';
import { eventually, kindOf, untilStopped, workersOn } from './workers.fixture.ts';

describeOnEachEngine('jobs', (engine) => {
  const { start, row, estado, makeDue } = workersOn(engine);

  it('can be cancelled while they wait, and are not done', async () => {
    const work = vi.fn();
    const kind = kindOf(work);
    const id = await enqueue(engine.db, kind, { n: 1 }, { afterMs: 60_000 });
    await start(kind);
    expect(await cancelJob(engine.db, id, [kind])).toMatchObject({ estado: 'CANCELADO' });
    expect(await cancelJob(engine.db, id, [kind])).toBeUndefined();
    await engine.db.update(jobs).set({ fechaPrevista: sql`now()` });
    const next = await enqueue(engine.db, kind, { n: 2 });
    await eventually(() => estado(next)).toBe('HECHO');
    expect(work.mock.calls.map(([job]) => job.datos.n)).toEqual([2]);
  });

  it('can be cancelled while they run: their work is told at once, and its result not written', async () => {
    const told = vi.fn();
    const kind = kindOf(async (job) => {
      await untilStopped(job).catch(told);
      return 'tarde';
    });
    const stop = await start(kind);
    const id = await enqueue(engine.db, kind, {});
    await eventually(() => estado(id)).toBe('EN_CURSO');
    await cancelJob(engine.db, id, [kind]);
    await eventually(() => told.mock.calls.length).toBe(1);
    // Who has stopped writes nothing more.
    await stop();
    expect(await row(id)).toMatchObject({ estado: 'CANCELADO', resultado: null });
  });

  it('tell how far they are, at most once a second', async () => {
    const seen = new Set<unknown>();
    const kind = kindOf(async ({ progress }) => {
      for (let step = 0; step <= 30; step++) {
        progress(step / 20, { clave: 'datos.obras', valores: { obra: step, obras: 30 } });
        await wait(50);
      }
    });
    await start(kind);
    const begun = Date.now();
    const id = await enqueue(engine.db, kind, {});
    for (; (await estado(id)) !== 'HECHO'; await wait(20)) seen.add(JSON.stringify((await row(id))?.progreso));
    const told = [...seen].filter((progreso) => progreso !== 'null');
    expect(told.length).toBeGreaterThanOrEqual(2);
    expect(told.length).toBeLessThanOrEqual((Date.now() - begun) / 1000 + 2);
    const paso = { clave: 'datos.obras', valores: { obra: 0, obras: 30 } };
    expect(JSON.parse(String(told[0]))).toEqual({ parte: 0, paso });
  });

  it('can tell it from inside a transaction', async () => {
    const kind = kindOf(({ progress }) => engine.transact(async () => progress(0.5)));
    await start(kind);
    const id = await enqueue(engine.db, kind, {});
    await eventually(() => estado(id)).toBe('HECHO');
  });

  it('of a server that stops are given back, as if they had not been tried', async () => {
    const kind = kindOf(untilStopped);
    const stop = await start(kind);
    const id = await enqueue(engine.db, kind, {});
    await eventually(() => estado(id)).toBe('EN_CURSO');
    await stop();
    expect(await row(id)).toMatchObject({ estado: 'PENDIENTE', intentos: 0, fechaArriendo: null, error: null });
  });

  it('of a timetable are queued at the start, and again with the end of each', async () => {
    const work = vi.fn();
    const kind = kindOf(work, { tipo: 'ronda', everyMs: 250 });
    await start(kind);
    await start(kind);
    await eventually(() => work.mock.calls.length).toBeGreaterThanOrEqual(3);
    const rows = await engine.db.select().from(jobs).where(eq(jobs.unico, 'ronda'));
    expect(rows.filter((job) => job.estado !== 'HECHO')).toHaveLength(1);
  });

  it('of a timetable keep their next turn when one fails for good or is cancelled', async () => {
    const kind = kindOf(
      () => {
        throw new Error('roto');
      },
      { tipo: 'ronda', everyMs: 60_000, tries: 1 },
    );
    await start(kind);
    await makeDue();
    const waiting = async () =>
      (await engine.db.select().from(jobs)).filter((job) => job.estado === 'PENDIENTE').map(({ id }) => id);
    await eventually(async () => (await engine.db.select().from(jobs)).map((job) => job.estado).sort()).toEqual([
      'FALLIDO',
      'PENDIENTE',
    ]);
    const [next = ''] = await waiting();
    await cancelJob(engine.db, next, [kind]);
    expect(await waiting()).toHaveLength(1);
    expect(await waiting()).not.toContain(next);
  });

  it('that ended long ago are pruned, a bounded number at a time', async () => {
    const kind = kindOf(() => null);
    for (let n = 0; n < 3; n++) await enqueue(engine.db, kind, {});
    await engine.db.update(jobs).set({ estado: 'HECHO', fechaFin: sql`now() - interval '31 days'` });
    const kept = await enqueue(engine.db, kind, {});
    expect([await pruneJobs(engine.db, 30, 2), await pruneJobs(engine.db, 30, 2)]).toEqual([2, 1]);
    expect(await engine.db.select({ id: jobs.id }).from(jobs)).toEqual([{ id: kept }]);
  });
});
