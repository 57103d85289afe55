/** Readings: counted once for each reader and half minute, written together, waiting for nobody. */
import { AsyncResource } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publications, usageByMonth } from '#server/platform/database/schema.ts';
import { describeOnEachEngine } from '#server/testing/engines.ts';
import { guestNames } from './record-view.ts';
import { ViewCounter } from './view-counter.ts';
import { published } from './works.fixture.ts';

describeOnEachEngine('the counter of readings', (engine) => {
  let counter: ViewCounter;
  let id: string;
  beforeEach(async () => {
    const work = published({ titulo: 'Una obra' });
    id = work.id;
    await engine.db.insert(publications).values(work);
    counter = new ViewCounter(engine.db);
  });
  afterEach(() => counter.close());
  const row = async () => {
    const [found] = await engine.db
      .select({ vistas: publications.vistas, changed: publications.fechaActualizacion })
      .from(publications)
      .where(sql`${publications.id} = ${id}`);
    return found;
  };

  it('takes two readings within thirty seconds for one, and counts from the last', () => {
    const at = [0, 29, 58, 88, 200].map((second) => counter.count(id, 'ana', second * 1000));
    expect(at).toEqual([true, false, false, true, true]);
    expect([counter.count(id, 'luis', 0), counter.count('other', 'ana', 0)]).toEqual([true, true]);
  });

  it('writes what waits together, and nothing else of the work', async () => {
    const before = await row();
    for (const reader of ['ana', 'luis', 'eva']) counter.count(id, reader);
    expect((await row())?.vistas).toBe(0);
    await Promise.all([counter.flush(), counter.flush()]);
    expect(await row()).toEqual({ vistas: 3, changed: before?.changed });
  });

  it('keeps readings and downloads by month, each file of a reader once in half a minute', async () => {
    const [october, november] = ['2026-10-31T23:59:50Z', '2026-11-01T00:00:10Z'].map((moment) => Date.parse(moment));
    for (const reader of ['ana', 'luis']) counter.count(id, reader, october);
    expect(counter.countDownload(id, 'pdf', 'ana', october)).toBe(true);
    expect(counter.countDownload(id, 'pdf', 'ana', november)).toBe(false);
    expect(counter.countDownload(id, 'docx', 'ana', november)).toBe(true);
    await counter.flush();
    counter.countDownload(id, 'pdf', 'luis', november);
    await counter.flush();
    const rows = await engine.db
      .select({ mes: usageByMonth.mes, clase: usageByMonth.clase, veces: usageByMonth.veces })
      .from(usageByMonth)
      .where(sql`${usageByMonth.publicacionId} = ${id}`)
      .orderBy(usageByMonth.mes, usageByMonth.clase);
    expect(rows).toEqual([
      { mes: '2026-10-01', clase: 'DESCARGA', veces: 1 },
      { mes: '2026-10-01', clase: 'LECTURA', veces: 2 },
      { mes: '2026-11-01', clase: 'DESCARGA', veces: 2 },
    ]);
    // The counter there was is of readings alone.
    expect((await row())?.vistas).toBe(2);
  });

  it('writes what waits when it is closed', async () => {
    counter.count(id, 'ana');
    await counter.close();
    expect((await row())?.vistas).toBe(1);
  });

  it('forgets readings of what is not in the catalogue', async () => {
    await engine.db.update(publications).set({ estado: 'RETIRADO' }).where(sql`${publications.id} = ${id}`);
    counter.count(id, 'ana');
    await counter.flush();
    await engine.db.update(publications).set({ estado: 'PUBLICADO' }).where(sql`${publications.id} = ${id}`);
    await counter.flush();
    expect((await row())?.vistas).toBe(0);
  });

  it('keeps what a failing database did not take', async () => {
    const broken = new ViewCounter(
      new Proxy(engine.db, {
        get: (target, property) => {
          if (property === 'execute' && failing) throw new Error('broken');
          return Reflect.get(target, property);
        },
      }),
    );
    let failing = true;
    broken.count(id, 'ana');
    await broken.flush();
    failing = false;
    broken.count(id, 'luis');
    await broken.close();
    expect((await row())?.vistas).toBe(2);
  });

  it.runIf(engine.engine === 'postgres')(
    'waits for nobody who is changing the work, and counts it afterwards',
    async () => {
      const outside = AsyncResource.bind((act: () => Promise<void>) => act());
      counter.count(id, 'ana');
      await engine.transact(async () => {
        await engine.db.execute(sql`select 1 from publications where id = ${id} for update`);
        // Outside of this transaction, as the counter's clock is.
        await outside(() => counter.flush());
      });
      expect((await row())?.vistas).toBe(0);
      await counter.flush();
      expect((await row())?.vistas).toBe(1);
    },
  );
});

it('names a guest by address and browser, otherwise each day and in each process, and never in clear', () => {
  const nameOf = guestNames();
  const guest = { address: '192.0.2.7', agent: 'Firefox' };
  const [today, tomorrow] = [new Date('2026-03-01T10:00:00Z'), new Date('2026-03-02T10:00:00Z')];
  const name = nameOf(guest, today);
  expect(nameOf(guest, today)).toBe(name);
  expect(name).not.toContain('192');
  const others = [
    nameOf({ ...guest, agent: 'Safari' }, today),
    nameOf({ ...guest, address: '192.0.2.8' }, today),
    guestNames()(guest, today),
    nameOf(guest, tomorrow),
  ];
  expect(new Set([name, ...others]).size).toBe(5);
});
