/** Sent works that go from one journal to another: what goes with them, who sees them afterwards, and when authors are asked. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { principalJournal } from '#contract/journals.ts';
import { users } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { approved, draft, inReview, published } from '#server/testing/works.ts';

describePlatform('a work that goes to another journal', (platform) => {
  let admin: TestPerson;
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  /** Narrowed to one of the two. */
  let here: TestPerson;
  let there: TestPerson;
  let other: string;
  let strict: string;
  let producing: string;
  const narrow = (person: TestPerson, ...journals: string[]) =>
    admin.call.changeUser({ params: { id: person.user.id }, body: { ambitos: { EDITOR: journals } } });
  beforeAll(async () => {
    const { person } = platform();
    admin = await person('Inés', 'ADMIN');
    author = await person('Ana', 'AUTOR');
    editor = await person('Elena', 'EDITOR');
    reviewer = await person('Rubén', 'REVISOR');
    here = await person('Aquí', 'EDITOR');
    there = await person('Allí', 'EDITOR');
    const make = async (clave: string, ajustes = {}) => {
      const { id } = await admin.call.createJournal({ body: { clave, nombre: `Revista ${clave}` } });
      await admin.call.changeJournal({ params: { id }, body: { publica: true, ajustes } });
      return id;
    };
    other = await make('otra');
    producing = await make('editada');
    strict = await make('abierta', {
      identidadRevision: 'doble ciego',
      licencia: 'https://creativecommons.org/licenses/by/4.0/deed.es',
    });
    await narrow(here, principalJournal);
    await narrow(there, other);
  });
  const move = (id: string, revistaId = other, by = editor, seccionId: string | null = null) =>
    by.call.moveWork({ params: { id }, body: { revistaId, seccionId, motivo: 'Encaja mejor.' } });
  const sees = async ({ call }: TestPerson, id: string) => {
    const { cola } = await call.editorialQueue({ query: { limit: 50 } });
    const read = await call.getPublication({ params: { id } }).then(
      () => true,
      () => false,
    );
    return { queue: cola.some(({ obra }) => obra.id === id), read };
  };
  const told = async ({ call }: TestPerson, titulo: string) =>
    (await call.listNotifications({ query: { limit: 50 } })).notifications.filter((each) => each.titulo === titulo);
  const titled = () => ({ titulo: `Humedales ${crypto.randomUUID()}` });

  it('is seen by who edits there, and by nobody of its former journal; the record keeps the fact', async () => {
    const { id, titulo } = await inReview(author, titled());
    await here.call.setHandlingEditor({ params: { id }, body: { editorId: here.user.id, anterior: null } });
    await editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });
    await editor.call.addNote({ params: { id }, body: { texto: 'Mirar la figura 2.' } });
    expect(await sees(here, id)).toEqual({ queue: true, read: true });
    expect(await sees(there, id)).toEqual({ queue: false, read: false });
    const moved = await move(id);
    expect(moved).toMatchObject({ revistaId: other, seccionId: null });
    expect(moved.traslado).toBeUndefined();
    expect(await sees(here, id)).toEqual({ queue: false, read: false });
    expect(await sees(there, id)).toEqual({ queue: true, read: true });
    // Who handled it edits there no more; what was written and who reviews go with it.
    const desk = await there.call.editorialDesk({ params: { id } });
    expect(desk.editor).toBeNull();
    expect((await there.call.listNotes({ params: { id } })).notas).toHaveLength(1);
    expect((await there.call.reviewsOfPublication({ params: { id } })).reviews).toHaveLength(1);
    expect((await reviewer.call.myReviews({})).reviews.some(({ publicacionId }) => publicacionId === id)).toBe(true);
    expect(await told(author, 'Tu obra cambia de revista')).toMatchObject([
      { mensaje: `«${titulo}» pasa de Pliego a Revista otra. Motivo: Encaja mejor.` },
    ]);
    expect(await told(there, 'Llega una obra de otra revista')).toHaveLength(1);
    const { historia } = await there.call.publicationHistory({ params: { id } });
    expect(historia.find(({ tipo }) => tipo === 'OTRA_REVISTA')?.datos).toMatchObject({ hasta: 'Revista otra' });
    // Nothing of it comes up for who edited it before.
    const { obras } = await here.call.findAnything({ query: { q: titulo } });
    expect(obras).toEqual([]);
  });

  it('goes where its mover edits, from where they do; never a draft, nor what is published', async () => {
    const { id } = await inReview(author, titled());
    expect(await problemOf(move(id, other, here))).toMatchObject({
      status: 422,
      errors: [{ field: 'revistaId', code: 'revista_ajena' }],
    });
    expect(await problemOf(move(id, other, there))).toMatchObject({ status: 404 });
    expect(await problemOf(move(id, principalJournal))).toMatchObject({ errors: [{ code: 'misma_revista' }] });
    expect(await problemOf(move(id, crypto.randomUUID()))).toMatchObject({ errors: [{ code: 'revista_desconocida' }] });
    expect(await problemOf(move(id, other, author))).toMatchObject({ status: 403 });
    const unsent = await draft(author);
    expect(await problemOf(move(unsent.id, other, admin))).toMatchObject({ code: 'traslado_no_posible' });
    const out = await published({ author, editor, reviewer }, titled());
    expect(await problemOf(move(out.id))).toMatchObject({ code: 'traslado_no_posible' });
  });

  it('leaves its number, its section and its production behind', async () => {
    const section = (journal: string) =>
      admin.call.changeSections({
        params: { id: journal },
        body: { secciones: [{ nombre: { es: 'Notas', en: '' } }] },
      });
    const { secciones } = await section(principalJournal);
    const [ofOther] = (await section(other)).secciones;
    const work = await approved({ author, editor, reviewer }, { ...titled(), seccionId: secciones[0]?.id ?? null });
    const { id: numeroId } = await editor.call.createIssue({
      body: { revistaId: principalJournal, volumen: '3', numero: '2', anio: 2026 },
    });
    await editor.call.addToIssue({ params: { id: numeroId }, body: { obras: [work.id] } });
    expect(await problemOf(move(work.id, other, editor, secciones[0]?.id))).toMatchObject({
      errors: [{ field: 'seccionId', code: 'seccion_ajena' }],
    });
    const moved = await move(work.id, other, editor, ofOther?.id);
    expect(moved).toMatchObject({ revistaId: other, seccionId: ofOther?.id, estado: 'APROBADO' });
    const plan = await editor.call.issuePlan({ params: { id: numeroId } });
    expect(JSON.stringify(plan)).not.toContain(work.id);
  });

  it('leaves its book behind, and as a book its chapters: neither is read, kept or published from the other journal', async () => {
    const cast = { author, editor, reviewer };
    const book = await inReview(author, { ...titled(), tipo: 'LIBRO' });
    const [goes, stays] = [await approved(cast, titled()), await approved(cast, titled())];
    const asked = await platform().person('Reme', 'REVISOR');
    const gather = async (id: string, ...works: { id: string }[]) => {
      const { capitulos } = await editor.call.chapterPlan({ params: { id } });
      const wanted = works.map((work) => ({ id: work.id, paginaInicial: '', paginaFinal: '' }));
      return here.call.saveChapters({
        params: { id },
        body: { desde: capitulos.map((each) => each.id), capitulos: wanted },
      });
    };
    await gather(book.id, goes, stays);
    await editor.call.assignReviewer({ params: { id: book.id }, body: { revisorId: asked.user.id } });
    const read = (id: string) => asked.call.getPublication({ params: { id } });
    expect((await read(goes.id)).id).toBe(goes.id);
    await move(goes.id);
    expect(await problemOf(read(goes.id))).toMatchObject({ status: 404 });
    expect((await read(book.id)).capitulos).toMatchObject([{ id: stays.id }]);
    const left = async () =>
      (await told(author, 'Tu obra ya no es capítulo del libro')).filter(({ mensaje }) =>
        mensaje.includes(book.titulo),
      );
    expect((await left()).map(({ mensaje }) => mensaje)).toEqual([expect.stringContaining(goes.titulo)]);
    // Nothing of it is kept by the book that it left: who edits there alone puts that together again.
    expect((await gather(book.id, stays)).capitulos.map((each) => each.id)).toEqual([stays.id]);

    await move(book.id);
    expect((await read(book.id)).capitulos ?? []).toEqual([]);
    expect(await problemOf(read(stays.id))).toMatchObject({ status: 404 });
    expect((await left()).map(({ mensaje }) => mensaje)).toContainEqual(expect.stringContaining(stays.titulo));
    // It waits for that book no more.
    await author.call.changeEstado({ params: { id: stays.id }, body: { estado: 'PUBLICADO' } });
  });

  it('ends its production, which begins anew where it goes, if that journal wants it', async () => {
    await admin.call.changeJournal({ params: { id: producing }, body: { ajustes: { etapaProduccion: true } } });
    const work = await approved({ author, editor, reviewer }, { ...titled(), revistaId: producing });
    expect(work.etapaProduccion).toBe('CORRECCION');
    const moved = await move(work.id);
    expect(moved.etapaProduccion).toBeUndefined();
    const { historia } = await editor.call.publicationHistory({ params: { id: work.id } });
    expect(historia.map(({ tipo }) => tipo)).toContain('PRODUCCION_INTERRUMPIDA');
    await move(work.id, producing);
    const { etapa } = await editor.call.takeProductionStep({ params: { id: work.id }, body: { paso: 'EMPEZAR' } });
    expect(etapa).toBe('CORRECCION');
  });

  it('asks its main author first where the other journal asks something else of authors', async () => {
    const { id } = await inReview(author, titled());
    const proposed = await move(id, strict);
    expect(proposed).toMatchObject({
      revistaId: principalJournal,
      traslado: { revistaId: strict, revista: 'Revista abierta', cambia: ['IDENTIDAD', 'LICENCIA'], respondes: false },
    });
    expect(await problemOf(move(id, other))).toMatchObject({ code: 'traslado_abierto' });
    expect(await problemOf(editor.call.answerMove({ params: { id }, body: { acepta: true } }))).toMatchObject({
      status: 403,
    });
    // Who reviews it is told nothing of what may come.
    await editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });
    expect((await reviewer.call.getPublication({ params: { id } })).traslado).toBeUndefined();
    await editor.call.withdrawMove({ params: { id } });
    expect(await problemOf(author.call.answerMove({ params: { id }, body: { acepta: true } }))).toMatchObject({
      status: 410,
      code: 'traslado_cerrado',
    });
    await move(id, strict);
    expect((await author.call.getPublication({ params: { id } })).traslado).toMatchObject({ respondes: true });
    const declined = await author.call.answerMove({ params: { id }, body: { acepta: false } });
    expect(declined).toMatchObject({ revistaId: principalJournal });
    expect(declined.traslado).toBeUndefined();
    await move(id, strict);
    const { identidadRevision } = await author.call.getPublication({ params: { id } });
    const accepted = await author.call.answerMove({ params: { id }, body: { acepta: true } });
    // What was agreed of its review stays with it.
    expect(accepted).toMatchObject({ revistaId: strict, identidadRevision });
  });

  it('is answered once, whoever else answers or takes it back meanwhile', async () => {
    const { id } = await inReview(author, titled());
    await move(id, strict);
    const answers = await Promise.allSettled([
      author.call.answerMove({ params: { id }, body: { acepta: true } }),
      editor.call.withdrawMove({ params: { id } }),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('goes at once where nobody can be asked', async () => {
    const { id } = await inReview(author, titled());
    const { db } = platform().services;
    await platform().services.transact(() =>
      db.execute(`update publications set autor_principal_id = null where id = '${id}'`),
    );
    expect(await move(id, strict)).toMatchObject({ revistaId: strict });
    expect(await db.select().from(users).where(eq(users.id, author.user.id))).toHaveLength(1);
  });
});
