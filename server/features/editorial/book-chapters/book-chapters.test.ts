/** Books whose chapters are works of their own, by different hands (decision 553). */

import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Publication } from '#contract/entities/publication.ts';
import { mostSentWithBook } from '#contract/gathered-chapters.ts';
import { exportAddress } from '#contract/public-addresses.ts';
import { upload } from '#server/features/files/files.fixture.ts';
import { lockWork } from '#server/features/publications/queries.ts';
import { activity, publications } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { approved, type Cast, draft, inReview, published, review } from '#server/testing/works.ts';

describePlatform('the chapters of a book', (platform, engine) => {
  let cast: Cast;
  let other: TestPerson;
  let admin: TestPerson;
  beforeAll(async () => {
    cast = {
      author: await platform().person('Irene', 'AUTOR'),
      editor: await platform().person('Elena', 'EDITOR'),
      reviewer: await platform().person('Rubén', 'REVISOR'),
    };
    other = await platform().person('Olmo', 'AUTOR');
    admin = await platform().person('Ada', 'ADMIN');
  });
  const guest = () => platform().guest;
  const book = (titulo: string) => approved(cast, { tipo: 'LIBRO', titulo });
  const by = (author: TestPerson) => ({ ...cast, author });
  const plan = (id: string, by = cast.editor) => by.call.chapterPlan({ params: { id } });
  const save = async (id: string, works: readonly { id: string }[], desde?: readonly string[]) =>
    cast.editor.call.saveChapters({
      params: { id },
      body: {
        desde: [...(desde ?? (await plan(id)).capitulos.map((each) => each.id))],
        capitulos: works.map((work, index) => ({
          ...{ id: work.id, paginaInicial: String(10 * index + 1), paginaFinal: String(10 * index + 9) },
        })),
      },
    });
  const publish = (id: string, by = cast.author) =>
    by.call.changeEstado({ params: { id }, body: { estado: 'PUBLICADO' } });
  const process = (id: string) => guest().publishedProcess({ params: { id } });
  const file = async (
    work: Publication,
    format: 'jats' | 'bibtex' | 'ris' | 'csl' | 'onix' | 'html' | 'epub' | 'pdf',
  ) => platform().inject({ url: exportAddress(work, format) });

  it('are gathered by its editor and come out with it, each with its page there, and say so in both directions', async () => {
    const { id } = await book('Aguas del sur');
    const first = await approved(by(other), { titulo: 'El delta' });
    const second = await published(cast, { titulo: 'La marisma' });
    expect((await plan(id)).disponibles.map((work) => work.id)).toEqual(expect.arrayContaining([first.id, second.id]));
    const { capitulos } = await save(id, [first, second]);
    expect(capitulos).toMatchObject([
      { id: first.id, destino: 'SE_PUBLICA', paginaInicial: '1' },
      { id: second.id, destino: 'PUBLICADO' },
    ]);
    const toldOther = async () =>
      (await other.call.listNotifications({ query: {} })).notifications.map(({ mensaje }) => mensaje);
    expect(await toldOther()).toContainEqual(expect.stringContaining('«El delta» es capítulo de «Aguas del sur»'));
    await save(id, [second]);
    expect(await toldOther()).toContainEqual(expect.stringContaining('«El delta» ya no es capítulo'));
    await save(id, [first, second]);
    // Of a book that is not out nobody reads on a page of its chapters.
    expect((await process(second.id)).libro).toBeNull();
    expect(await guest().readWork({ params: { id: second.id } })).not.toHaveProperty('capituloDe');
    // Its author publishes it, and with it the approved chapter of somebody else.
    await publish(id);
    expect(await guest().readWork({ params: { id: first.id } })).toMatchObject({
      estado: 'PUBLICADO',
      capituloDe: { id, titulo: 'Aguas del sur', paginaInicial: '1', paginaFinal: '9' },
      metadatos: { paginaInicial: '1', paginaFinal: '9' },
    });
    expect((await process(id)).capitulos.map((each) => each.titulo)).toEqual(['El delta', 'La marisma']);
    expect((await process(first.id)).libro).toEqual({
      id,
      anterior: null,
      siguiente: { id: second.id, titulo: 'La marisma', idioma: 'es' },
    });
    const { notifications } = await other.call.listNotifications({ query: {} });
    expect(JSON.stringify(notifications)).toContain('El delta');

    const chapter = await guest().readWork({ params: { id: first.id } });
    expect((await file(chapter, 'bibtex')).body).toMatch(/^@incollection\{[\s\S]*booktitle = \{Aguas del sur\}/);
    expect((await file(chapter, 'ris')).body).toMatch(/^TY {2}- CHAP[\s\S]*T2 {2}- Aguas del sur/);
    expect((await file(chapter, 'csl')).json()).toMatchObject([
      { type: 'chapter', 'container-title': 'Aguas del sur', page: '1-9' },
    ]);
    expect((await file(chapter, 'jats')).body).toMatch(/<related-object [^>]*object-type="book"/);
    expect((await file(chapter, 'html')).body).toContain('Capítulo de');
    const { citas } = await guest().citations({ params: { id: first.id }, query: {} });
    expect(citas[0]?.texto).toContain('En Aguas del sur (pp. 1–9)');

    const cards = await guest().searchCatalogue({ query: { search: 'El delta' } });
    expect(cards.publications).toMatchObject([{ id: first.id, capituloDe: { id, titulo: 'Aguas del sur' } }]);

    const whole = await guest().readWork({ params: { id } });
    expect((await file(whole, 'jats')).body.match(/object-type="chapter"/g)).toHaveLength(2);
    const html = (await file(whole, 'html')).body;
    expect(html).toMatch(/<h2>Capítulos<\/h2><ol><li>El delta<\/li>\s*<li>La marisma<\/li>/);
    const onix = await file(whole, 'onix');
    expect(onix.headers['content-type']).toContain('application/xml');
    expect(onix.body.match(/<ContentItem>/g)).toHaveLength(2);
    expect((await file(chapter, 'onix')).statusCode).toBe(404);
    const files = unzipSync((await file(whole, 'epub')).rawPayload);
    expect(strFromU8(files['EPUB/nav.xhtml'] ?? new Uint8Array())).toContain('La marisma');
    const pdf = await file(whole, 'pdf');
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.length).toBeGreaterThan((await file(chapter, 'pdf')).rawPayload.length);
  });

  it('keep it from coming out while one is not ready, which is said by name to who may know of it', async () => {
    const { id } = await book('Sin terminar');
    const late = await inReview(other, { titulo: 'Secreto de Olmo' });
    await save(id, [late]);
    expect((await problemOf(publish(id, admin))).message).toContain('«Secreto de Olmo»');
    const refusal = await problemOf(publish(id));
    expect(refusal).toMatchObject({ code: 'capitulos_pendientes' });
    expect(JSON.stringify(refusal)).not.toContain('Secreto');
    // Who wrote another chapter, or the book, learns nothing of it.
    for (const person of [cast.author, cast.reviewer]) expect((await problemOf(plan(id, person))).status).toBe(403);
    expect(JSON.stringify(await cast.author.call.getPublication({ params: { id } }))).not.toContain('Secreto');
    await save(id, []);
    await publish(id);
  });

  it('are read by who reviews it under its mask, and by no reviewer besides; who signs one does not review it', async () => {
    await platform().settings({ identidadRevision: 'abierta' });
    // Whose name stands in no other work here.
    const odalys = await platform().person('Odalys', 'AUTOR');
    const rita = await platform().person('Rita', 'REVISOR');
    const chapter = await draft(odalys, { titulo: 'Sobre el delta', coauthors: [rita] });
    await upload(odalys, chapter.id, { nombre: 'Odalys 2024.csv', content: 'autor\nOdalys\n' });
    await odalys.call.submitReview({ params: { id: chapter.id } });
    await review(cast, chapter.id);
    await cast.editor.call.changeEstado({ params: { id: chapter.id }, body: { estado: 'APROBADO' } });
    await platform().settings({ identidadRevision: 'doble ciego' });
    onTestFinished(async () => {
      await platform().settings({ identidadRevision: 'abierta' });
    });
    const { id } = await inReview(cast.author, { tipo: 'LIBRO', titulo: 'Entero' });
    await save(id, [chapter]);
    const [asked, stranger] = [
      await platform().person('Reme', 'REVISOR', 'AUTOR'),
      await platform().person('Raúl', 'REVISOR'),
    ];
    const read = (person: TestPerson, of: string) => person.call.getPublication({ params: { id: of } });
    const assign = (person: TestPerson) =>
      cast.editor.call.assignReviewer({ params: { id }, body: { revisorId: person.user.id } });
    expect((await problemOf(read(asked, chapter.id))).status).toBe(404);
    const { id: asking } = await assign(asked);
    expect((await read(asked, id)).capitulos).toEqual([{ id: chapter.id, titulo: 'Sobre el delta', idioma: 'es' }]);
    const seen = JSON.stringify(await read(asked, chapter.id));
    for (const name of ['Odalys', 'Rita', odalys.user.id, rita.user.id]) expect(seen, name).not.toContain(name);
    const html = await platform().inject({
      url: `/api/publications/${chapter.id}/export/html`,
      headers: { authorization: `Bearer ${asked.token}` },
    });
    expect([html.statusCode, html.body.includes('Odalys')]).toEqual([200, false]);
    expect((await problemOf(read(stranger, chapter.id))).status).toBe(404);
    expect((await problemOf(assign(rita))).status).toBe(422);
    // Nor does who reviews it come to sign one, or say of it by name what they think; and its files name nobody.
    const signed = await inReview(asked, { titulo: 'De quien revisa' });
    expect((await problemOf(save(id, [chapter, signed]))).code).toBe('capitulo_de_quien_revisa');
    const suggest = asked.call.suggest({ body: { publicacionId: chapter.id, comentarios: 'Falta el año.' } });
    expect((await problemOf(suggest)).status).toBe(403);
    const list = () => asked.call.listFiles({ params: { id: chapter.id }, query: {} });
    let listed = await list();
    while (listed.enPreparacion) listed = await list();
    const { files } = listed;
    expect(files.map(({ nombre }) => nombre)).toEqual(['Datos 1.csv']);
    const { url } = await asked.call.linkFile({ params: { id: files[0]?.id ?? '' } });
    expect((await platform().inject({ url })).headers['content-disposition']).not.toContain('Odalys');
    // No list or search holds it, and none names who wrote it.
    for (const found of [
      await asked.call.listPublications({ query: {} }),
      await asked.call.findAnything({ query: { q: 'Sobre el delta' } }),
      await asked.call.findAnything({ query: { q: 'Odalys' } }),
      await asked.call.listNotifications({ query: {} }),
    ])
      for (const hidden of [chapter.id, 'Odalys']) expect(JSON.stringify(found), hidden).not.toContain(hidden);
    // Its authors and its editors do not find them there.
    for (const person of [cast.author, cast.editor]) expect(await read(person, id)).not.toHaveProperty('capitulos');
    await asked.call.declineReview({ params: { id: asking }, body: { motivo: 'No tengo tiempo.' } });
    expect((await problemOf(read(asked, chapter.id))).status).toBe(404);
  });

  it('come out before it by the word of who runs them alone', async () => {
    const { id } = await book('Después');
    const chapters = [
      await approved(by(other), { titulo: 'Impaciente' }),
      await approved(by(other), { titulo: 'Paciente' }),
    ];
    const [first, second] = chapters;
    if (!first || !second) throw new Error('no chapters');
    await save(id, chapters);
    expect((await problemOf(publish(first.id, other))).code).toBe('capitulo_sin_su_libro');
    await publish(first.id, admin);
    expect(await guest().readWork({ params: { id: first.id } })).toMatchObject({ estado: 'PUBLICADO' });
    // Of the book nobody reads there.
    expect(await guest().readWork({ params: { id: first.id } })).not.toHaveProperty('capituloDe');
    // Out of it, it is its author's again.
    await save(id, [first]);
    await publish(second.id, other);
    await publish(id);
    expect(await guest().readWork({ params: { id: first.id } })).toHaveProperty('capituloDe');
  });

  it('are no more an administrator’s or an editor’s to publish before it, where they wrote them', async () => {
    const { id } = await book('Con manos de la casa');
    const signed = await approved(by(other), { titulo: 'De administración', coauthors: [admin] });
    const desk = await platform().person('Edna', 'EDITOR', 'AUTOR');
    const written = await approved(by(desk), { titulo: 'De una editora' });
    await save(id, [signed, written]);
    const alone = { params: { id: signed.id }, body: { estado: 'PUBLICADO', motivo: 'Ya.' } } as const;
    expect((await problemOf(admin.call.changeEstado(alone))).code).toBe('capitulo_sin_su_libro');
    expect((await problemOf(publish(written.id, desk))).code).toBe('capitulo_sin_su_libro');
    // In a number neither comes out before its book, wherever they stand in it; with it both do.
    const { id: numero } = await desk.call.createIssue({ body: { volumen: '1', numero: '1', anio: 2031 } });
    const add = (obras: string[]) => desk.call.addToIssue({ params: { id: numero }, body: { obras } });
    await add([written.id]);
    const release = async (person: TestPerson) =>
      person.call.publishIssue({
        params: { id: numero },
        body: { revision: (await person.call.issuePlan({ params: { id: numero } })).revision, motivo: 'Sale.' },
      });
    expect((await problemOf(release(desk))).code).toBe('obras_no_publicables');
    await add([signed.id, id]);
    await release(admin);
    for (const each of [signed, written])
      expect(await guest().readWork({ params: { id: each.id } })).toMatchObject({ capituloDe: { id } });
  });

  it('are of one book at most, no book and no notice, of its journal, and far enough', async () => {
    const [one, two] = [await book('Uno'), await book('Dos')];
    const chapter = await published(cast, { titulo: 'Disputado' });
    const both = await Promise.allSettled([save(one.id, [chapter]), save(two.id, [chapter])]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [lost] = both.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect((await problemOf(Promise.reject(lost))).code).toBe('capitulo_no_posible');
    const free = (await plan(one.id)).capitulos.length === 0 ? one : two;
    for (const wrong of [one, two, await draft(other), { id: '01890a5d-ac96-774b-bcce-b302099a8057' }])
      expect((await problemOf(save(free.id, [wrong]))).code).toBe('capitulo_no_posible');
    expect((await problemOf(plan(chapter.id))).code).toBe('libro_sin_capitulos');
    // Two presses of one button, or two windows: the second is told.
    const more = await published(cast, { titulo: 'Otro' });
    await save(free.id, [more], []);
    expect((await problemOf(save(free.id, [], []))).code).toBe('capitulos_cambiados');
    // No chapter becomes a book.
    const [again] = [await inReview(other, { titulo: 'De vuelta' })];
    await save(free.id, [more, again]);
    await cast.editor.call.changeEstado({
      params: { id: again.id },
      body: { estado: 'CAMBIOS_SOLICITADOS', motivo: 'Falta un dato.', acto: 'devolver' },
    });
    await other.call.changeEstado({ params: { id: again.id }, body: { estado: 'BORRADOR' } });
    expect(
      (await problemOf(other.call.updatePublication({ params: { id: again.id }, body: { tipo: 'LIBRO' } }))).code,
    ).toBe('tipo_con_capitulos');
    // A draft is its authors' alone, and keeps its place.
    expect((await plan(free.id)).capitulos.map((each) => each.titulo)).toEqual(['Otro']);
    await save(free.id, [more]);
    await other.call.submitReview({ params: { id: again.id } });
    expect((await plan(free.id)).capitulos.map((each) => each.titulo)).toEqual(['Otro', 'De vuelta']);
  });

  it('stay named when they are retracted, and are taken out of a published book in sight of its readers', async () => {
    const { id } = await book('Con bajas');
    const chapters = [await published(cast, { titulo: 'Queda' }), await published(cast, { titulo: 'Cae' })];
    await save(id, chapters);
    await publish(id);
    const [stays, falls] = chapters;
    if (!stays || !falls) throw new Error('no chapters');
    await cast.editor.call.changeEstado({
      params: { id: falls.id },
      body: { estado: 'RETIRADO', motivo: 'Datos erróneos.' },
    });
    expect((await process(id)).capitulos).toMatchObject([{ retractada: false }, { titulo: 'Cae', retractada: true }]);
    const late = await approved(by(other), { titulo: 'Tarde' });
    expect((await problemOf(save(id, [...chapters, late]))).code).toBe('capitulo_no_posible');
    await save(id, [stays]);
    expect(await process(id)).toMatchObject({ capitulos: [{ titulo: 'Queda' }], cambios: [{ cambio: 'CAPITULOS' }] });
    expect(await guest().readWork({ params: { id: falls.id } })).not.toHaveProperty('capituloDe');
    // A book that is deleted leaves its chapters as they were.
    await admin.call.deletePublication({ params: { id } });
    expect(await guest().readWork({ params: { id: stays.id } })).not.toHaveProperty('capituloDe');
  });

  it('are put in another order as a whole, and none of them twice', async () => {
    const { id } = await book('Actas');
    const works = [];
    for (let index = 0; index < 6; index += 1) works.push(await published(cast, { titulo: `Ponencia ${index}` }));
    await save(id, works);
    await save(id, works.toReversed());
    expect((await plan(id)).capitulos.map((each) => each.titulo)[0]).toBe('Ponencia 5');
    expect((await problemOf(save(id, [...works, ...works.slice(0, 1)]))).errors).toMatchObject([
      { field: 'capitulos' },
    ]);
  });

  describe('as drafts', () => {
    const own = () => platform().person('Irma', 'AUTOR');
    const toSend = (by: TestPerson, id: string) => by.call.chaptersToSend({ params: { id } });
    const send = (by: TestPerson, id: string, ...capitulos: string[]) =>
      by.call.sendWithChapters({ params: { id }, body: { capitulos } });
    const estadoOf = async (by: TestPerson, id: string) => (await by.call.getPublication({ params: { id } })).estado;

    it('are sent with it by whose they are, all or none, told first what each lacks', async () => {
      const irma = await own();
      const { id } = await draft(irma, { tipo: 'LIBRO', titulo: 'De una vez' });
      const whole = await draft(irma, { titulo: 'Entero', coauthors: [other] });
      const { id: bare } = await irma.call.createPublication({
        body: { titulo: 'A medias', resumen: 'Su resumen.', palabrasClave: ['prueba'], coautoresIds: [] },
      });
      // As a draft may come from another platform.
      await platform().services.db.update(publications).set({ resumen: '' }).where(eq(publications.id, bare));
      const foreign = await draft(other, { titulo: 'Ajeno', coauthors: [irma] });
      const offered = await toSend(irma, id);
      expect(offered.capitulos.toSorted((one, two) => one.titulo.localeCompare(two.titulo))).toEqual([
        { id: bare, titulo: 'A medias', idioma: 'es', enElLibro: false, faltan: ['DATOS', 'TEXTO'] },
        { id: whole.id, titulo: 'Entero', idioma: 'es', enElLibro: false, faltan: [] },
      ]);
      expect(await problemOf(send(irma, id, whole.id, bare))).toMatchObject({
        code: 'capitulos_incompletos',
        message: expect.stringContaining('«A medias»'),
      });
      for (const wrong of [foreign.id, id, crypto.randomUUID()])
        expect((await problemOf(send(irma, id, whole.id, wrong))).code).toBe('capitulos_cambiados');
      for (const each of [id, whole.id, bare]) expect(await estadoOf(irma, each)).toBe('BORRADOR');
      expect((await problemOf(toSend(other, id))).status).toBe(404);
      expect((await problemOf(toSend(other, whole.id))).status).toBe(403);

      // Two presses of one button: it is sent once.
      const ends = await Promise.allSettled([send(irma, id, whole.id), send(irma, id, whole.id)]);
      const lost = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
      expect(lost).toHaveLength(1);
      expect((await problemOf(Promise.reject(lost[0]))).code).toBe('transicion_no_permitida');
      for (const each of [id, whole.id]) expect(await estadoOf(irma, each)).toBe('EN_REVISION');
      expect((await plan(id)).capitulos.map((each) => each.id)).toEqual([whole.id]);
      expect(await toSend(irma, id)).toEqual({ capitulos: [], hayMas: false, ajenos: 0 });
      // Who signs the chapter with her learns of it.
      const { notifications } = await other.call.listNotifications({ query: {} });
      expect(JSON.stringify(notifications)).toContain('«Entero» es capítulo de «De una vez»');
      // Who edits is told of the book, once; its record says how the chapters came in.
      const ofEditor = (await cast.editor.call.listNotifications({ query: { limit: 50 } })).notifications;
      const arrived = ofEditor.filter(({ titulo }) => titulo === 'Nueva publicación en revisión');
      expect(arrived.filter(({ publicacionId }) => publicacionId === id)).toHaveLength(1);
      expect(arrived.filter(({ publicacionId }) => publicacionId === whole.id)).toEqual([]);
      const { activity } = await admin.call.activity({ query: { limit: 50 } });
      expect(activity.map(({ message }) => message)).toContainEqual(
        expect.stringContaining('Capítulos reunidos u ordenados en «De una vez»: 1.'),
      );
    });

    // The embedded engine has one connection: whoever else asks waits for the transaction that the test keeps open.
    it.skipIf(engine === 'embedded')(
      'of somebody else are held for nobody: who may not send them does not wait for them',
      async () => {
        const irma = await own();
        const [{ id }, foreign] = [await draft(irma, { tipo: 'LIBRO' }), await draft(other, { titulo: 'Retenido' })];
        const { services } = platform();
        const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
        const holding = services.transact(async () => {
          await lockWork(services.db, foreign.id);
          held.resolve();
          await free.promise;
        });
        await held.promise;
        expect((await problemOf(send(irma, id, foreign.id))).code).toBe('capitulos_cambiados');
        expect((await problemOf(send(irma, foreign.id, foreign.id))).status).toBe(404);
        free.resolve();
        await holding;
      },
    );

    it('are said to be more than go at once, where they are; any of them may be sent', async () => {
      const irma = await own();
      const first = await draft(irma, { titulo: 'La primera' });
      const { id } = await draft(irma, { tipo: 'LIBRO', titulo: 'Muy largo' });
      expect(await toSend(irma, id)).toMatchObject({ hayMas: false });
      await Promise.all(
        Array.from({ length: mostSentWithBook }, (_, index) =>
          irma.call.createPublication({
            body: { titulo: `Uno más ${index}`, resumen: 'Uno.', palabrasClave: ['prueba'], coautoresIds: [] },
          }),
        ),
      );
      const { capitulos, hayMas } = await toSend(irma, id);
      expect([capitulos.length, hayMas]).toEqual([mostSentWithBook, true]);
      expect(capitulos.map((each) => each.id)).not.toContain(first.id);
      await send(irma, id, first.id);
      expect(await estadoOf(irma, first.id)).toBe('EN_REVISION');
    });

    it('of two books that take one at the same moment are one’s', async () => {
      const irma = await own();
      const books = [await draft(irma, { tipo: 'LIBRO' }), await draft(irma, { tipo: 'LIBRO' })];
      const wanted = await draft(irma, { titulo: 'De dos' });
      const ends = await Promise.allSettled(books.map(({ id }) => send(irma, id, wanted.id)));
      expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const estados = await Promise.all(books.map(({ id }) => estadoOf(irma, id)));
      expect(estados.toSorted()).toEqual(['BORRADOR', 'EN_REVISION']);
    });

    it('keep their own review whatever becomes of the book, and go back to it when both are sent again', async () => {
      const irma = await own();
      const { id } = await draft(irma, { tipo: 'LIBRO', titulo: 'Ida y vuelta' });
      const [returned, stays] = [await draft(irma, { titulo: 'Vuelve' }), await draft(irma, { titulo: 'Sigue' })];
      await send(irma, id, returned.id, stays.id);
      const foreign = await inReview(other, { titulo: 'De Olmo' });
      await save(id, [returned, stays, foreign]);
      for (const each of [id, returned.id, foreign.id])
        await cast.editor.call.changeEstado({
          params: { id: each },
          body: { estado: 'CAMBIOS_SOLICITADOS', motivo: 'Falta un dato.', acto: 'devolver' },
        });
      expect(await estadoOf(irma, stays.id)).toBe('EN_REVISION');
      for (const [by, each] of [
        [irma, id],
        [irma, returned.id],
        [other, foreign.id],
      ] as const)
        await by.call.changeEstado({ params: { id: each }, body: { estado: 'BORRADOR' } });
      // Of the others' drafts their number; and none comes in that was not there.
      await draft(irma, { titulo: 'Nueva' });
      expect(await toSend(irma, id)).toEqual({
        capitulos: [{ id: returned.id, titulo: 'Vuelve', idioma: 'es', enElLibro: true, faltan: [] }],
        hayMas: false,
        ajenos: 1,
      });
      const waiting = async (by: TestPerson, each: string) =>
        (await by.call.getPublication({ params: { id: each } })).libroEnviado;
      expect(await waiting(other, foreign.id)).toBeUndefined();
      await send(irma, id, returned.id);
      expect((await plan(id)).capitulos.map((each) => each.titulo)).toEqual(['Vuelve', 'Sigue']);
      // The others are told that it waits for theirs, which they alone send; nobody is said to have done anything to the chapter.
      expect(await waiting(other, foreign.id)).toEqual({ titulo: 'Ida y vuelta' });
      const { notifications } = await other.call.listNotifications({ query: {} });
      expect(notifications[0]).toMatchObject({
        titulo: 'El libro espera tu capítulo',
        mensaje: expect.stringContaining('«Ida y vuelta» se ha enviado a revisión y «De Olmo»'),
        publicacionId: foreign.id,
      });
      const { notifications: hers } = await irma.call.listNotifications({ query: { limit: 100 } });
      expect(hers.map(({ titulo }) => titulo)).not.toContain('El libro espera tu capítulo');
      const asked = await platform().services.db.select().from(activity).where(eq(activity.publicacionId, foreign.id));
      expect(asked.filter(({ type }) => type === 'publication.bookSubmitted')).toMatchObject([{ userId: null }]);
      // Taken back, the book leaves its chapters in review; turned down, it keeps none from coming out.
      await irma.call.changeEstado({
        params: { id },
        body: { estado: 'BORRADOR', motivo: 'Me equivoqué.', acto: 'retirar' },
      });
      expect(await estadoOf(irma, stays.id)).toBe('EN_REVISION');
      expect(await waiting(other, foreign.id)).toBeUndefined();
      await send(irma, id);
      await review(cast, stays.id);
      await cast.editor.call.changeEstado({ params: { id: stays.id }, body: { estado: 'APROBADO' } });
      expect((await problemOf(publish(stays.id, irma))).code).toBe('capitulo_sin_su_libro');
      await cast.editor.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo: 'No encaja.' } });
      await publish(stays.id, irma);
      expect(await estadoOf(irma, stays.id)).toBe('PUBLICADO');
    });
  });
});
