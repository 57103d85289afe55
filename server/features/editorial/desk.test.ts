/** Who handles a work, how urgent it is, more time and thanks for its reviewers. */
import { beforeAll, expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, inReview, reviewed } from '#server/testing/works.ts';

describePlatform('the desk', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let other: TestPerson;
  let admin: TestPerson;
  let reviewer: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR', 'EDITOR');
    editor = await platform().person('Elena', 'EDITOR');
    other = await platform().person('Sara', 'EDITOR');
    admin = await platform().person('Ada', 'ADMIN');
    reviewer = await platform().person('Rubén', 'REVISOR');
  });
  const handle = (id: string, by: TestPerson, to: TestPerson | null, from: TestPerson | null = null) =>
    by.call.setHandlingEditor({
      params: { id },
      body: { editorId: to?.user.id ?? null, anterior: from?.user.id ?? null },
    });
  const lastNotice = async (who: TestPerson) => (await who.call.listNotifications()).notifications[0]?.titulo;
  const mailsTo = async ({ user }: TestPerson) =>
    (await admin.call.listMails({ query: { limit: 100 } })).mails.filter(({ para }) => para === user.email);

  it('lists who could handle a work: editors and administrators who did not write it', async () => {
    const { id } = await inReview(author);
    const { editor: handling, editores } = await editor.call.editorialDesk({ params: { id } });
    expect(handling).toBeNull();
    expect(editores.map(({ id }) => id).sort()).toEqual([editor, other, admin].map(({ user }) => user.id).sort());
  });

  it('says what a work waits for, how much its parts hold and how busy its reviewers are, to who runs it alone', async () => {
    const { id } = await inReview(author);
    const read = (who: TestPerson) => who.call.editorialDesk({ params: { id } });
    expect(await read(editor)).toMatchObject({
      espera: { espera: 'REVISORES', turno: 'TUYO', enCurso: 0 },
      cuentas: { versiones: 1, revisiones: 0, decisiones: 0, notas: 0 },
      cargas: [],
    });
    await editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });
    await editor.call.addNote({ params: { id }, body: { texto: 'Para el equipo.' } });
    await editor.call.addNote({ params: { id }, body: { texto: 'Para mí.', privada: true } });
    const [load] = (await read(editor)).cargas;
    expect(load).toMatchObject({ id: reviewer.user.id, ausenteHasta: null });
    expect(await read(editor)).toMatchObject({
      espera: { espera: 'INVITACION', turno: 'REVISORES', sinRespuesta: 1 },
      cuentas: { revisiones: 1, notas: 2 },
    });
    // Another's private note is not even counted.
    expect((await read(other)).cuentas.notas).toBe(1);
    expect(await problemOf(read(author))).toMatchObject({ code: 'sin_permiso' });
    const { id: unsent } = await draft(author);
    expect((await admin.call.editorialDesk({ params: { id: unsent } })).espera).toBeNull();
  });

  it('is taken, given on and let go, and tells whom it comes to and whom it leaves', async () => {
    const { id } = await inReview(author);
    expect((await handle(id, editor, editor)).editor).toEqual({ id: editor.user.id, nombre: 'Elena De Prueba' });
    expect(await lastNotice(editor)).not.toBe('Llevas una publicación');
    await handle(id, editor, other, editor);
    expect(await lastNotice(other)).toBe('Llevas una publicación');
    await handle(id, admin, admin, other);
    expect(await lastNotice(other)).toBe('Ya no llevas una publicación');
    expect((await handle(id, admin, null, admin)).editor).toBeNull();
  });

  it('goes to one of two who take it at once', async () => {
    const { id } = await inReview(author);
    const both = await Promise.allSettled([handle(id, editor, editor), handle(id, other, other)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const taker = both[0].status === 'fulfilled' ? editor : other;
    expect((await admin.call.editorialDesk({ params: { id } })).editor?.id).toBe(taker.user.id);
    expect(await problemOf(handle(id, admin, admin))).toMatchObject({ status: 409, code: 'editor_cambiado' });
  });

  it('goes to nobody who wrote it, runs nothing, or is gone', async () => {
    const { id } = await inReview(author);
    const gone = await platform().person('Gema', 'EDITOR');
    await admin.call.deleteUser({ params: { id: gone.user.id } });
    for (const who of [author, reviewer, gone])
      expect(await problemOf(handle(id, editor, who))).toMatchObject({
        code: 'editor_no_valido',
        errors: [{ field: 'editorId' }],
      });
    expect(await problemOf(handle(id, author, editor))).toMatchObject({ code: 'sin_permiso' });
    expect(await problemOf(author.call.editorialDesk({ params: { id } }))).toMatchObject({ code: 'sin_permiso' });
    expect(await problemOf(handle(id, reviewer, null))).toMatchObject({ status: 403 });
  });

  it('says how urgent a work is, without changing when the work itself last changed', async () => {
    const { id, fechaActualizacion } = await inReview(author);
    const changed = await editor.call.setPriority({ params: { id }, body: { prioridad: 'ALTA' } });
    expect(changed).toMatchObject({ prioridad: 'ALTA', fechaActualizacion });
    const refused = author.call.setPriority({ params: { id }, body: { prioridad: 'BAJA' } });
    expect(await problemOf(refused)).toMatchObject({ code: 'sin_permiso' });
  });

  it('gives a reviewer more time, and says so by notice and by mail, once', async () => {
    const { id } = await inReview(author);
    const assigned = await editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });
    const change = { params: { id: assigned.id }, body: { fechaLimite: '2031-05-06T23:59:59.000Z' } };
    const before = (await mailsTo(reviewer)).length;
    expect(await editor.call.updateReview(change)).toMatchObject(change.body);
    await editor.call.updateReview(change);
    expect(await lastNotice(reviewer)).toBe('Nuevo plazo');
    const mails = await mailsTo(reviewer);
    expect(mails.length).toBe(before + 1);
    expect(mails.some(({ asunto }) => asunto.includes('nuevo plazo, hasta el 6 de mayo de 2031'))).toBe(true);
  });

  it('thanks a reviewer for a completed review by mail, once, whoever is faster', async () => {
    const { id, reviewId } = await reviewed({ author, editor, reviewer });
    const params = { id: reviewId };
    const { reviews } = await editor.call.reviewsOfPublication({ params: { id } });
    expect(reviews[0]).toMatchObject({ fechaAgradecimiento: null, acciones: ['GESTIONAR', 'AGRADECER'] });
    const before = (await mailsTo(reviewer)).length;
    const thanks = await Promise.allSettled([editor, admin].map((who) => who.call.thankReviewer({ params })));
    expect(thanks.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await problemOf(other.call.thankReviewer({ params }))).toMatchObject({ code: 'sin_agradecer' });
    const mails = await mailsTo(reviewer);
    expect(mails).toHaveLength(before + 1);
    expect(mails.map(({ asunto }) => asunto)).toContain('Gracias por tu revisión de «Una obra»');
    const [mine] = (await reviewer.call.myReviews()).reviews.filter((review) => review.id === reviewId);
    expect(mine).not.toHaveProperty('fechaAgradecimiento');
  });

  it('thanks nobody for what is not done, and neither authors nor reviewers thank', async () => {
    const { id } = await inReview(author);
    const open = await editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });
    expect(await problemOf(editor.call.thankReviewer({ params: { id: open.id } }))).toMatchObject({
      code: 'sin_agradecer',
    });
    const done = await reviewed({ author, editor, reviewer });
    for (const who of [author, reviewer])
      expect(await problemOf(who.call.thankReviewer({ params: { id: done.reviewId } }))).toMatchObject({ status: 403 });
  });
});
