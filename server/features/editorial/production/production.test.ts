/** From acceptance to publication where the journal wants the stage: copy-editing, proofs, checklist, date (docs/decisions 541). */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Block } from '#contract/entities/manuscript.ts';
import type { ProductionStep } from '#contract/production.ts';
import { docmapAddress } from '#contract/public-addresses.ts';
import { dayMs, hourMs } from '#contract/time.ts';
import { localTime } from '#contract/zoned-time.ts';
import { activity, issues, jobs, productions, publications } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { approved, draft, inReview, review } from '#server/testing/works.ts';
import { remindOfProductions } from './remind-productions.ts';
import { publishDue } from './schedule.ts';

const zona = 'America/Bogota';
const p = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const doc = (...texts: string[]) => ({ type: 'doc' as const, content: texts.map(p) });
const accepted = ['El humedal se a secado.', 'Nadie lo mide.', 'El agua vuelve en abril, con las lluvias.'];
const edited = ['El humedal se ha secado.', 'Nadie lo mide.', 'El agua vuelve en abril con las lluvias.'];

describePlatform('the production of a work', (platform) => {
  let author: TestPerson;
  let coauthor: TestPerson;
  let editor: TestPerson;
  let admin: TestPerson;
  let reviewer: TestPerson;
  beforeAll(async () => {
    editor = await platform().person('Elena', 'EDITOR');
    admin = await platform().person('Ada', 'ADMIN');
    reviewer = await platform().person('Rubén', 'REVISOR');
    await admin.call.changeSettings({ body: { etapaProduccion: true } });
  });
  beforeEach(async () => {
    author = await platform().person('Irene', 'AUTOR');
    coauthor = await platform().person('Carla', 'AUTOR');
  });

  const db = () => platform().services.db;
  /** Approved with its text: a draft is written before it is sent. */
  const accept = async (texts = accepted, revisionPublica?: 'true', fields: Parameters<typeof draft>[1] = {}) => {
    const { id } = await draft(author, { coauthors: [coauthor], ...fields });
    await author.call.saveContent({ params: { id }, body: { documento: doc(...texts) } });
    await author.call.submitReview({ params: { id }, query: { revisionPublica } });
    await review({ editor, reviewer }, id);
    await editor.call.changeEstado({ params: { id }, body: { estado: 'APROBADO' } });
    return id;
  };
  const read = (id: string, by = editor) => by.call.readProduction({ params: { id } });
  const step = (id: string, paso: ProductionStep, by = editor, motivo?: string) =>
    by.call.takeProductionStep({ params: { id }, body: { paso, motivo } });
  const edit = (id: string, texts = edited, revision?: number) =>
    editor.call.saveProductionText({ params: { id }, body: { documento: doc(...texts), revision } });
  const answer = (
    id: string,
    clave: string,
    body: { aceptado: true } | { aceptado: false; texto: string },
    by = author,
  ) => by.call.answerChange({ params: { id, clave }, body });
  const keys = async (id: string) => (await read(id)).cambios.map(({ clave }) => clave);
  const tick = async (id: string) => {
    for (const { punto, cumplido } of (await read(id)).puntos)
      if (!cumplido) await editor.call.checkPoint({ params: { id, punto }, body: { marcado: true } });
  };
  const late = (id: string) =>
    db()
      .update(productions)
      .set({ fechaLimite: new Date(Date.now() - hourMs) })
      .where(eq(productions.publicacionId, id));
  /** All that comes before the date. */
  const ready = async (begun = accept()) => {
    const id = await begun;
    await edit(id);
    await step(id, 'ENVIAR_CORRECCION');
    for (const clave of await keys(id)) await answer(id, clave, { aceptado: true });
    await step(id, 'DEVOLVER_CORRECCION', author);
    await step(id, 'PASAR_A_PRUEBAS');
    await step(id, 'ENVIAR_PRUEBAS');
    await step(id, 'APROBAR_PRUEBAS', author);
    await tick(id);
    await step(id, 'DAR_POR_LISTA');
    return id;
  };
  const said = async (id: string) =>
    (await author.call.getPublication({ params: { id } })).documento.content.map((block) =>
      block.type === 'paragraph' ? block.content.map((node) => (node.type === 'text' ? node.text : '')).join('') : '',
    );

  it('is what its letter and its notice say comes next, and no author is told to publish', async () => {
    const id = await accept();
    const [decision] = (await author.call.listDecisions({ params: { id } })).decisiones;
    expect(decision?.carta?.cuerpo).toContain('Antes de publicarse pasa por la corrección del texto y las pruebas');
    for (const by of [author, coauthor]) {
      const told = (await by.call.listNotifications({ query: {} })).notifications.map(({ mensaje }) => mensaje).join();
      expect(told).toContain('Antes de publicarse pasa por la corrección del texto y las pruebas.');
      expect(told).not.toContain('puedes publicarla');
      expect(told).not.toContain('puede publicarla');
    }
  });

  it('begins with the approval, and takes publishing from its authors to its editors', async () => {
    const id = await accept();
    expect(await read(id)).toMatchObject({ etapa: 'CORRECCION', version: 1, cambios: [], pruebas: [] });
    expect(await problemOf(author.call.changeEstado({ params: { id }, body: { estado: 'PUBLICADO' } }))).toMatchObject({
      code: 'sin_permiso',
    });
    expect(await problemOf(editor.call.changeEstado({ params: { id }, body: { estado: 'PUBLICADO' } }))).toMatchObject({
      code: 'produccion_sin_terminar',
    });
    expect((await author.call.getPublication({ params: { id } })).acciones).not.toContain('PUBLICAR');
  });

  it('shows its authors each changed passage, keeps their answers one by one, and goes on once all are answered', async () => {
    const id = await accept();
    expect(await problemOf(step(id, 'ENVIAR_CORRECCION'))).toMatchObject({ code: 'correccion_sin_cambios' });
    await edit(id);
    // While the text is being changed its authors see nothing of it.
    expect((await read(id, author)).cambios).toEqual([]);
    expect(await problemOf(author.call.readProductionText({ params: { id } }))).toMatchObject({
      code: 'produccion_en_otra_etapa',
    });
    const sent = await step(id, 'ENVIAR_CORRECCION');
    expect(sent).toMatchObject({ etapa: 'CORRECCION_AUTOR' });
    expect(sent.cambios.map(({ antes, despues }) => [antes, despues])).toEqual([
      [p(accepted[0] ?? ''), p(edited[0] ?? '')],
      [p(accepted[2] ?? ''), p(edited[2] ?? '')],
    ]);
    expect(new Date(sent.fechaLimite ?? 0).getTime()).toBeGreaterThan(Date.now() + 6 * dayMs);
    const [first = '', second = ''] = await keys(id);
    await answer(id, first, { aceptado: true }, coauthor);
    expect(await problemOf(step(id, 'DEVOLVER_CORRECCION', author))).toMatchObject({ code: 'cambios_sin_respuesta' });
    await answer(id, second, { aceptado: false, texto: 'La coma dice otra cosa.' });
    // Of two answers the last holds.
    await answer(id, first, { aceptado: false, texto: 'No.' });
    await answer(id, first, { aceptado: true });
    expect(await problemOf(answer(id, 'f'.repeat(16), { aceptado: true }))).toMatchObject({
      code: 'cambio_de_otra_correccion',
    });
    expect(await problemOf(answer(id, first, { aceptado: true }, editor))).toMatchObject({ code: 'sin_permiso' });
    expect(await problemOf(step(id, 'DEVOLVER_CORRECCION', coauthor))).toMatchObject({ code: 'sin_permiso' });
    expect(await step(id, 'DEVOLVER_CORRECCION', author)).toMatchObject({ etapa: 'CORRECCION' });
    expect((await read(id)).cambios.map(({ respuesta }) => respuesta)).toMatchObject([
      { aceptado: true, texto: '' },
      { aceptado: false, texto: 'La coma dice otra cosa.' },
    ]);
    // What the editor takes back needs no answer; what is left as it was keeps its own.
    await edit(id, [edited[0] ?? '', accepted[1] ?? '', accepted[2] ?? '']);
    expect(await keys(id)).toEqual([first]);
    expect(await step(id, 'PASAR_A_PRUEBAS')).toMatchObject({ etapa: 'PRUEBAS' });
    // The accepted version stands until the publication.
    expect(await said(id)).toEqual(accepted);
  });

  it('has one of two steps at once, and one of two texts saved over the same', async () => {
    const id = await accept();
    const { revision } = await edit(id);
    expect(await problemOf(edit(id, accepted, revision - 1))).toMatchObject({ code: 'texto_cambiado' });
    const both = await Promise.allSettled([step(id, 'ENVIAR_CORRECCION'), step(id, 'ENVIAR_CORRECCION')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await problemOf(edit(id))).toMatchObject({ code: 'produccion_en_otra_etapa' });
  });

  it('keeps each proof with what its author said, and publishes the last', async () => {
    const id = await accept();
    await edit(id);
    await step(id, 'ENVIAR_CORRECCION');
    await step(id, 'RECUPERAR');
    await edit(id, accepted);
    await step(id, 'PASAR_A_PRUEBAS');
    await step(id, 'ENVIAR_PRUEBAS');
    const pdf = await platform().inject({
      url: `/api/publications/${id}/production/proof.pdf`,
      headers: { authorization: `Bearer ${author.token}` },
    });
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await problemOf(step(id, 'PEDIR_CORRECCIONES', author))).toMatchObject({ code: 'falta_motivo' });
    await step(id, 'PEDIR_CORRECCIONES', author, 'Falta la hache.');
    await edit(id);
    await step(id, 'ENVIAR_PRUEBAS');
    const proofs = (await step(id, 'APROBAR_PRUEBAS', author)).pruebas;
    expect(proofs.map(({ numero, resultado, correcciones }) => [numero, resultado, correcciones])).toEqual([
      [2, 'APROBADA', ''],
      [1, 'CORRECCIONES', 'Falta la hache.'],
    ]);
    expect(await problemOf(edit(id, accepted))).toMatchObject({ code: 'produccion_en_otra_etapa' });
    const points = (await read(id)).puntos;
    expect(points.find(({ punto }) => punto === 'METADATOS')).toMatchObject({ faltan: 3, cumplido: false });
    expect(points.find(({ punto }) => punto === 'FIGURAS')).toMatchObject({ faltan: 0, cumplido: true });
    expect(await problemOf(step(id, 'DAR_POR_LISTA'))).toMatchObject({ code: 'comprobacion_incompleta' });
    await tick(id);
    expect((await read(id)).puntos.find(({ punto }) => punto === 'COMPAGINACION')?.marcado?.persona).toContain('Elena');
    await step(id, 'DAR_POR_LISTA');
    await editor.call.changeEstado({ params: { id }, body: { estado: 'PUBLICADO' } });
    expect(await said(id)).toEqual(edited);
    expect(await author.call.getPublication({ params: { id } })).toMatchObject({
      estado: 'PUBLICADO',
      versionActual: 2,
    });
    expect(await read(id)).toMatchObject({ etapa: null, acciones: [] });
  });

  it('says of the version that was decided on that it was reviewed, and not of what production made of it', async () => {
    await platform().settings({ revisionesPublicas: true });
    const id = await ready(accept(accepted, 'true'));
    await editor.call.changeEstado({ params: { id }, body: { estado: 'PUBLICADO' } });
    const { versiones, rondas } = await platform().guest.publishedProcess({ params: { id } });
    expect(versiones.map(({ numero }) => numero)).toEqual([2, 1]);
    expect(rondas).toMatchObject([{ version: 1, revisiones: [{ version: 1 }], decision: { accion: 'APROBAR' } }]);
    const { steps } = JSON.parse((await platform().inject({ url: docmapAddress(id) })).body);
    const reviewed = Object.values<{ assertions: { status: string; item: { id: string } }[] }>(steps)
      .flatMap(({ assertions }) => assertions)
      .filter(({ status }) => status === 'reviewed');
    expect(reviewed.map(({ item }) => item.id)).toEqual([expect.stringMatching(/\/versiones\/1$/)]);
    await platform().settings({ revisionesPublicas: false });
  });

  it('has its title, summary and translations copy-edited, answered like passages, kept with the proof and published', async () => {
    const id = await accept();
    const { cabecera, revisionCabecera } = await editor.call.readProductionText({ params: { id } });
    expect(cabecera).toEqual({ titulo: 'Una obra', resumen: 'Su resumen.', traducciones: [] });
    const english = { idioma: 'en', titulo: 'A work', resumen: 'Its summary.', palabrasClave: ['test'] };
    const none = { idioma: 'pt', titulo: '', resumen: '', palabrasClave: [] };
    const head = { titulo: 'Una obra corregida', resumen: 'Su resumen.', traducciones: [english] };
    const save = (revision: number, by = editor) =>
      by.call.saveProductionHead({
        params: { id },
        body: { ...head, traducciones: [english, none], revision },
      });
    expect(await problemOf(save(revisionCabecera, author))).toMatchObject({ status: 403 });
    expect(await save(revisionCabecera)).toEqual({ cabecera: head, revisionCabecera: 1 });
    // Of two who began from the same one the second is told.
    expect(await problemOf(save(revisionCabecera))).toMatchObject({ status: 409, code: 'texto_cambiado' });
    await step(id, 'ENVIAR_CORRECCION');
    const { cambios } = await read(id, author);
    expect(cambios.map(({ parte, idioma }) => [parte, idioma])).toEqual([
      ['TITULO', undefined],
      ['TITULO', 'en'],
      ['RESUMEN', 'en'],
      ['PALABRAS', 'en'],
    ]);
    for (const { clave } of cambios) await answer(id, clave, { aceptado: true });
    await step(id, 'DEVOLVER_CORRECCION', author);
    await step(id, 'PASAR_A_PRUEBAS');
    await step(id, 'ENVIAR_PRUEBAS');
    await step(id, 'APROBAR_PRUEBAS', author);
    expect((await read(id)).puntos.find(({ punto }) => punto === 'METADATOS')?.faltan).toBe(0);
    await tick(id);
    await step(id, 'DAR_POR_LISTA');
    // Until it is published the work is called what was accepted.
    expect((await author.call.getPublication({ params: { id } })).titulo).toBe('Una obra');
    await editor.call.changeEstado({ params: { id }, body: { estado: 'PUBLICADO' } });
    expect(await author.call.getPublication({ params: { id } })).toMatchObject({ ...head, versionActual: 2 });
    const version = await author.call.getVersion({ params: { id, numero: 2 } });
    expect(version).toMatchObject({ titulo: head.titulo, traducciones: [english] });
    expect((await author.call.getVersion({ params: { id, numero: 1 } })).titulo).toBe('Una obra');
  });

  it('goes on without authors who are silent once their days are over, and says so', async () => {
    const id = await accept();
    await edit(id);
    await step(id, 'ENVIAR_CORRECCION');
    expect(await problemOf(step(id, 'SEGUIR_SIN_RESPUESTA'))).toMatchObject({ code: 'plazo_del_autor' });
    await late(id);
    expect(await step(id, 'SEGUIR_SIN_RESPUESTA')).toMatchObject({ etapa: 'PRUEBAS' });
    await step(id, 'ENVIAR_PRUEBAS');
    await late(id);
    expect(await step(id, 'SEGUIR_SIN_RESPUESTA')).toMatchObject({
      etapa: 'COMPROBACION',
      pruebas: [{ numero: 1, resultado: 'SIN_RESPUESTA' }],
    });
    const titles = (await author.call.listNotifications({ query: {} })).notifications.map(({ titulo }) => titulo);
    expect(titles).toContain('La producción ha seguido');
    expect(titles).toContain('Las pruebas esperan tu visto bueno');
  });

  it('waits for who is away from when they are back', async () => {
    const id = await accept();
    await edit(id);
    const back = new Date(Date.now() + 20 * dayMs).toISOString();
    await author.call.updateProfile({ body: { noDisponibleHasta: back } });
    const { fechaLimite } = await step(id, 'ENVIAR_CORRECCION');
    expect(new Date(fechaLimite ?? 0).getTime()).toBeGreaterThan(Date.now() + 26 * dayMs);
  });

  it('is in the queue with what it waits for, and its author is reminded before and after the day, once each', async () => {
    const id = await accept();
    const entry = async () =>
      (await editor.call.editorialQueue({ query: { limit: 50 } })).cola.find(({ obra }) => obra.id === id);
    expect(await entry()).toMatchObject({
      espera: 'PRODUCCION',
      turno: 'TUYO',
      obra: { etapaProduccion: 'CORRECCION' },
    });
    await edit(id);
    const { fechaLimite } = await step(id, 'ENVIAR_CORRECCION');
    expect(await entry()).toMatchObject({ espera: 'PRODUCCION_AUTORES', turno: 'AUTORES', vence: fechaLimite });
    const limit = new Date(fechaLimite ?? 0).getTime();
    const { services } = platform();
    const remind = (days: number) =>
      remindOfProductions(services, new Date(limit + days * dayMs), new AbortController().signal);
    const sent = async () =>
      (await author.call.listNotifications({ query: {} })).notifications.filter(
        ({ titulo }) => titulo === 'La producción de tu obra espera tu respuesta',
      ).length;
    const { recordarAntesDias, recordarDespuesDias } = services.settings.get();
    const [before = 0, after = 0] = [Math.min(...recordarAntesDias), Math.min(...recordarDespuesDias)];
    await remind(-before);
    expect(await sent()).toBe(1);
    await remind(-before);
    expect(await sent()).toBe(1);
    await db().update(publications).set({ editorId: editor.user.id }).where(eq(publications.id, id));
    await remind(after);
    expect(await sent()).toBe(2);
    // Each as a mail in the journal's words, and in no other; answered to who handles the work, once somebody does.
    const mails = await mailsTo(platform(), author.user.email);
    const reminders = mails.filter(({ asunto }) => asunto.startsWith('La producción de «'));
    expect(reminders.map(({ responderA }) => responderA)).toEqual([null, editor.user.email]);
    expect(mails.filter(({ asunto }) => asunto.startsWith('La producción de tu obra'))).toEqual([]);
    // What was answered is reminded of no more.
    await step(id, 'RECUPERAR');
    await remind(after + 1);
    expect(await sent()).toBe(2);
    expect(await entry()).toMatchObject({ espera: 'PRODUCCION' });
  });

  it('comes out at its date, once, and not where it may not be published any more', async () => {
    const id = await ready();
    const moment = new Date(Date.now() + dayMs);
    const fecha = localTime(moment, zona);
    const past = localTime(new Date(Date.now() - dayMs), zona);
    const schedule = (day: string) => editor.call.scheduleWork({ params: { id }, body: { fecha: day, zona } });
    expect(await problemOf(schedule(past))).toMatchObject({ code: 'datos_no_validos' });
    const { fechaPrevista } = await schedule(fecha);
    const due = { id, fecha: fechaPrevista ?? '', vez: 1 };
    // Before its time it is queued again.
    expect(await platform().services.transact(() => publishDue(platform().services, due))).toEqual({
      publicado: false,
    });
    expect((await author.call.getPublication({ params: { id } })).estado).toBe('APROBADO');
    const over = new Date(Date.now() - 1000);
    await db().update(productions).set({ fechaPrevista: over }).where(eq(productions.publicacionId, id));
    const now = { ...due, fecha: over.toISOString() };
    const run = () => platform().services.transact(() => publishDue(platform().services, now));
    expect(await run()).toEqual({ publicado: true });
    expect(await run()).toEqual({ publicado: false });
    expect(await said(id)).toEqual(edited);

    const other = await ready();
    await editor.call.scheduleWork({ params: { id: other }, body: { fecha, zona } });
    expect(await step(other, 'REABRIR', editor, 'Una errata.')).toMatchObject({
      etapa: 'PRUEBAS',
      fechaPrevista: null,
    });
  });

  it('keeps a chapter for its book and a book for its chapters, said when a date is set, and at the date at once', async () => {
    const gather = async (id: string, ...works: string[]) => {
      const desde = (await editor.call.chapterPlan({ params: { id } })).capitulos.map((each) => each.id);
      const capitulos = works.map((each) => ({ id: each, paginaInicial: '', paginaFinal: '' }));
      await editor.call.saveChapters({ params: { id }, body: { desde, capitulos } });
    };
    const book = await ready(accept(accepted, undefined, { tipo: 'LIBRO', titulo: 'Aguas' }));
    const [signed, unready] = [await ready(accept(accepted, undefined, { coauthors: [admin] })), await accept()];
    const date = { fecha: localTime(new Date(Date.now() + dayMs), zona), zona };
    const schedule = (id: string, by = editor) => by.call.scheduleWork({ params: { id }, body: date });
    await gather(book, unready);
    expect(await problemOf(schedule(book))).toMatchObject({ code: 'capitulos_no_listos' });
    await gather(book, signed);
    expect(await problemOf(schedule(signed, admin))).toMatchObject({ status: 403 });
    // Who set the date may have come to sign it, and another chapter into the book.
    await schedule(signed);
    await schedule(book);
    await gather(book, signed, unready);
    await db().update(productions).set({ programadaPorId: admin.user.id }).where(eq(productions.publicacionId, signed));
    for (const id of [signed, book]) {
      const over = new Date(Date.now() - 1000);
      await db().update(productions).set({ fechaPrevista: over }).where(eq(productions.publicacionId, id));
      const due = { id, fecha: over.toISOString(), vez: 1 };
      const done = await platform().services.transact(() => publishDue(platform().services, due));
      expect(done).toEqual({ publicado: false });
      expect((await read(id)).fechaPrevista).toBeNull();
    }
  });

  it('has one date that holds, where it stands in a number with another, and says which', async () => {
    const id = await ready();
    const at = (days: number) => localTime(new Date(Date.now() + days * dayMs), zona);
    const number = await editor.call.createIssue({ body: { volumen: '9', numero: '1', anio: 2031 } });
    await editor.call.addToIssue({ params: { id: number.id }, body: { obras: [id] } });
    const plan = () => editor.call.issuePlan({ params: { id: number.id } });
    const schedule = async (days: number) =>
      editor.call.scheduleIssue({
        params: { id: number.id },
        body: { revision: (await plan()).revision, fecha: at(days), zona },
      });
    await schedule(2);
    const { fechaPrevista } = await editor.call.scheduleWork({ params: { id }, body: { fecha: at(3), zona } });
    expect(await read(id)).toMatchObject({ numero: { id: number.id, fechaPrevista: (await plan()).fechaPrevista } });
    expect((await plan()).plan[0]?.fechaPropia).toEqual({ fecha: fechaPrevista, zona });
    // Its authors are told of no number in preparation.
    expect(await read(id, author)).not.toHaveProperty('numero');

    // Nothing ran at either hour: it waits for its number.
    const [first, second] = [new Date(Date.now() - 2000), new Date(Date.now() - 1000)];
    const date = async (ofNumber: Date | null, own: Date) => {
      await db().update(issues).set({ fechaPrevista: ofNumber }).where(eq(issues.id, number.id));
      await db().update(productions).set({ fechaPrevista: own }).where(eq(productions.publicacionId, id));
    };
    const run = (own: Date) =>
      platform().services.transact(() => publishDue(platform().services, { id, fecha: own.toISOString(), vez: 1 }));
    const queued = async () =>
      (await db().select().from(jobs).where(eq(jobs.tipo, 'publicaciones'))).filter(
        ({ unico }) => unico === `obra ${id} ${second.toISOString()} 2`,
      );
    await date(first, second);
    expect(await run(second)).toEqual({ publicado: false });
    const [again] = await queued();
    expect(again?.fechaPrevista.getTime()).toBeGreaterThan(Date.now() + 30_000);
    // The number is put off: the work's own date is the earlier, and it goes ahead.
    await date(new Date(Date.now() + dayMs), second);
    expect(await run(second)).toEqual({ publicado: true });
    expect((await plan()).plan[0]).toMatchObject({ id, destino: 'YA_PUBLICADA' });
    expect((await plan()).plan[0]).not.toHaveProperty('fechaPropia');
  });

  it('has no date of its own any more once its number came out and was taken back', async () => {
    const id = await ready();
    await editor.call.scheduleWork({
      params: { id },
      body: { fecha: localTime(new Date(Date.now() + dayMs), zona), zona },
    });
    const number = await editor.call.createIssue({ body: { volumen: '9', numero: '2', anio: 2031 } });
    await editor.call.addToIssue({ params: { id: number.id }, body: { obras: [id] } });
    const { revision } = await editor.call.issuePlan({ params: { id: number.id } });
    await editor.call.publishIssue({ params: { id: number.id }, body: { revision } });
    await editor.call.takeBackIssue({ params: { id: number.id }, body: { motivo: 'Falta una lámina.' } });
    expect(await read(id)).toMatchObject({ etapa: 'LISTA', fechaPrevista: null });
    const own = await editor.call.issuePlan({ params: { id: number.id } });
    expect(own.plan[0]).not.toHaveProperty('fechaPropia');
  });

  it('ends with the decision that is revoked, and is kept', async () => {
    const id = await ready();
    await editor.call.changeEstado({
      params: { id },
      body: { estado: 'EN_REVISION', acto: 'revocar', motivo: 'Plagio.' },
    });
    expect(await read(id)).toMatchObject({ etapa: null });
    const [row] = await db().select().from(productions).where(eq(productions.publicacionId, id));
    expect(row).toMatchObject({ fin: 'INTERRUMPIDA' });
    const types = await db().select({ type: activity.type }).from(activity).where(eq(activity.publicacionId, id));
    expect(types.map(({ type }) => type)).toContain('production.ended');
    expect(await said(id)).toEqual(accepted);
    // Another approval begins another.
    await editor.call.changeEstado({ params: { id }, body: { estado: 'APROBADO' } });
    expect(await read(id)).toMatchObject({ etapa: 'CORRECCION', pruebas: [], cambios: [] });
  });

  it('is not an editor’s who signs the work or reviewed it, and an administrator may publish without it', async () => {
    const own = await platform().person('Eva', 'AUTOR', 'EDITOR');
    author = own;
    const id = await ready();
    expect(await problemOf(step(id, 'REABRIR', own, 'Mía.'))).toMatchObject({ code: 'sin_permiso' });
    expect(await problemOf(own.call.changeEstado({ params: { id }, body: { estado: 'PUBLICADO' } }))).toMatchObject({
      code: 'sin_permiso',
    });
    await admin.call.changeEstado({ params: { id }, body: { estado: 'PUBLICADO' } });
    expect(await said(id)).toEqual(edited);

    author = await platform().person('Irene', 'AUTOR');
    const early = await accept();
    await edit(early);
    await admin.call.changeEstado({ params: { id: early }, body: { estado: 'PUBLICADO' } });
    expect(await said(early)).toEqual(accepted);
  });

  it('is there only where the journal wants it, and begun by hand for what was approved before', async () => {
    await admin.call.changeSettings({ body: { etapaProduccion: false } });
    const cast = { author, editor, reviewer };
    const { id } = await approved(cast);
    expect(await read(id)).toMatchObject({ etapa: null, acciones: [] });
    expect(await problemOf(step(id, 'EMPEZAR'))).toMatchObject({ code: 'produccion_no_pedida' });
    await admin.call.changeSettings({ body: { etapaProduccion: true } });
    expect(await read(id)).toMatchObject({ etapa: null, acciones: ['EMPEZAR'] });
    expect(await step(id, 'EMPEZAR')).toMatchObject({ etapa: 'CORRECCION' });
    const { id: open } = await inReview(author);
    expect(await problemOf(read(open, reviewer))).toMatchObject({ code: 'sin_permiso' });
  });
});
