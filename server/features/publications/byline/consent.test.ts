/** Nobody becomes an author unasked, and an author cannot shut an editor out of a work by naming them (docs/specification.md 8). */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { activity, mails } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { approved, draft, inReview, published, review, sentIn } from '#server/testing/works.ts';

describePlatform('whoever is named as an author', (platform) => {
  let main: TestPerson;
  let ana: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  const db = () => platform().services.db;
  beforeAll(async () => {
    main = await platform().person('Irene', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
  });
  beforeEach(async () => {
    await db().delete(mails);
    ana = await platform().account({ nombres: 'Ana', afiliacion: 'Lima' }, 'LECTOR');
  });

  const naming = (who: TestPerson) => ({ coautoresIds: [who.user.id] });
  /** A draft in which somebody was named. */
  const named = async (who = ana, fields = {}) => {
    const { id } = await draft(main, fields);
    await main.call.updatePublication({ params: { id }, body: naming(who) });
    return id;
  };
  /** The same, sent. */
  const sentWith = async (who: TestPerson) => {
    const id = await named(who);
    await main.call.submitReview({ params: { id } });
    return id;
  };
  const accept = (id: string, who = ana) => who.call.acceptAuthorship({ params: { id } });
  const refuse = (id: string, who = ana) => who.call.refuseAuthorship({ params: { id } });
  const asksOf = async (who: TestPerson) => (await who.call.myAuthorshipRequests()).peticiones;
  const read = (id: string, by = main) => by.call.getPublication({ params: { id } });
  const toldTo = async (who: TestPerson) =>
    (await who.call.listNotifications({ query: {} })).notifications.map(({ titulo }) => titulo);
  const mailsTo = async (who: TestPerson) =>
    (await db().select().from(mails).where(eq(mails.para, who.user.email))).map(({ asunto }) => asunto);
  const recorded = async (id: string, type: string) =>
    (await db().select().from(activity).where(eq(activity.publicacionId, id))).filter((entry) => entry.type === type);

  it('is answered as sent, in the byline as text, and reads nothing but what they would sign', async () => {
    const { id } = await main.call.createPublication({
      body: { titulo: 'Mareas', resumen: 'Su resumen.', tipo: 'TESIS', palabrasClave: ['mar'], ...naming(ana) },
    });
    const work = await read(id);
    expect(work).toMatchObject({ coautoresIds: [ana.user.id], autor: 'Irene De Prueba, Ana De Prueba' });
    expect(work.autores.map((author) => author.id)).toEqual([main.user.id, null]);
    expect(work.coautores).toMatchObject([{ id: null, nombres: 'Ana' }]);
    expect(await problemOf(read(id, ana))).toMatchObject({ status: 404 });
    expect(await problemOf(ana.call.listAuthors({ params: { id } }))).toMatchObject({ status: 404 });
    expect((await ana.call.myPublications({ query: {} })).publications).toEqual([]);
    expect((await ana.call.authProfile()).roles).toEqual(['LECTOR']);
    expect(await asksOf(ana)).toEqual([
      {
        publicacionId: id,
        titulo: 'Mareas',
        tipo: 'TESIS',
        resumen: 'Su resumen.',
        autor: 'Irene De Prueba, Ana De Prueba',
        fecha: expect.any(String),
      },
    ]);
    expect((await main.call.listAuthors({ params: { id } })).autores[1]).toMatchObject({
      id: ana.user.id,
      email: null,
      invitacion: { estado: 'PENDIENTE' },
    });
  });

  it('is told once, with the title and the type by mail, however often they are taken out and put back', async () => {
    const id = await named(ana, { titulo: 'Mareas', tipo: 'LIBRO' });
    await main.call.updatePublication({ params: { id }, body: { coautoresIds: [] } });
    expect(await asksOf(ana)).toEqual([]);
    expect(await problemOf(accept(id))).toMatchObject({ status: 410, code: 'firma_no_pedida' });
    await main.call.updatePublication({ params: { id }, body: naming(ana) });
    expect(await asksOf(ana)).toHaveLength(1);
    expect((await toldTo(ana)).filter((titulo) => titulo === '¿Firmas esta obra?')).toHaveLength(1);
    const [mail, ...others] = await db().select().from(mails).where(eq(mails.para, ana.user.email));
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ asunto: '¿Firmas «Mareas»?', secreto: false });
    expect(mail?.texto).toContain('«Mareas» (libro)');
    expect(mail?.texto).toContain('/coautorias');
    expect(mail?.texto).not.toContain('Irene');
  });

  it('is written to at a confirmed address alone, and by who confirmed theirs; all are told inside', async () => {
    const unconfirmed = await platform().account({ nombres: 'Nilo', fechaVerificacion: null }, 'AUTOR');
    await named(unconfirmed);
    const { id } = await draft(unconfirmed);
    await unconfirmed.call.updatePublication({ params: { id }, body: naming(ana) });
    expect([await mailsTo(unconfirmed), await mailsTo(ana)]).toEqual([[], []]);
    expect([await toldTo(unconfirmed), await toldTo(ana)]).toEqual([['¿Firmas esta obra?'], ['¿Firmas esta obra?']]);
  });

  it('is mailed by five works an hour at most, and thirty people by one author', async () => {
    for (let n = 0; n < 6; n++) await named(ana);
    expect([(await mailsTo(ana)).length, (await asksOf(ana)).length]).toEqual([5, 6]);
    const busy = await platform().person('Berta', 'AUTOR');
    const people = await Promise.all(Array.from({ length: 31 }, (_, n) => platform().person(`Persona ${n}`)));
    await db().delete(mails);
    const { id } = await draft(busy);
    const coautoresIds = people.map(({ user }) => user.id);
    await busy.call.updatePublication({ params: { id }, body: { coautoresIds } });
    expect(await db().select().from(mails)).toHaveLength(30);
    for (const person of people) expect(await asksOf(person)).toHaveLength(1);
  });

  it('signs it by saying yes, twice as well as once; who named them is told', async () => {
    const id = await named();
    const answers = await Promise.all([accept(id), accept(id)]);
    expect(answers).toEqual([{ publicacionId: id }, { publicacionId: id }]);
    expect(await accept(id)).toEqual({ publicacionId: id });
    const work = await read(id, ana);
    expect(work.autores[1]).toMatchObject({ id: ana.user.id, afiliaciones: ['Lima'] });
    expect(work).toMatchObject({ acciones: ['EDITAR'], coautoresIds: [ana.user.id] });
    expect((await ana.call.authProfile()).roles).toEqual(['AUTOR']);
    expect(await asksOf(ana)).toEqual([]);
    expect(await toldTo(main)).toContain('Invitación aceptada');
    expect(await recorded(id, 'coauthor.accepted')).toMatchObject([{ userId: ana.user.id }]);
    expect(await problemOf(refuse(id))).toMatchObject({ code: 'ya_firmas' });
  });

  it('does not by saying no: their name is gone at once, they are not asked again, and twice is once', async () => {
    const id = await named();
    await Promise.all([refuse(id), refuse(id)]);
    await refuse(id);
    expect(await read(id)).toMatchObject({ autor: 'Irene De Prueba', coautoresIds: [] });
    expect(await toldTo(main)).toContain('Alguien no firma tu obra');
    expect(await recorded(id, 'coauthor.refused')).toMatchObject([{ userId: ana.user.id }]);
    expect(await problemOf(accept(id))).toMatchObject({ code: 'firma_no_pedida' });
    const again = main.call.updatePublication({ params: { id }, body: naming(ana) });
    expect(await problemOf(again)).toMatchObject({ code: 'dejo_de_firmar', status: 409 });
    const autores = [main, ana].map(({ user: { id: account, nombres } }) => ({ id: account, nombres }));
    expect(await problemOf(main.call.saveAuthors({ params: { id }, body: { autores } }))).toMatchObject({
      code: 'dejo_de_firmar',
    });
    expect(await asksOf(ana)).toEqual([]);
  });

  it('is the only one to answer, and a work that is not theirs is not there', async () => {
    const id = await named();
    for (const other of [editor, reviewer]) {
      expect(await problemOf(accept(id, other))).toMatchObject({ status: 404 });
      expect(await problemOf(refuse(id, other))).toMatchObject({ status: 404 });
    }
    await main.call.deletePublication({ params: { id } });
    expect(await asksOf(ana)).toEqual([]);
    for (const answer of [accept, refuse]) expect(await problemOf(answer(id))).toMatchObject({ status: 404 });
  });

  it('accepts, or is taken out, where both happen at once; never neither', async () => {
    for (let round = 0; round < 4; round++) {
      const id = await named();
      const [accepted] = await Promise.allSettled([
        accept(id),
        main.call.updatePublication({ params: { id }, body: { coautoresIds: [] } }),
      ]);
      const work = await read(id);
      // Who accepted first was an author, and the main author takes one out of a draft.
      expect(work.coautoresIds).toEqual([]);
      expect(await asksOf(ana)).toEqual([]);
      if (accepted?.status === 'rejected')
        expect(await problemOf(Promise.reject(accepted.reason))).toMatchObject({ code: 'firma_no_pedida' });
    }
  });

  it('is no reviewer of it until they say no', async () => {
    const asked = await platform().person('Rosa', 'REVISOR');
    const id = await sentWith(asked);
    const params = { id };
    const listed = async (excluidas: 'true' | 'false') =>
      (await editor.call.listCandidates({ params, query: { excluidas, limit: 50 } })).candidatos.find(
        (candidate) => candidate.id === asked.user.id,
      );
    expect(await listed('false')).toBeUndefined();
    expect((await listed('true'))?.conflictos).toMatchObject([{ tipo: 'FIRMA_PEDIDA', con: 'Rosa De Prueba' }]);
    const admin = await platform().person('Ada', 'ADMIN');
    for (const by of [editor, admin])
      expect(
        await problemOf(
          by.call.assignReviewer({ params, body: { revisorId: asked.user.id, motivoConflicto: 'Hace falta.' } }),
        ),
      ).toMatchObject({ status: 422 });
    await refuse(id, asked);
    expect(await listed('false')).toBeDefined();
    await editor.call.assignReviewer({ params, body: { revisorId: asked.user.id } });
  });

  it('is no reviewer of a double-blind work whose byline they were shown, having said no', async () => {
    await platform().settings({ identidadRevision: 'doble ciego' });
    const [asked, other] = [await platform().person('Rosa', 'REVISOR'), await platform().person('Raúl', 'REVISOR')];
    const id = await sentWith(asked);
    const params = { id };
    const listed = async (who: TestPerson) => {
      const lists = ['true', 'false'] as const;
      const [out, on] = await Promise.all(
        lists.map((excluidas) => editor.call.listCandidates({ params, query: { excluidas, limit: 50 } })),
      );
      return [out, on].some((list) => list?.candidatos.some((candidate) => candidate.id === who.user.id));
    };
    const assign = (who: TestPerson) => editor.call.assignReviewer({ params, body: { revisorId: who.user.id } });
    await refuse(id, asked);
    expect([await listed(asked), await listed(other)]).toEqual([false, true]);
    expect(await problemOf(assign(asked))).toMatchObject({ status: 422, code: 'revisor_no_valido' });
    await assign(other);
  });

  it('decides on it, as an editor, only once they said no: naming them shuts nobody out', async () => {
    const second = await platform().person('Elsa', 'EDITOR');
    const id = await sentWith(second);
    await review({ editor, reviewer }, id);
    const params = { id };
    const decide = () => second.call.changeEstado({ params, body: { estado: 'APROBADO' } });
    expect((await read(id, second)).acciones).toEqual([]);
    expect(await problemOf(decide())).toMatchObject({ code: 'te_piden_firmar', status: 409 });
    const assign = second.call.assignReviewer({ params, body: { revisorId: reviewer.user.id } });
    expect(await problemOf(assign)).toMatchObject({ code: 'te_piden_firmar' });
    // What they run they go on reading.
    expect((await second.call.editorialDesk({ params })).editores.map((each) => each.id)).not.toContain(second.user.id);
    await refuse(id, second);
    expect((await read(id, second)).acciones).toContain('APROBAR');
    expect(await decide()).toMatchObject({ estado: 'APROBADO' });
  });

  it('no longer handles the work that they sign', async () => {
    const second = await platform().person('Elsa', 'EDITOR');
    const id = await sentWith(second);
    const params = { id };
    const admin = await platform().person('Ada', 'ADMIN');
    await refuse(id, second);
    await second.call.setHandlingEditor({ params, body: { editorId: second.user.id, anterior: null } });
    await admin.call.openByline({ params });
    const byMail = { id: null, nombres: 'Elsa', email: second.user.email };
    await main.call.saveAuthors({
      params,
      body: { autores: [{ id: main.user.id, nombres: 'Irene' }, byMail] },
    });
    const [mail] = await db()
      .select()
      .from(mails)
      .where(eq(mails.para, second.user.email))
      .orderBy(mails.id)
      .then((all) => all.slice(-1));
    const token = /\/coautoria\/([\w-]+)/.exec(mail?.texto ?? '')?.[1] ?? '';
    await second.call.acceptCoauthorship({ params: { token } });
    expect((await admin.call.editorialDesk({ params })).editor).toBeNull();
    expect(await problemOf(second.call.editorialDesk({ params }))).toMatchObject({ status: 403 });
  });

  it('who reviews it answers that first, and is not told who signs it where they must not know', async () => {
    const { id } = await sentIn(platform(), 'doble ciego', () => inReview(main));
    const params = { id };
    const reviewId = await review({ editor, reviewer }, id);
    await editor.call.changeEstado({ params, body: { estado: 'CAMBIOS_SOLICITADOS' } });
    await main.call.changeEstado({ params, body: { estado: 'BORRADOR' } });
    await main.call.updatePublication({ params, body: naming(reviewer) });
    expect(await asksOf(reviewer)).toMatchObject([{ publicacionId: id, autor: null }]);
    expect(await problemOf(accept(id, reviewer))).toMatchObject({ code: 'revisas_esta_obra' });
    expect(reviewId).toBeTruthy();
    await refuse(id, reviewer);
    expect(await read(id)).toMatchObject({ autor: 'Irene De Prueba' });
  });

  it('stops nothing by not answering, and leaves what is published, its versions and its pages, by saying no', async () => {
    const work = await published({ author: main, editor, reviewer }, { titulo: 'Sin ella' });
    expect(work.autor).toBe('Irene De Prueba');
    const { id } = await draft(main, { titulo: 'Con Ana' });
    const params = { id };
    await main.call.updatePublication({ params, body: naming(ana) });
    await main.call.submitReview({ params });
    await review({ editor, reviewer }, id);
    await editor.call.changeEstado({ params, body: { estado: 'APROBADO' } });
    await main.call.changeEstado({ params, body: { estado: 'PUBLICADO' } });
    const { guest } = platform();
    // As a name: whose it would be is told to nobody but to its authors and who runs it.
    const seen = await guest.getPublication({ params });
    expect(seen).toMatchObject({ autor: 'Irene De Prueba, Ana De Prueba', coautoresIds: [] });
    expect(JSON.stringify(seen)).not.toContain(ana.user.id);
    await refuse(id);
    expect((await guest.getPublication({ params })).autor).toBe('Irene De Prueba');
    expect((await guest.getVersion({ params: { id, numero: 1 } })).autor).toBe('Irene De Prueba');
    expect((await guest.readWork({ params })).autor).toBe('Irene De Prueba');
    expect(await toldTo(editor)).toContain('La autoría ha cambiado');
  });

  it('leaves the byline with their account', async () => {
    const id = await named();
    const admin = await platform().person('Ada', 'ADMIN');
    await admin.call.deleteUser({ params: { id: ana.user.id } });
    expect(await read(id)).toMatchObject({ autor: 'Irene De Prueba', coautoresIds: [] });
    await main.call.updatePublication({ params: { id }, body: { titulo: 'Sigue' } });
  });
});

describePlatform('the byline of a work that was sent', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
  });
  const save = (id: string, ...names: string[]) =>
    author.call.saveAuthors({
      params: { id },
      body: {
        autores: [{ id: author.user.id, nombres: 'Irene' }, ...names.map((nombres) => ({ id: null, nombres }))],
      },
    });
  const toldTo = async (who: TestPerson) =>
    (await who.call.listNotifications({ query: {} })).notifications.map(({ titulo }) => titulo);

  it('is opened by an editor alone, for its main author, and nothing else of the work with it', async () => {
    const { id } = await approved({ author, editor, reviewer });
    const params = { id };
    expect(await problemOf(save(id, 'Lea'))).toMatchObject({ code: 'solo_borradores' });
    expect(await problemOf(author.call.openByline({ params }))).toMatchObject({ status: 403 });
    await Promise.all([editor.call.openByline({ params }), editor.call.openByline({ params })]);
    expect((await toldTo(author)).filter((titulo) => titulo === 'Puedes corregir la autoría')).toHaveLength(1);
    expect((await author.call.getPublication({ params })).acciones).toContain('CORREGIR_FIRMA');
    expect((await editor.call.editorialDesk({ params })).firmaAbierta).not.toBeNull();
    const text = author.call.updatePublication({ params, body: { titulo: 'Otro' } });
    expect(await problemOf(text)).toMatchObject({ code: 'solo_borradores' });
    await save(id, 'Lea');
    // What it was sent as says who signs it, too.
    expect((await author.call.getVersion({ params: { id, numero: 1 } })).autor).toBe('Irene, Lea');
    expect((await author.call.getPublication({ params })).autor).toBe('Irene, Lea');
    await author.call.closeByline({ params });
    expect(await toldTo(editor)).toContain('Autoría corregida');
    expect(await problemOf(save(id))).toMatchObject({ code: 'solo_borradores' });
  });

  it('is no longer open once the work is a draft again, and so is not sent open', async () => {
    const { id } = await inReview(author);
    const params = { id };
    await editor.call.openByline({ params });
    await review({ editor, reviewer }, id);
    await editor.call.changeEstado({ params, body: { estado: 'CAMBIOS_SOLICITADOS' } });
    await save(id, 'Lea');
    await author.call.changeEstado({ params, body: { estado: 'BORRADOR' } });
    await author.call.submitReview({ params });
    expect(await problemOf(save(id))).toMatchObject({ code: 'solo_borradores' });
  });

  it('stays as it is in drafts and in what is published', async () => {
    const { id } = await published({ author, editor, reviewer });
    expect(await problemOf(editor.call.openByline({ params: { id } }))).toMatchObject({
      code: 'autoria_no_corregible',
    });
    const admin = await platform().person('Ada', 'ADMIN');
    const own = await draft(author);
    expect(await problemOf(admin.call.openByline({ params: { id: own.id } }))).toMatchObject({
      code: 'autoria_no_corregible',
    });
  });
});
