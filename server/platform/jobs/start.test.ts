/** Jobs on both engines: each done once, tried again, and taken over. */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { interruptedJob } from '#contract/entities/job.ts';
import { describeOnEachEngine } from '#server/testing/engines.ts';
import { jobs } from '../database/schema.ts';
import { signal } from '../database/signals.ts';
import { failureLine, waitAfter } from './failure.ts';
import { cancelJob, cancelledChannel, claimNext, enqueue, jobsChannel, retryJob } from './queue.ts';
import { datos, eventually, kindOf, workersOn } from './workers.fixture.ts';

describe('the wait between tries', () => {
  it('grows from ten seconds to six hours', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((tries) => waitAfter(tries) / 1000)).toEqual([
      10, 30, 90, 270, 810, 2430, 7290, 21_600, 21_600,
    ]);
  });
});

it('keeps of a failed query the database’s words, never what was written', () => {
  const query = new Error('Failed query: insert …\nparams: ana@prueba.test', { cause: new Error('duplicate\nkey') });
  expect(failureLine(query)).toBe('duplicate key');
});

describeOnEachEngine('jobs', (engine) => {
  const { start, row, estado, makeDue } = workersOn(engine);

  it('are done as soon as they are queued, and keep their results', async () => {
    const kind = kindOf(({ datos: { n = 0 }, creadoPorId, intento }) => ({ doble: 2 * n, creadoPorId, intento }));
    await start(kind);
    const id = await enqueue(engine.db, kind, { n: 4 });
    await eventually(() => estado(id)).toBe('HECHO');
    expect(await row(id)).toMatchObject({
      resultado: { doble: 8, creadoPorId: null, intento: 1 },
      fechaArriendo: null,
    });
    expect((await row(id))?.fechaFin).toBeInstanceOf(Date);
  });

  it('that were queued in a transaction that failed are never done', async () => {
    const work = vi.fn();
    const kind = kindOf(work);
    await start(kind);
    const failed = engine.transact(async () => {
      await enqueue(engine.db, kind, {});
      throw new Error('undo');
    });
    await expect(failed).rejects.toThrow('undo');
    const id = await enqueue(engine.db, kind, {});
    await eventually(() => estado(id)).toBe('HECHO');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('refuse data that their kind does not take', async () => {
    const kind = kindOf(() => null);
    const wrong: unknown = { n: 'cuatro' };
    // @ts-expect-error: what a caller without types may pass.
    await expect(enqueue(engine.db, kind, wrong)).rejects.toThrow(z.ZodError);
    expect(await engine.db.select().from(jobs)).toEqual([]);
  });

  it('are done once each where two workers share the database', async () => {
    const done: number[] = [];
    const kind = kindOf(async ({ datos: { n = -1 } }) => {
      await wait(2);
      done.push(n);
    });
    const stops = [await start(kind), await start(kind)];
    await engine.transact(async () => {
      for (let n = 0; n < 60; n++) await enqueue(engine.db, kind, { n });
    });
    await eventually(() => done.length).toBe(60);
    for (const stop of stops) await stop();
    expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, n) => n));
  });

  it('with one name are queued once until they have ended', async () => {
    const kind = kindOf(() => null);
    const [first, second] = [
      await enqueue(engine.db, kind, {}, { unico: 'uno' }),
      await enqueue(engine.db, kind, {}, { unico: 'uno' }),
    ];
    expect(second).toBe(first);
    await start(kind);
    await eventually(() => estado(first)).toBe('HECHO');
    expect(await enqueue(engine.db, kind, {}, { unico: 'uno' })).not.toBe(first);
  });

  it('that throw are tried again later, and have failed after their last try', async () => {
    const work = vi.fn(() => {
      throw new Error('No hay\nred');
    });
    const kind = kindOf(work, { tries: 2 });
    await start(kind);
    const id = await enqueue(engine.db, kind, {});
    await eventually(async () => (await row(id))?.error).toBe('No hay red');
    expect(await row(id)).toMatchObject({ estado: 'PENDIENTE', intentos: 1 });
    expect(((await row(id))?.fechaPrevista.getTime() ?? 0) - Date.now()).toBeGreaterThan(8000);
    await makeDue();
    await eventually(() => estado(id)).toBe('FALLIDO');
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('whose data fit no more have failed at once', async () => {
    const work = vi.fn();
    const id = await enqueue(engine.db, { tipo: 'prueba', datos: z.object({ n: z.string() }) }, { n: 'cuatro' });
    await start(kindOf(work));
    await eventually(() => estado(id)).toBe('FALLIDO');
    expect(work).not.toHaveBeenCalled();
  });

  it('that failed can be queued again with all their tries, unless another of the name waits', async () => {
    let broken = true;
    const kind = kindOf(
      () => {
        if (broken) throw new Error('roto');
      },
      { tries: 1 },
    );
    const stop = await start(kind);
    const id = await enqueue(engine.db, kind, {}, { unico: 'uno' });
    await eventually(() => estado(id)).toBe('FALLIDO');
    await stop();
    const other = await enqueue(engine.db, kind, {}, { unico: 'uno' });
    expect(await retryJob(engine.db, id)).toBeUndefined();
    await cancelJob(engine.db, other, [kind]);
    broken = false;
    expect(await retryJob(engine.db, id)).toMatchObject({ estado: 'PENDIENTE', intentos: 0, error: null });
    expect(await retryJob(engine.db, id)).toBeUndefined();
    await start(kind);
    await eventually(() => estado(id)).toBe('HECHO');
  });

  it('of a process that is silent are taken over when its lease ends, and what it writes then is not written', async () => {
    const kind = kindOf(() => 'del segundo', { leaseMs: 400 });
    const id = await enqueue(engine.db, kind, {});
    // A process that takes it and says nothing more.
    expect(await claimNext(engine.db, [kind])).toMatchObject({ id, intentos: 1 });
    expect(await claimNext(engine.db, [kind])).toBeUndefined();
    await start(kind);
    await eventually(() => estado(id)).toBe('HECHO');
    expect(await row(id)).toMatchObject({ intentos: 2, resultado: 'del segundo' });
  });

  it('of a process that slept through its lease are given to another: the first is told to stop, and writes nothing', async () => {
    const stopped = vi.fn();
    const wakeUp = Promise.withResolvers<void>();
    const kind = kindOf(async ({ intento, signal }) => {
      if (intento > 1) return 'del segundo';
      signal.addEventListener('abort', stopped);
      await wakeUp.promise;
      return 'del primero';
    });
    const stop = await start(kind);
    const id = await enqueue(engine.db, kind, {});
    await eventually(() => estado(id)).toBe('EN_CURSO');
    // The database's clock jumps an hour, or the process was suspended: its lease is over, and it does not know.
    await engine.db.update(jobs).set({ fechaArriendo: sql`now() - interval '1 hour'` });
    await signal(engine.db, jobsChannel, kind.tipo);
    await eventually(() => estado(id)).toBe('HECHO');
    // An administrator may have it done again: then its try has the number of the one that overslept.
    await engine.db.update(jobs).set({ estado: 'EN_CURSO', intentos: 1 });
    await signal(engine.db, cancelledChannel, id);
    await eventually(() => stopped.mock.calls.length).toBe(1);
    wakeUp.resolve();
    await stop();
    expect(await row(id)).toMatchObject({ estado: 'EN_CURSO', resultado: 'del segundo' });
  });

  it('go on where their lease is over but nobody has taken them: no clock takes one away', async () => {
    const release = Promise.withResolvers<void>();
    const work = vi.fn(() => release.promise);
    // One worker: another of this process would be somebody who takes it.
    const kind = kindOf(work, { leaseMs: 60_000, atOnce: 1 });
    await start(kind);
    const id = await enqueue(engine.db, kind, {});
    await eventually(() => estado(id)).toBe('EN_CURSO');
    vi.setSystemTime(Date.now() + 7_200_000);
    await engine.db.update(jobs).set({ fechaArriendo: sql`now() - interval '1 second'` });
    await signal(engine.db, cancelledChannel, '');
    release.resolve();
    await eventually(() => estado(id)).toBe('HECHO');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('tell their kind of each failed try, in the transaction that notes it', async () => {
    const onFailure = vi.fn(async () => undefined);
    const kind = kindOf(
      () => {
        throw new Error('roto');
      },
      { tries: 2, onFailure },
    );
    await start(kind);
    const id = await enqueue(engine.db, kind, { n: 7 });
    await eventually(async () => (await row(id))?.error).toBe('roto');
    await makeDue();
    await eventually(() => estado(id)).toBe('FALLIDO');
    expect(onFailure.mock.calls).toEqual([
      [null, { datos: { n: 7 }, intento: 1 }, { error: 'roto', againInMs: 10_000, thrown: new Error('roto') }],
      [null, { datos: { n: 7 }, intento: 2 }, { error: 'roto', againInMs: undefined, thrown: new Error('roto') }],
    ]);
  });

  it('of a kind with workers of its own hold up no others, and are held up by none', async () => {
    const release = Promise.withResolvers<void>();
    const slow = kindOf(() => release.promise, { tipo: 'lento', atOnce: 1 });
    const shared = kindOf(() => release.promise);
    const own = kindOf(() => null, { tipo: 'propio', atOnce: 2 });
    await start(slow, shared, own);
    const [first, second] = [await enqueue(engine.db, slow, {}), await enqueue(engine.db, slow, {})];
    for (let n = 0; n < 3; n++) await enqueue(engine.db, shared, {});
    const done = await enqueue(engine.db, own, {});
    await eventually(() => estado(done)).toBe('HECHO');
    await eventually(() => estado(first)).toBe('EN_CURSO');
    expect(await estado(second)).toBe('PENDIENTE');
    release.resolve();
    await eventually(() => estado(second)).toBe('HECHO');
  });

  it('are not taken over while their process lives, however long they take', async () => {
    const work = vi.fn(() => wait(2500));
    const kind = kindOf(work, { leaseMs: 1000 });
    await start(kind);
    await start(kind);
    const id = await enqueue(engine.db, kind, {});
    await eventually(() => estado(id)).toBe('HECHO');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('that end their processes again and again have failed, and are given to nobody else', async () => {
    const work = vi.fn();
    const kind = kindOf(work, { tries: 2, leaseMs: 1 });
    const id = await enqueue(engine.db, kind, {});
    for (let deaths = 1; deaths <= 2; deaths++) {
      // As soon as the lease of the one before is over.
      await eventually(() => claimNext(engine.db, [kind])).toMatchObject({ intentos: deaths });
    }
    await start(kind);
    await eventually(() => row(id)).toMatchObject({ estado: 'FALLIDO', error: interruptedJob });
    expect(work).not.toHaveBeenCalled();
  });

  it('are left alone by who does not know their kind', async () => {
    const id = await enqueue(engine.db, { tipo: 'otra', datos }, {});
    const kind = kindOf(() => null);
    await start(kind);
    const known = await enqueue(engine.db, kind, {});
    await eventually(() => estado(known)).toBe('HECHO');
    expect(await estado(id)).toBe('PENDIENTE');
  });
});
