/** Numbers of journals: begun, filled, put in order, published in one act or at a date, taken back within the hour. */
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { hourMs } from '#contract/time.ts';
import { localTime } from '#contract/zoned-time.ts';
import { issues, jobs, journals, publications, users } from '#server/platform/database/schema.ts';
import { startJobs } from '#server/platform/jobs/start.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { approved, inReview, published } from '#server/testing/works.ts';
import { publishDue, publishingIssues } from './publish-due.ts';

const zona = 'America/Bogota';
/** A number a test: no two are called the same. */
let last = 0;

describePlatform('a number', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let admin: TestPerson;
  let reviewer: TestPerson;
  let reader: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    admin = await platform().person('Ada', 'ADMIN');
    reader = await platform().person('Lea');
  });
  beforeEach(() => {
    last++;
  });
  const db = () => platform().services.db;
  const cast = () => ({ author, editor, reviewer });
  const begin = (fields = {}) =>
    editor.call.createIssue({ body: { volumen: '12', numero: String(last), anio: 2031, ...fields } });
  const add = (id: string, ...obras: string[]) => editor.call.addToIssue({ params: { id }, body: { obras } });
  const plan = (id: string, person = editor) => person.call.issuePlan({ params: { id } });
  const publish = async (id: string, person = admin, motivo?: string) =>
    person.call.publishIssue({ params: { id }, body: { revision: (await plan(id, person)).revision, motivo } });
  const takeBack = (id: string, person = editor) =>
    person.call.takeBackIssue({ params: { id }, body: { motivo: 'Falta una lámina.' } });
  const read = (id: string) => platform().guest.readIssue({ params: { id } });
  const work = (id: string) => platform().guest.readWork({ params: { id } });
  const told = async ({ call }: TestPerson) =>
    (await call.listNotifications()).notifications.map(({ titulo }) => titulo);
  const history = async (id: string) =>
    (await admin.call.publicationHistory({ params: { id } })).historia.map(({ tipo }) => tipo);
  /** A number with an approved work and one that came out ahead of it. */
  async function filled(fields = {}) {
    const { id } = await begin(fields);
    const ahead = await published(cast(), { titulo: 'La que se adelantó' });
    const waiting = await approved(cast(), { titulo: 'La que esperaba' });
    await add(id, ahead.id, waiting.id);
    return { id, ahead, waiting };
  }
  const schedule = async (id: string, at: Date, person = admin, motivo?: string) =>
    person.call.scheduleIssue({
      params: { id },
      body: { revision: (await plan(id, person)).revision, fecha: localTime(at, zona), zona, motivo },
    });
  const inAWhile = () => new Date(Date.now() + 3 * hourMs);
  /** As if its moment had come: the clock is moved, not the test. */
  async function comeDue(id: string) {
    const fecha = new Date(Date.now() - 1000);
    await db().update(issues).set({ fechaPrevista: fecha }).where(eq(issues.id, id));
    return { id, fecha: fecha.toISOString(), vez: 1 };
  }
  const fallDue = async (id: string) => {
    const due = await comeDue(id);
    return platform().services.transact(() => publishDue(platform().services, due));
  };

  it('is in the navigation of who prepares them from the first of any journal until the last is gone', async () => {
    const isKnown = async () => (await platform().guest.getIdentity()).numeros;
    expect(await isKnown()).toBe(false);
    const { id } = await begin();
    expect(await isKnown()).toBe(true);
    await editor.call.removeIssue({ params: { id } });
    expect(await isKnown()).toBe(false);
  });

  it('is begun by an editor, is called as no other of its journal, and is nobody else’s to see', async () => {
    const { id, estado, acciones } = await begin({ titulo: 'Humedales' });
    expect(estado).toBe('EN_PREPARACION');
    expect(acciones).toEqual(['CAMBIAR', 'ORDENAR', 'PUBLICAR', 'PROGRAMAR', 'ELIMINAR']);
    expect(await problemOf(begin())).toMatchObject({ status: 409, code: 'numero_repetido' });
    expect(await problemOf(begin({ volumen: '12 ' }))).toMatchObject({ code: 'numero_repetido' });
    for (const call of [platform().guest, reader.call])
      expect(await problemOf(call.readIssue({ params: { id } }))).toMatchObject({ status: 404 });
    expect((await reader.call.listIssues({})).numeros.map((each) => each.id)).not.toContain(id);
    expect((await editor.call.listIssues({})).numeros.map((each) => each.id)).toContain(id);
  });

  it('is begun once where two editors begin it at the same moment', async () => {
    const ends = await Promise.allSettled([begin(), begin(), begin()]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('takes approved and published works of its journal, each once', async () => {
    const { id, ahead } = await filled();
    const [first, second] = (await plan(id)).plan;
    expect([first?.destino, second?.destino]).toEqual(['YA_PUBLICADA', 'NO_PUBLICABLE']);
    expect((await plan(id, admin)).plan.map(({ destino }) => destino)).toEqual(['YA_PUBLICADA', 'PUBLICAR']);
    expect(first?.falta).toEqual(['ORCID', 'TRADUCCION', 'LICENCIA', 'PAGINAS']);
    const other = await editor.call.createIssue({ body: { volumen: '13', numero: String(last), anio: 2031 } });
    expect(await problemOf(add(other.id, ahead.id))).toMatchObject({ code: 'obra_sin_numero' });
    const unready = await inReview(author);
    expect(await problemOf(add(id, unready.id))).toMatchObject({ code: 'obra_sin_numero' });
  });

  it('takes a work once where two numbers take it, or many works in two orders, at the same moment', async () => {
    const [one, two] = [await begin(), await begin({ volumen: '14' })];
    const works: string[] = [];
    for (let index = 0; index < 3; index += 1) works.push((await approved(cast())).id);
    const ends = await Promise.allSettled([add(one.id, ...works), add(two.id, ...works.toReversed())]);
    const lost = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    expect(lost).toHaveLength(1);
    expect(await problemOf(Promise.reject(lost[0]))).toMatchObject({ code: 'obra_sin_numero' });
    const placed = [...(await plan(one.id)).plan, ...(await plan(two.id)).plan].map((each) => each.id);
    expect(placed.toSorted()).toEqual(works.toSorted());
  });

  it('shows nobody its works before it is out, and keeps those that are out at their addresses', async () => {
    const { id, ahead } = await filled();
    expect(await work(ahead.id)).not.toHaveProperty('apareceEn');
    expect(await problemOf(read(id))).toMatchObject({ status: 404 });
  });

  it('is put in order from the revision that one has before one, else 409', async () => {
    const { id, ahead, waiting } = await filled();
    const { revision } = await plan(id);
    const obras = [
      { id: waiting.id, seccion: 'Artículos', paginaInicial: '7', paginaFinal: '19' },
      { id: ahead.id, seccion: 'Reseñas', paginaInicial: '20', paginaFinal: '22' },
    ];
    const ordered = await editor.call.orderIssue({ params: { id }, body: { revision, obras } });
    expect(ordered.plan.map((each) => [each.id, each.seccion, each.paginaInicial])).toEqual([
      [waiting.id, 'Artículos', '7'],
      [ahead.id, 'Reseñas', '20'],
    ]);
    const again = editor.call.orderIssue({ params: { id }, body: { revision, obras } });
    expect(await problemOf(again)).toMatchObject({ status: 409, code: 'numero_cambiado' });
    const partly = editor.call.orderIssue({
      params: { id },
      body: { revision: ordered.revision, obras: obras.slice(1) },
    });
    expect(await problemOf(partly)).toMatchObject({ code: 'numero_cambiado' });
  });

  it('counts the pages of a work as a PDF, which goes on from its first page once the number is out', async () => {
    const { id, ahead } = await filled();
    const params = { id, obraId: ahead.id };
    expect(await editor.call.countWorkPages({ params })).toEqual({ paginas: 1 });
    const elsewhere = await published(cast());
    const other = editor.call.countWorkPages({ params: { id, obraId: elsewhere.id } });
    expect(await problemOf(other)).toMatchObject({ status: 404 });
  });

  it('is published in one act, and its works are cited by its volume, number and pages', async () => {
    const { id, ahead, waiting } = await filled();
    const obras = [
      { id: waiting.id, paginaInicial: '7', paginaFinal: '19' },
      { id: ahead.id, paginaInicial: '20', paginaFinal: '22' },
    ];
    const { revision } = await plan(id);
    await editor.call.orderIssue({ params: { id }, body: { revision, obras } });
    const out = await publish(id);
    expect(out).toMatchObject({ estado: 'PUBLICADO' });
    expect(out.acciones).toEqual(['CAMBIAR', 'RETIRAR']);
    const seen = await read(id);
    expect(seen.contenido.map((each) => each.titulo)).toEqual(['La que esperaba', 'La que se adelantó']);
    const shown = await work(waiting.id);
    expect(shown).toMatchObject({
      estado: 'PUBLICADO',
      metadatos: { volumen: '12', numero: String(last), paginaInicial: '7', paginaFinal: '19' },
      apareceEn: { id, anio: 2031 },
    });
    expect((await work(ahead.id)).fechaPublicacion).toBe(ahead.fechaPublicacion);
    const cited = await platform().guest.citePublication({
      params: { id: ahead.id, estilo: 'apa' },
      query: { idioma: 'es' },
    });
    expect(cited.texto).toContain(`12(${last}), 20–22`);
    expect(cited.texto).toContain('(2031)');
    expect(await history(ahead.id)).toContain('EN_NUMERO');
    expect(await told(author)).toContain('Ya tiene número');
  });

  it('is not published by an editor who may not publish a work of it, nor empty, nor twice', async () => {
    const empty = await begin();
    expect(await problemOf(publish(empty.id))).toMatchObject({ status: 409, code: 'numero_vacio' });
    last = last + 1000;
    const { id, ahead, waiting } = await filled();
    expect(await problemOf(publish(id, editor))).toMatchObject({ status: 409, code: 'obras_no_publicables' });
    await editor.call.takeFromIssue({ params: { id, obraId: waiting.id } });
    await publish(id, editor);
    expect((await read(id)).contenido.map((each) => each.id)).toEqual([ahead.id]);
    expect(await problemOf(publish(id, admin))).toMatchObject({ status: 409, code: 'numero_publicado' });
    expect(await problemOf(add(id, waiting.id))).toMatchObject({ code: 'numero_publicado' });
    expect(await problemOf(editor.call.removeIssue({ params: { id } }))).toMatchObject({ code: 'numero_conservado' });
  });

  it('is published once where two do so at the same moment', async () => {
    const { id } = await filled();
    const { revision } = await plan(id, admin);
    const body = { revision };
    const ends = await Promise.allSettled([1, 2].map(() => admin.call.publishIssue({ params: { id }, body })));
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('asks an administrator who signs one of its works for a reason, and says that an author published it', async () => {
    const { id } = await begin();
    const own = await approved(cast(), { titulo: 'La propia', coauthors: [admin] });
    await add(id, own.id);
    expect(await problemOf(publish(id))).toMatchObject({ code: 'falta_motivo' });
    await publish(id, admin, 'Sale con su número.');
    expect((await work(own.id)).publicadaPorAutor).toBe(true);
  });

  it('is taken back within the hour: what it published is approved again with what it had, and what was out stays out', async () => {
    const { id, ahead, waiting } = await filled();
    await publish(id);
    expect(await problemOf(takeBack(id, reader))).toMatchObject({ status: 403 });
    const back = await takeBack(id);
    expect(back.estado).toBe('EN_PREPARACION');
    expect(await editor.call.getPublication({ params: { id: waiting.id } })).toMatchObject({
      estado: 'APROBADO',
      fechaPublicacion: null,
    });
    // The decision that it stood by may be revoked again.
    expect((await editor.call.getPublication({ params: { id: waiting.id } })).acciones).toContain('REVOCAR_DECISION');
    expect(await problemOf(work(waiting.id))).toMatchObject({ status: 404 });
    const stays = await work(ahead.id);
    expect(stays.fechaPublicacion).toBe(ahead.fechaPublicacion);
    expect(stays).not.toHaveProperty('apareceEn');
    expect(await problemOf(read(id))).toMatchObject({ status: 410, code: 'numero_retirado' });
    expect(await history(waiting.id)).toContain('RETIRADA_CON_NUMERO');
    await publish(id);
    expect((await read(id)).contenido).toHaveLength(2);
  });

  it('is not taken back once the hour is over', async () => {
    const { id } = await filled();
    await publish(id);
    await db()
      .update(issues)
      .set({ fechaPublicacion: new Date(Date.now() - hourMs) })
      .where(eq(issues.id, id));
    expect(await problemOf(takeBack(id))).toMatchObject({ status: 409, code: 'numero_firme' });
  });

  it('takes a book out with its chapters, in whatever order they stand in it, and back with them', async () => {
    const { id } = await begin();
    const book = await approved(cast(), { tipo: 'LIBRO', titulo: 'El libro' });
    const [inside, beside] = [
      await approved(cast(), { titulo: 'En el número' }),
      await approved(cast(), { titulo: 'Solo en el libro' }),
    ];
    const chapters = [inside, beside].map((each) => ({ id: each.id }));
    await editor.call.saveChapters({ params: { id: book.id }, body: { desde: [], capitulos: chapters } });
    await add(id, book.id, inside.id);
    await publish(id);
    for (const each of [book, inside, beside]) expect((await work(each.id)).estado).toBe('PUBLICADO');
    await takeBack(id);
    for (const each of [book, inside, beside]) {
      expect(await problemOf(work(each.id))).toMatchObject({ status: 404 });
      expect((await editor.call.getPublication({ params: { id: each.id } })).estado).toBe('APROBADO');
      expect(await history(each.id)).toContain('RETIRADA_CON_NUMERO');
    }
    await publish(id);
    expect((await work(beside.id)).estado).toBe('PUBLICADO');
  });

  /** A book and a chapter of it that an administrator signs. */
  async function bookOfAdmin() {
    const book = await approved(cast(), { tipo: 'LIBRO', titulo: 'El libro' });
    const chapter = await approved(cast(), { titulo: 'Capítulo propio', coauthors: [admin] });
    await editor.call.saveChapters({ params: { id: book.id }, body: { desde: [], capitulos: [{ id: chapter.id }] } });
    return { book, chapter };
  }

  it('comes out by hand and at its date with a chapter before its book, also by an administrator who signs the chapter', async () => {
    for (const when of ['now', 'at'] as const) {
      const { id } = await begin({ volumen: when });
      const { book, chapter } = await bookOfAdmin();
      await add(id, chapter.id, book.id);
      expect((await plan(id, admin)).plan.map(({ destino }) => destino)).toEqual(['PUBLICAR', 'PUBLICAR']);
      expect(await problemOf(publish(id))).toMatchObject({ code: 'falta_motivo' });
      if (when === 'now') await publish(id, admin, 'Sale con su libro.');
      else {
        await schedule(id, inAWhile(), admin, 'Sale con su libro.');
        expect(await fallDue(id)).toEqual({ publicado: true, obras: 2, fuera: 0 });
      }
      expect((await read(id)).contenido.map((each) => each.id)).toEqual([chapter.id, book.id]);
      expect((await work(chapter.id)).apareceEn?.id).toBe(id);
      await takeBack(id);
      for (const each of [book, chapter])
        expect((await editor.call.getPublication({ params: { id: each.id } })).estado).toBe('APROBADO');
    }
  });

  it('leaves out a chapter whose book is not in it, where who publishes it signs the chapter', async () => {
    const { id, ahead, waiting } = await filled();
    const { chapter } = await bookOfAdmin();
    await schedule(id, inAWhile());
    await add(id, chapter.id);
    expect((await plan(id, admin)).plan.at(-1)?.destino).toBe('NO_PUBLICABLE');
    expect(await problemOf(publish(id, admin, 'Ya.'))).toMatchObject({ code: 'obras_no_publicables' });
    expect(await fallDue(id)).toEqual({ publicado: true, obras: 2, fuera: 1 });
    expect((await read(id)).contenido.map((each) => each.id)).toEqual([ahead.id, waiting.id]);
    expect(await problemOf(work(chapter.id))).toMatchObject({ status: 404 });
  });

  it('keeps at its date the place of a chapter that comes out with its book alone', async () => {
    const { id } = await begin();
    const { book, chapter } = await bookOfAdmin();
    await add(id, book.id);
    await schedule(id, inAWhile());
    // No reason was given for the administrator's own work: by itself it would be left out.
    await add(id, chapter.id);
    expect(await fallDue(id)).toEqual({ publicado: true, obras: 2, fuera: 0 });
    expect((await work(chapter.id)).apareceEn?.id).toBe(id);
  });

  it('is refused by hand, and comes out without the book, where a chapter before that is still in production', async () => {
    const { id } = await begin();
    const book = await approved(cast(), { tipo: 'LIBRO', titulo: 'Entero' });
    await platform().settings({ etapaProduccion: true });
    const chapter = await approved(cast(), { titulo: 'En corrección' });
    await platform().settings({ etapaProduccion: false });
    await editor.call.saveChapters({ params: { id: book.id }, body: { desde: [], capitulos: [{ id: chapter.id }] } });
    await add(id, chapter.id);
    await schedule(id, inAWhile());
    await add(id, book.id);
    const refusal = await problemOf(publish(id));
    expect(refusal).toMatchObject({ code: 'capitulos_no_listos' });
    expect(refusal.message).toContain('En corrección');
    expect(await problemOf(schedule(id, inAWhile()))).toMatchObject({ code: 'capitulos_no_listos' });
    expect(await fallDue(id)).toEqual({ publicado: true, obras: 1, fuera: 1 });
    expect((await editor.call.getPublication({ params: { id: book.id } })).estado).toBe('APROBADO');
  });

  it('leaves a chapter out when it is taken back, where that stands in another number since', async () => {
    const { id } = await begin();
    const { book, chapter } = await bookOfAdmin();
    await add(id, book.id);
    await publish(id);
    const other = await begin({ volumen: 'otro' });
    await add(other.id, chapter.id);
    await publish(other.id, editor);
    await takeBack(id);
    expect((await editor.call.getPublication({ params: { id: book.id } })).estado).toBe('APROBADO');
    expect(await work(chapter.id)).toMatchObject({ estado: 'PUBLICADO', apareceEn: { id: other.id } });
  });

  it('comes out at its date without a book whose chapters are not ready', async () => {
    const { id, ahead } = await filled();
    const book = await approved(cast(), { tipo: 'LIBRO', titulo: 'A medias' });
    const late = await inReview(author, { titulo: 'Sin decidir' });
    await editor.call.saveChapters({ params: { id: book.id }, body: { desde: [], capitulos: [{ id: late.id }] } });
    await schedule(id, new Date(Date.now() + 3 * hourMs));
    await add(id, book.id);
    expect(await fallDue(id)).toEqual({ publicado: true, obras: 2, fuera: 1 });
    expect((await read(id)).contenido.map((each) => each.id)).toContain(ahead.id);
    expect((await editor.call.getPublication({ params: { id: book.id } })).estado).toBe('APROBADO');
  });

  it('leaves a work alone that was retracted between its publication and its taking back', async () => {
    const { id, waiting } = await filled();
    await publish(id);
    await admin.call.changeEstado({ params: { id: waiting.id }, body: { estado: 'RETIRADO', motivo: 'Un error.' } });
    await takeBack(id);
    expect(await work(waiting.id)).toMatchObject({ estado: 'RETIRADO' });
  });

  it('is published at its moment by whatever process comes first, once', async () => {
    const { id, waiting } = await filled();
    const soon = new Date(Date.now() + 3 * hourMs);
    expect(await schedule(id, soon)).toMatchObject({ estado: 'PROGRAMADO', zonaHoraria: zona });
    const due = await comeDue(id);
    await db()
      .update(jobs)
      .set({ datos: due, fechaPrevista: new Date(Date.now() - 1000) })
      .where(eq(jobs.tipo, 'numeros'));
    const { services } = platform();
    const out = new Promise<void>((resolve) => {
      void services.database.subscribe('events', (payload) => {
        if (payload.includes('publication.issueCameOut')) resolve();
      });
    });
    const stops = [
      await startJobs(services.database, [publishingIssues], services),
      await startJobs(services.database, [publishingIssues], services),
    ];
    await out;
    for (const stop of stops) await stop();
    expect((await work(waiting.id)).apareceEn?.id).toBe(id);
    expect((await history(waiting.id)).filter((tipo) => tipo === 'PUBLICADA')).toHaveLength(1);
    expect(await told(admin)).toContain('Número publicado');
    expect(await services.transact(() => publishDue(services, due))).toEqual({ publicado: false });
  });

  it('comes out without a work that may not be published by then, and says so to who set the date', async () => {
    const { id, ahead, waiting } = await filled();
    await schedule(id, new Date(Date.now() + 3 * hourMs));
    await editor.call.changeEstado({
      params: { id: waiting.id },
      body: { estado: 'EN_REVISION', acto: 'revocar', motivo: 'Hay una queja.' },
    });
    expect(await fallDue(id)).toEqual({ publicado: true, obras: 1, fuera: 1 });
    expect((await read(id)).contenido.map((each) => each.id)).toEqual([ahead.id]);
    expect(await told(admin)).toContain('Una obra se quedó fuera del número');
  });

  it('does not come out where who set its date runs it no more, and somebody is told', async () => {
    const { id } = await filled();
    const leaver = await platform().person('Olga', 'ADMIN');
    await schedule(id, new Date(Date.now() + 3 * hourMs), leaver);
    await admin.call.changeUser({ params: { id: leaver.user.id }, body: { roles: ['LECTOR'] } });
    expect(await fallDue(id)).toEqual({ publicado: false });
    expect(await plan(id)).toMatchObject({ estado: 'EN_PREPARACION' });
    expect(await told(admin)).toContain('Un número no se ha publicado');
  });

  it('does not come out at a date that was taken away, or before its moment where the clock was put back', async () => {
    const { id } = await filled();
    await schedule(id, new Date(Date.now() + 3 * hourMs));
    const due = { id, fecha: (await plan(id)).fechaPrevista ?? '', vez: 1 };
    const { services } = platform();
    expect(await services.transact(() => publishDue(services, due))).toEqual({ publicado: false });
    expect(await plan(id)).toMatchObject({ estado: 'PROGRAMADO' });
    await editor.call.unscheduleIssue({ params: { id } });
    const gone = await comeDue(id);
    await db().update(issues).set({ fechaPrevista: null }).where(eq(issues.id, id));
    expect(await services.transact(() => publishDue(services, gone))).toEqual({ publicado: false });
  });

  it('is of one journal: who edits another alone neither sees nor makes its numbers', async () => {
    const other = uuid();
    await db()
      .insert(journals)
      .values({ id: other, clave: `otra-${last}` });
    const narrow = await platform().person('Nora', 'EDITOR');
    await db()
      .update(users)
      .set({ ambitos: { EDITOR: [other] } })
      .where(eq(users.id, narrow.user.id));
    const { id } = await begin();
    const params = { id };
    expect(await problemOf(narrow.call.issuePlan({ params }))).toMatchObject({ status: 404 });
    expect(await problemOf(narrow.call.changeIssue({ params, body: { titulo: 'Mía' } }))).toMatchObject({
      status: 404,
    });
    expect((await narrow.call.listIssues({})).numeros.map((each) => each.id)).not.toContain(id);
    expect(await problemOf(narrow.call.createIssue({ body: { anio: 2031, numero: 'x' } }))).toMatchObject({
      status: 403,
    });
    // Though the other journal has a number that is out, nothing leads them to where numbers are prepared.
    const theirs = async () =>
      (await narrow.call.listIssues({ query: { propios: 'true' } })).numeros.map((each) => each.id);
    expect((await narrow.call.whatWaits()).numeros).toBe(0);
    expect(await theirs()).toEqual([]);
    const own = await narrow.call.createIssue({
      body: { revistaId: other, volumen: '12', numero: String(last), anio: 2031 },
    });
    expect((await narrow.call.whatWaits()).numeros).toBe(1);
    expect(await theirs()).toEqual([own.id]);
    expect((await editor.call.whatWaits()).numeros).toBeGreaterThan(1);
    expect((await reader.call.whatWaits()).numeros).toBe(0);
    const ours = await published(cast());
    const foreign = narrow.call.addToIssue({ params: { id: own.id }, body: { obras: [ours.id] } });
    expect(await problemOf(foreign)).toMatchObject({ code: 'obra_sin_numero' });
  });

  it('takes no moment that is over', async () => {
    const { id } = await filled();
    const past = schedule(id, new Date(Date.now() - hourMs));
    expect(await problemOf(past)).toMatchObject({ status: 422, errors: [{ field: 'fecha', code: 'momento_pasado' }] });
  });

  it('goes on taking published works where it is continuous', async () => {
    const { id } = await begin({ continua: true, paginacion: 'ARTICULOS' });
    await publish(id, editor);
    const later = await published(cast(), { titulo: 'La de octubre' });
    await add(id, later.id);
    expect((await read(id)).contenido.map((each) => each.id)).toEqual([later.id]);
    const { revision } = await plan(id);
    await editor.call.orderIssue({ params: { id }, body: { revision, obras: [{ id: later.id, articulo: 'e12001' }] } });
    expect((await work(later.id)).metadatos).toMatchObject({ volumen: '12', elocation: 'e12001' });
    const unready = await approved(cast());
    expect(await problemOf(add(id, unready.id))).toMatchObject({ code: 'obra_sin_numero' });
  });

  it('names its neighbours, and leaves deleted works out', async () => {
    const one = await filled();
    last++;
    const two = await filled();
    await publish(one.id);
    await publish(two.id);
    expect((await read(two.id)).anterior?.id).toBe(one.id);
    expect((await read(one.id)).siguiente?.id).toBe(two.id);
    await db().update(publications).set({ fechaEliminacion: new Date() }).where(eq(publications.id, two.waiting.id));
    expect((await read(two.id)).contenido.map((each) => each.id)).toEqual([two.ahead.id]);
  });

  it('keeps a published number’s name, and lets its title be corrected', async () => {
    const { id } = await filled();
    await publish(id);
    const change = (body: object) => editor.call.changeIssue({ params: { id }, body });
    expect(await problemOf(change({ volumen: '99' }))).toMatchObject({ code: 'numero_publicado' });
    expect(await change({ titulo: 'Otro título' })).toMatchObject({ titulo: 'Otro título' });
  });
});
