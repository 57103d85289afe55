/** What authors answer to their reviews, point by point, with the next version (issue 3, versions and rounds). */
import { beforeAll, expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { reopened, review, reviewed } from '#server/testing/works.ts';

describePlatform('an answer to a review, point by point', (platform) => {
  let author: TestPerson;
  let coauthor: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let peer: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    coauthor = await platform().person('Carlos', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    peer = await platform().person('Rosa', 'REVISOR');
  });
  const puntos = [
    { punto: '1. Falta el método.', respuesta: 'Está en la sección 2.' },
    { punto: '2. La tabla no se lee.', respuesta: '' },
  ];
  const answer = (id: string, revision = 0, by = author, points = puntos) =>
    by.call.answerReview({ params: { id }, body: { puntos: points, revision } });
  const answerOf = async (id: string, reviewId: string, by: TestPerson) =>
    (await by.call.reviewsOfPublication({ params: { id } })).reviews.find((each) => each.id === reviewId)?.respuesta;
  /** A draft of the second round with a completed review of the first. */
  const toAnswer = async () => {
    const cast = { author, editor, reviewer };
    const { id, reviewId } = await reviewed(cast, { coauthors: [coauthor] });
    await editor.call.changeEstado({ params: { id }, body: { estado: 'CAMBIOS_SOLICITADOS' } });
    return { id, reviewId };
  };
  const prepare = (id: string) => author.call.changeEstado({ params: { id }, body: { estado: 'BORRADOR' } });
  const notices = async (who: TestPerson, id: string) =>
    (await who.call.listNotifications({ query: { limit: 50 } })).notifications
      .filter(({ publicacionId }) => publicacionId === id)
      .map(({ titulo }) => titulo);

  it('is begun once changes are asked for, and goes on in the new draft, by any of its authors', async () => {
    const { id, reviewId } = await toAnswer();
    expect(await answerOf(id, reviewId, author)).toEqual({ puntos: [], revision: 0, guardada: null, enviada: null });
    const first = await answer(reviewId);
    expect(first).toMatchObject({ respuesta: { puntos, revision: 1, guardada: expect.any(String), enviada: null } });
    expect(first.acciones).toContain('RESPONDER_PUNTOS');
    await prepare(id);
    expect((await answer(reviewId, 1, coauthor)).respuesta).toMatchObject({ revision: 2 });
    expect(await answerOf(id, reviewId, author)).toMatchObject({ puntos, revision: 2 });
  });

  it('is its authors’ own until the new version is sent, and then for whoever reads the review', async () => {
    const { id, reviewId } = await toAnswer();
    await answer(reviewId);
    expect(await answerOf(id, reviewId, editor)).toBeNull();
    expect(
      (await reviewer.call.myReviews({ query: { limit: 100 } })).reviews.find((one) => one.id === reviewId),
    ).toMatchObject({
      respuesta: null,
    });
    await prepare(id);
    await author.call.submitReview({ params: { id } });
    for (const who of [editor, reviewer, author, coauthor])
      expect(await answerOf(id, reviewId, who)).toMatchObject({ puntos, enviada: expect.any(String) });
    const [own] = (await reviewer.call.myReviews({ query: { limit: 100 } })).reviews.filter(
      (one) => one.id === reviewId,
    );
    expect(own?.respuesta).toMatchObject({ puntos });
  });

  it('is told to who reviewed and to the editors when it is sent, and never again', async () => {
    const { id, reviewId } = await toAnswer();
    await answer(reviewId);
    await prepare(id);
    expect(await notices(reviewer, id)).not.toContain('Respuesta a tu revisión');
    await author.call.submitReview({ params: { id } });
    expect(await notices(reviewer, id)).toContain('Respuesta a tu revisión');
    expect(await notices(editor, id)).toContain('Respuestas a las revisiones');
    expect(await notices(peer, id)).toEqual([]);
    const secondReview = await review({ editor, reviewer: peer }, id);
    await editor.call.changeEstado({ params: { id }, body: { estado: 'CAMBIOS_SOLICITADOS' } });
    expect(await problemOf(answer(reviewId, 1))).toMatchObject({ status: 409, code: 'respuesta_ya_enviada' });
    await answer(secondReview);
    await prepare(id);
    await author.call.submitReview({ params: { id } });
    expect((await notices(reviewer, id)).filter((titulo) => titulo === 'Respuesta a tu revisión')).toHaveLength(1);
    expect(await notices(peer, id)).toContain('Respuesta a tu revisión');
  });

  it('is not sent where nothing is answered yet', async () => {
    const { id, reviewId } = await toAnswer();
    await answer(reviewId, 0, author, [{ punto: '1. Falta el método.', respuesta: '' }]);
    await prepare(id);
    await author.call.submitReview({ params: { id } });
    expect(await answerOf(id, reviewId, editor)).toBeNull();
    expect(await notices(reviewer, id)).not.toContain('Respuesta a tu revisión');
  });

  it('is never written over by who has not seen what a co-author saved', async () => {
    const { id, reviewId } = await toAnswer();
    const { respuesta } = await answer(reviewId, 0, coauthor);
    expect(await problemOf(answer(reviewId))).toMatchObject({
      status: 409,
      code: 'texto_cambiado',
      revision: 1,
      guardadoPor: 'Carlos De Prueba',
      guardadoEn: respuesta?.guardada,
    });
    expect(await answerOf(id, reviewId, author)).toMatchObject({ revision: 1 });
    const attempts = await Promise.allSettled([answer(reviewId, 1), answer(reviewId, 1, coauthor)]);
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is refused to who did not write the work, and while the round is open', async () => {
    const { reviewId } = await toAnswer();
    for (const by of [editor, reviewer])
      expect(await problemOf(answer(reviewId, 0, by))).toMatchObject({ status: 403 });
    expect(await problemOf(answer(reviewId, 0, peer))).toMatchObject({ status: 404 });
    const open = await reviewed({ author, editor, reviewer });
    expect(await problemOf(answer(open.reviewId))).toMatchObject({
      status: 409,
      code: 'respuesta_cerrada',
      estado: 'EN_REVISION',
    });
  });

  it('has points that say something, and not too much', async () => {
    const { id } = await reopened({ author, editor, reviewer });
    const { reviews } = await author.call.reviewsOfPublication({ params: { id } });
    const reviewId = reviews[0]?.id ?? '';
    const long = { punto: 'x', respuesta: 'x'.repeat(100_000) };
    for (const points of [[{ punto: ' ', respuesta: '' }], Array.from({ length: 11 }, () => long)])
      expect(await problemOf(answer(reviewId, 0, author, points))).toMatchObject({ status: 422 });
    await answer(reviewId, 0, author, []);
  });

  it('names nobody in double blind, wherever it is told', async () => {
    await platform().settings({ identidadRevision: 'doble ciego' });
    const { id, reviewId } = await toAnswer();
    await answer(reviewId, 0, coauthor);
    await prepare(id);
    await author.call.submitReview({ params: { id } });
    const told = JSON.stringify([
      await reviewer.call.reviewsOfPublication({ params: { id } }),
      await reviewer.call.listNotifications({ query: { limit: 50 } }),
    ]);
    await platform().settings({ identidadRevision: 'abierta' });
    expect(told).toContain('Está en la sección 2.');
    for (const { user } of [author, coauthor])
      for (const secret of [user.id, user.email, user.nombres]) expect(told).not.toContain(secret);
  });
});
