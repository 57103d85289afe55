/** Usage by COUNTER's Code of Practice 5.1: investigations and requests, in all and once a session, by access. */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import {
  bookChapters,
  counterSearches,
  counterUsage,
  manuscripts,
  publications,
  secrets,
} from '#server/platform/database/schema.ts';
import { describeOnEachEngine } from '#server/testing/engines.ts';
import { published } from '../works.fixture.ts';
import { saltName } from './counter-queries.ts';
import { ItemCounter } from './item-counter.ts';
import { SessionNames } from './sessions.ts';

const ana = { address: '192.0.2.7', agent: 'Firefox' };
const luis = { address: '192.0.2.8', agent: 'Firefox' };
const open = 'https://creativecommons.org/licenses/by/4.0/';
const at = (moment: string) => new Date(`2026-11-${moment}Z`);
const ten = at('20T10:00:00');

describeOnEachEngine('usage as COUNTER counts it', (engine) => {
  let counter: ItemCounter;
  let work: string;
  const opened = async () => {
    const made = new ItemCounter({ db: engine.db, database: engine });
    await made.open(ten);
    return made;
  };
  const put = async (fields: Parameters<typeof published>[1] = {}, contenido = 'Un texto.') => {
    const row = published({ titulo: 'Una obra' }, { licencia: open, ...fields });
    await engine.db.insert(publications).values(row);
    await engine.db
      .insert(manuscripts)
      .values({ publicacionId: row.id, contenido, documento: { type: 'doc', content: [] }, referencias: [] });
    return row.id;
  };
  beforeEach(async () => {
    counter = await opened();
    work = await put();
  });
  const written = async (id = work) => {
    const rows = await engine.db
      .select()
      .from(counterUsage)
      .where(eq(counterUsage.publicacionId, id))
      .orderBy(counterUsage.mes, counterUsage.acceso);
    return rows.map(({ mes, acceso, ...row }) => [
      mes.slice(0, 7),
      acceso,
      ...[row.investigaciones, row.investigacionesUnicas, row.peticiones, row.peticionesUnicas],
      ...[row.titulosInvestigados, row.titulosPedidos],
    ]);
  };

  it('tells what gives the text from what is asked about it, and counts a work once a session', async () => {
    counter.count(work, 'ABOUT', ana, ten);
    counter.count(work, 'PAGE', ana, ten);
    counter.count(work, 'TEXT', ana, at('20T10:30:00'));
    await counter.write(ten);
    counter.count(work, 'TEXT', ana, at('20T10:59:00'));
    // Another hour is another session, another reader too.
    counter.count(work, 'TEXT', ana, at('20T11:00:00'));
    counter.count(work, 'ABOUT', luis, at('20T11:00:00'));
    await counter.write(at('20T11:01:00'), true);
    expect(await written()).toEqual([['2026-11', 'Open', 6, 3, 4, 2, 0, 0]]);
  });

  it('counts by month and by how the work could be read then', async () => {
    const closed = await put({
      tipo: 'TESIS',
      ...{ embargoDia: '2027-01-01', embargoZona: 'UTC', embargoHasta: at('30T00:00:00') },
    });
    const free = await put({ licencia: null });
    const unwritten = await put({}, '');
    for (const id of [closed, free, unwritten]) counter.count(id, 'PAGE', ana, ten);
    counter.count(closed, 'TEXT', ana, ten);
    await counter.write(ten, true);
    await engine.db
      .update(publications)
      .set({ embargoDia: null, embargoZona: null, embargoHasta: null })
      .where(eq(publications.id, closed));
    counter.count(closed, 'PAGE', ana, new Date('2026-12-01T00:00:00Z'));
    await counter.write(ten, true);
    expect(await written(closed)).toEqual([
      ['2026-11', 'Controlled', 2, 1, 0, 0, 0, 0],
      ['2026-12', 'Open', 1, 1, 1, 1, 0, 0],
    ]);
    expect(await written(free)).toEqual([['2026-11', 'Free_To_Read', 1, 1, 1, 1, 0, 0]]);
    expect(await written(unwritten)).toEqual([['2026-11', 'Open', 1, 1, 0, 0, 0, 0]]);
  });

  it('counts a book once a session, however many of its chapters are used', async () => {
    const book = await put({ tipo: 'LIBRO' });
    const chapters = [await put(), await put()];
    await engine.db
      .insert(bookChapters)
      .values(chapters.map((publicacionId, orden) => ({ publicacionId, libroId: book, orden })));
    for (const id of [...chapters, book]) counter.count(id, 'TEXT', ana, ten);
    await counter.write(ten, true);
    const rows = [...(await written(chapters[0])), ...(await written(chapters[1])), ...(await written(book))];
    const sum = (column: number) => rows.reduce((all, row) => all + Number(row[column]), 0);
    expect([2, 3, 4, 5, 6, 7].map(sum)).toEqual([3, 3, 3, 3, 1, 1]);
  });

  it('counts a search once a session, and keeps what could not be written', async () => {
    const found = async () => {
      const rows = await engine.db.select().from(counterSearches).orderBy(counterSearches.mes);
      return rows.map(({ mes, busquedas }) => [mes.slice(0, 7), busquedas]);
    };
    await engine.db.delete(counterSearches);
    for (const words of ['humedales', 'humedales', 'delta']) counter.countSearch(words, ana, ten);
    counter.countSearch('humedales', luis, ten);
    // Another hour is another session; the first of December another month.
    counter.countSearch('humedales', ana, at('20T11:00:00'));
    counter.countSearch('humedales', ana, new Date('2026-12-01T00:00:00Z'));
    let failing = true;
    const db = new Proxy(engine.db, {
      get: (target, property) => {
        if (property === 'insert' && failing) throw new Error('broken');
        return Reflect.get(target, property);
      },
    });
    await counter.write(ten, true);
    expect(await found()).toEqual([
      ['2026-11', 4],
      ['2026-12', 1],
    ]);
    const broken = new ItemCounter({ db, database: { ...engine, engine: 'embedded' } });
    broken.countSearch('orilla', ana, ten);
    await expect(broken.write(ten)).rejects.toThrow('broken');
    failing = false;
    await broken.write(ten);
    await broken.write(ten);
    expect(await found()).toEqual([
      ['2026-11', 5],
      ['2026-12', 1],
    ]);
    expect(JSON.stringify(await engine.db.select().from(counterSearches))).not.toContain('humedales');
  });

  it('forgets what is used of a work that is not in the catalogue, and keeps what could not be written', async () => {
    const gone = await put({ estado: 'RETIRADO' });
    counter.count(gone, 'PAGE', ana, ten);
    counter.count(randomUUID(), 'PAGE', ana, ten);
    await counter.write(ten, true);
    expect(await written(gone)).toEqual([]);
    let failing = true;
    const db = new Proxy(engine.db, {
      get: (target, property) => {
        if ((property === 'execute' || property === 'select') && failing) throw new Error('broken');
        return Reflect.get(target, property);
      },
    });
    const broken = new ItemCounter({ db, database: { ...engine, engine: 'embedded' } });
    broken.count(work, 'PAGE', ana, ten);
    await expect(broken.write(ten)).rejects.toThrow();
    failing = false;
    broken.count(work, 'PAGE', ana, ten);
    await broken.write(ten);
    expect(await written()).toEqual([['2026-11', 'Open', 2, 1, 2, 1, 0, 0]]);
  });

  it('keeps nothing but counts, and a salt until its day is over', async () => {
    const names = [new SessionNames(engine.db), new SessionNames(engine.db)];
    for (const each of names) await each.renew(at('20T10:00:00'));
    const [one, other] = names.map((each) => each.nameOf(ana, ten));
    expect(one).toBe(other);
    expect(one).not.toContain(ana.address);
    const salts = async () => {
      const rows = await engine.db.select({ clave: secrets.clave }).from(secrets).where(sql`clave like 'uso-%'`);
      return rows.map(({ clave }) => clave);
    };
    await names[0]?.renew(at('21T00:00:05'));
    expect(await salts()).toEqual([saltName('2026-11-21')]);
    const later = new SessionNames(engine.db);
    await later.renew(at('20T12:00:00'));
    expect(later.nameOf(ana, ten)).not.toBe(one);
  });

  it.runIf(engine.engine === 'postgres')('counts a session once that comes to several processes', async () => {
    const second = await opened();
    // At once, and after one has told the other.
    for (const each of [counter, second]) each.count(work, 'TEXT', ana, ten);
    await Promise.all([counter.write(ten), second.write(ten)]);
    second.count(work, 'PAGE', ana, ten);
    for (let turn = 0; turn < 2; turn++) for (const each of [counter, second]) await each.write(ten);
    expect(await written()).toEqual([['2026-11', 'Open', 3, 1, 3, 1, 0, 0]]);
  });

  it.runIf(engine.engine === 'postgres')('counts nothing that it could not tell the others of', async () => {
    let failing = true;
    const db = new Proxy(engine.db, {
      get: (target, property) => {
        if (property === 'execute' && failing) throw new Error('broken');
        return Reflect.get(target, property);
      },
    });
    const first = new ItemCounter({ db: engine.db, database: { ...engine, db } });
    await first.open(ten);
    const second = await opened();
    const heard = new Promise((resolve) => void engine.subscribe('usage', resolve));
    first.count(work, 'TEXT', ana, ten);
    await expect(first.write(ten)).rejects.toThrow('broken');
    failing = false;
    await first.write(ten);
    await heard;
    second.count(work, 'TEXT', ana, ten);
    for (let turn = 0; turn < 2; turn++) for (const each of [first, second]) await each.write(ten);
    expect(await written()).toEqual([['2026-11', 'Open', 2, 1, 2, 1, 0, 0]]);
  });
});
