/** Taking back a review that was asked for (docs/specification.md 8). */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { mails } from '#server/platform/database/schema.ts';
import { findWaiting } from '#server/platform/mail/outbox.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { inReview, sentIn } from '#server/testing/works.ts';

const motivo = 'Era para otra persona.';

describePlatform('a review that is taken back', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let work: string;
  let id: string;
  let token: string;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().account({ nombres: 'Elena', apellidos: 'Ferrer' }, 'EDITOR');
  });
  const stage = async () => {
    reviewer = await platform().person('Rubén', 'REVISOR');
    work = (await inReview(author, { titulo: 'Siete fuentes' })).id;
    await ask(reviewer);
  };
  beforeEach(stage);
  async function ask(who: TestPerson) {
    const review = await editor.call.assignReviewer({ params: { id: work }, body: { revisorId: who.user.id } });
    const [mail] = await invitationsTo(who);
    id = review.id;
    token = /\/invitacion\/([\w-]+)\?/.exec(mail?.texto ?? '')?.[1] ?? '';
    return review;
  }
  /** The last first. */
  const invitationsTo = async (who: TestPerson) =>
    (await mailsTo(platform(), who.user.email)).filter(({ texto }) => texto.includes('/invitacion/')).toReversed();
  const takeBack = (body: { estado?: 'PENDIENTE' | 'EN_PROCESO' } = {}, by = editor) =>
    by.call.takeBackReview({ params: { id }, body: { motivo, ...body } });
  const withdrawals = async (who: TestPerson) =>
    (await mailsTo(platform(), who.user.email)).filter(({ asunto }) => asunto.startsWith('Retiramos la petición'));
  const entry = async () =>
    (await editor.call.editorialQueue({ query: { limit: 50 } })).cola.find(({ obra }) => obra.id === work);
  const own = () => reviewer.call.getReview({ params: { id } });
  const begin = () =>
    reviewer.call.updateReview({ params: { id }, body: { estado: 'EN_PROCESO', comentarios: 'Falta una tabla.' } });

  it('is neither awaited nor counted', async () => {
    expect(await entry()).toMatchObject({ espera: 'INVITACION', sinRespuesta: 1 });
    expect(await takeBack()).toMatchObject({
      retirada: true,
      expirada: false,
      estado: 'PENDIENTE',
      fechaDeclinada: expect.any(String),
      motivoDeclinacion: motivo,
      acciones: [],
    });
    expect(await entry()).toMatchObject({ espera: 'REVISORES', sinRespuesta: 0, enCurso: 0, vencidas: 0 });
    const { acciones } = await editor.call.getPublication({ params: { id: work } });
    expect(acciones).toContain('RECHAZAR_SIN_REVISION');
    const { candidatos } = await editor.call.listCandidates({
      params: { id: work },
      query: { search: 'Rubén', limit: 50 },
    });
    expect(candidatos.find((each) => each.id === reviewer.user.id)).toMatchObject({
      abiertas: 0,
      estaRonda: 'RETIRADA',
    });
  });

  it.each([
    ['taken back', () => takeBack()],
    ['declined', () => reviewer.call.declineReview({ params: { id }, body: { motivo: 'No puedo.' } })],
    [
      'ended by a decision',
      () =>
        editor.call.changeEstado({ params: { id: work }, body: { estado: 'RETIRADO', motivo: 'Fuera de ámbito.' } }),
    ],
  ])('whose invitation has not left yet is not invited once it is %s', async (how, end) => {
    const { db } = platform().services;
    const peer = await platform().person('Rosa', 'REVISOR');
    await editor.call.assignReviewer({
      params: { id: (await inReview(author)).id },
      body: { revisorId: reviewer.user.id },
    });
    const [elsewhere, invitation] = await invitationsTo(reviewer);
    const [toPeer] = await editor.call
      .assignReviewer({ params: { id: work }, body: { revisorId: peer.user.id } })
      .then(() => invitationsTo(peer));
    await db.update(mails).set({ estado: 'PENDIENTE' });
    await end();
    const now = async (mail: typeof invitation) =>
      (
        await db
          .select()
          .from(mails)
          .where(eq(mails.id, mail?.id ?? ''))
      )[0];
    expect(await now(invitation)).toMatchObject({ estado: 'DESCARTADO', texto: '', html: '' });
    expect(await findWaiting(db, invitation?.id ?? '')).toBeUndefined();
    expect(await now(elsewhere)).toMatchObject({ estado: 'PENDIENTE', texto: elsewhere?.texto });
    expect((await now(toPeer))?.estado).toBe(how === 'ended by a decision' ? 'DESCARTADO' : 'PENDIENTE');
  });

  it('is told to its reviewer with the reason and thanks, by mail and notice', async () => {
    await takeBack();
    const [mail] = await withdrawals(reviewer);
    expect(mail?.asunto).toBe('Retiramos la petición de revisar «Siete fuentes»');
    expect(mail?.texto).toContain(motivo);
    expect(mail?.texto).toContain('Gracias por tu tiempo');
    const [notice] = (await reviewer.call.listNotifications()).notifications;
    expect(notice).toMatchObject({ titulo: 'Petición de revisión retirada', publicacionId: work });
    expect((await author.call.listNotifications()).notifications.map(({ titulo }) => titulo)).not.toContain(
      'Petición de revisión retirada',
    );
  });

  it('is told in the language of its reviewer', async () => {
    const other = await platform().account(
      { nombres: 'Ann', preferencias: { theme: null, language: 'en', notifications: true } },
      'REVISOR',
    );
    await editor.call.assignReviewer({ params: { id: work }, body: { revisorId: other.user.id } });
    ({ id } = (await other.call.myReviews()).reviews[0] ?? expect.fail('Nothing was asked of Ann.'));
    await takeBack();
    const [mail] = (await mailsTo(platform(), other.user.email)).filter(({ texto }) => texto.includes(motivo));
    expect(mail?.asunto).toBe('We are taking back our request to review “Siete fuentes”');
  });

  it('says so where its link leads', async () => {
    await takeBack();
    const params = { token };
    const { getInvitation, acceptInvitation, declineInvitation } = platform().guest;
    for (const attempt of [
      () => getInvitation({ params }),
      () => acceptInvitation({ params }),
      () => declineInvitation({ params, body: { motivo: 'No puedo.' } }),
    ])
      expect(await problemOf(attempt())).toMatchObject({
        status: 410,
        code: 'revision_retirada',
        message: expect.stringContaining('ha retirado'),
      });
  });

  it('stands in the history with who did it and why, which its authors do not read', async () => {
    await takeBack();
    const historyFor = async ({ call }: TestPerson) =>
      (await call.publicationHistory({ params: { id: work } })).historia;
    const told = await historyFor(editor);
    expect(told.filter(({ tipo }) => tipo === 'REVISION_RETIRADA')).toMatchObject([
      { detalle: motivo, quien: 'Elena Ferrer', datos: { persona: expect.stringContaining('Rubén') } },
    ]);
    expect(told.map(({ tipo }) => tipo)).not.toContain('INVITACION_DECLINADA');
    expect(JSON.stringify(await historyFor(author))).not.toContain(motivo);
    const admin = await platform().person('Ada', 'ADMIN');
    const { activity } = await admin.call.activity({ query: { limit: 5 } });
    expect(activity.map(({ message }) => message)).toContain('Petición de revisión retirada: «Siete fuentes».');
  });

  it('leaves what was begun to its writer, who reads it and sends no more', async () => {
    await begin();
    await takeBack({ estado: 'EN_PROCESO' });
    expect(await own()).toMatchObject({ comentarios: 'Falta una tabla.', motivoDeclinacion: motivo, acciones: [] });
    expect((await reviewer.call.myReviews()).reviews).toMatchObject([{ id, retirada: true }]);
    const params = { id };
    const file = { query: { nombre: 'notas.txt', paraAutor: 'true' as const }, body: new File(['Notas.\n'], 'a') };
    for (const attempt of [
      () => reviewer.call.updateReview({ params, body: { estado: 'DEVUELTA', comentarios: 'Tarde.' } }),
      () => reviewer.call.acceptReview({ params }),
      () => reviewer.call.declineReview({ params, body: { motivo: 'No puedo.' } }),
      () => reviewer.call.uploadReviewFile({ params, ...file }),
      () => editor.call.updateReview({ params, body: { estado: 'DEVUELTA', comentarios: 'En su lugar.' } }),
    ])
      expect(await problemOf(attempt())).toMatchObject({ code: 'revision_retirada' });
    expect(await problemOf(author.call.getReview({ params }))).toMatchObject({ status: 404 });
  });

  it('stays where it has moved on since it was looked at', async () => {
    await reviewer.call.acceptReview({ params: { id } });
    expect(await problemOf(takeBack({ estado: 'PENDIENTE' }))).toMatchObject({
      status: 409,
      code: 'revision_avanzada',
    });
    expect(await own()).toMatchObject({ estado: 'EN_PROCESO', retirada: false, acciones: ['REVISAR', 'DECLINAR'] });
    expect(await withdrawals(reviewer)).toEqual([]);
  });

  it('is either accepted or taken back of two acts at once, never both', async () => {
    for (let time = 0; time < 3; time++) {
      await stage();
      const [accepted, taken] = await Promise.allSettled([
        reviewer.call.acceptReview({ params: { id } }),
        takeBack({ estado: 'PENDIENTE' }),
      ]);
      expect([accepted.status, taken.status].sort()).toEqual(['fulfilled', 'rejected']);
      const { retirada, fechaAceptada } = await own();
      expect(retirada).toBe(taken.status === 'fulfilled');
      expect(fechaAceptada === null).toBe(retirada);
    }
  });

  it('is taken back once at a double click, and told once', async () => {
    const twice = await Promise.allSettled([takeBack(), takeBack()]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await problemOf(takeBack())).toMatchObject({ code: 'revision_retirada' });
    expect(await withdrawals(reviewer)).toHaveLength(1);
  });

  it('is none that was handed in or declined, and none of a round that is decided', async () => {
    await reviewer.call.updateReview({ params: { id }, body: { estado: 'DEVUELTA', comentarios: 'Falta una tabla.' } });
    expect(await problemOf(takeBack())).toMatchObject({ status: 409, code: 'revision_declinada' });
    const other = await platform().person('Rosa', 'REVISOR');
    await ask(other);
    await other.call.declineReview({ params: { id }, body: { motivo: 'Sin tiempo.' } });
    expect(await problemOf(takeBack())).toMatchObject({ code: 'revision_declinada' });
    const third = await platform().person('Rita', 'REVISOR');
    await ask(third);
    await editor.call.changeEstado({ params: { id: work }, body: { estado: 'CAMBIOS_SOLICITADOS' } });
    expect(await problemOf(takeBack())).toMatchObject({ status: 409, code: 'ronda_decidida' });
  });

  it('takes a reason, and somebody who runs the work and does not review it themselves', async () => {
    expect(await problemOf(editor.call.takeBackReview({ params: { id }, body: { motivo: ' ' } }))).toMatchObject({
      status: 422,
      errors: [{ field: 'motivo' }],
    });
    expect(await problemOf(takeBack({}, reviewer))).toMatchObject({ status: 403 });
    expect(await problemOf(takeBack({}, author))).toMatchObject({ status: 403 });
    const both = await platform().person('Berta', 'REVISOR', 'EDITOR');
    await ask(both);
    expect(await problemOf(takeBack({}, both))).toMatchObject({ code: 'sin_permiso' });
  });

  it('invites whoever is next on the ranked list', async () => {
    const next = await platform().person('Rosa', 'REVISOR');
    await editor.call.saveAlternates({ params: { id: work }, body: { deseados: 1, candidatos: [next.user.id] } });
    expect((await next.call.myReviews()).reviews).toEqual([]);
    await takeBack();
    expect((await next.call.myReviews()).reviews).toMatchObject([{ publicacionId: work, estado: 'PENDIENTE' }]);
  });

  it('may be asked for again, in a review of its own, under the same number', async () => {
    await begin();
    await takeBack();
    const [first, firstToken] = [id, token];
    expect(await ask(reviewer)).toMatchObject({ ronda: 1, estado: 'PENDIENTE', retirada: false });
    expect(id).not.toBe(first);
    const read = (link: string) => platform().guest.getInvitation({ params: { token: link } });
    expect(await problemOf(read(firstToken))).toMatchObject({ code: 'revision_retirada' });
    expect(await read(token)).toMatchObject({ reviewId: id, estado: 'PENDIENTE' });
    const again = editor.call.assignReviewer({ params: { id: work }, body: { revisorId: reviewer.user.id } });
    expect(await problemOf(again)).toMatchObject({ code: 'revisor_repetido' });
    const { candidatos } = await editor.call.listCandidates({
      params: { id: work },
      query: { search: 'Rubén', limit: 50 },
    });
    expect(candidatos.find((each) => each.id === reviewer.user.id)).toMatchObject({ estaRonda: 'PEDIDA' });
    const handedIn = await reviewer.call.createReview({
      body: { publicacionId: work, comentarios: 'Claro y útil.', estado: 'ACEPTADA' },
    });
    expect(handedIn).toMatchObject({ id, estado: 'ACEPTADA' });
    expect(await reviewer.call.getReview({ params: { id: first } })).toMatchObject({ comentarios: 'Falta una tabla.' });
  });

  it('keeps its reviewer’s number in a blind mode when it is asked for again', async () => {
    await sentIn(platform(), 'simple ciego', stage);
    await takeBack();
    await ask(reviewer);
    await reviewer.call.updateReview({ params: { id }, body: { estado: 'ACEPTADA', comentarios: 'Bien.' } });
    const { reviews } = await author.call.reviewsOfPublication({ params: { id: work } });
    expect(reviews.map(({ revisorNombre }) => revisorNombre)).toEqual(['Revisor 1']);
  });
});
