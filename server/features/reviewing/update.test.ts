/** A review in its reviewer's, its editor's and its author's hands (docs/specification.md 4 and 5; spec 000 §2.9, 001 §4). */
import { beforeAll, expect, it } from 'vitest';
import type { CallInput } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { Review } from '#contract/entities/review.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { inReview, reviewed } from '#server/testing/works.ts';

type Changes = CallInput<Calls['updateReview']>['body'];

describePlatform('a review', (platform) => {
  let author: TestPerson;
  let coauthor: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let peer: TestPerson;
  let stranger: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    coauthor = await platform().person('Carlos', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    peer = await platform().person('Rosa', 'REVISOR');
    stranger = await platform().person('Raúl', 'REVISOR');
  });
  const assigned = async (who = reviewer, work?: string) => {
    const id = work ?? (await inReview(author, { coauthors: [coauthor] })).id;
    return editor.call.assignReviewer({ params: { id }, body: { revisorId: who.user.id } });
  };
  const change = (review: { id: string }, body: Changes, by = reviewer) =>
    by.call.updateReview({ params: { id: review.id }, body });
  const finished: Changes = { estado: 'ACEPTADA', comentarios: 'Claro y bien medido.' };

  it('is worked on and completed by its reviewer, who may change it until the round is decided', async () => {
    const review = await assigned();
    expect(await change(review, { estado: 'EN_PROCESO' })).toMatchObject({
      estado: 'EN_PROCESO',
      fechaCompletada: null,
    });
    const done = await change(review, { ...finished, comentarioConfidencial: 'Solo para ti.' });
    expect(done).toMatchObject({
      estado: 'ACEPTADA',
      comentarios: finished.comentarios,
      comentario: finished.comentarios,
      comentarioConfidencial: 'Solo para ti.',
      acciones: ['REVISAR'],
    });
    const again = await change(review, { estado: 'DEVUELTA', comentarios: 'Lo pensé mejor.' });
    expect(again).toMatchObject({ estado: 'DEVUELTA', fechaCompletada: done.fechaCompletada });
    expect(await change(review, { estado: 'EN_PROCESO' })).toMatchObject({ fechaCompletada: null });
  });

  it('handed in from one window is not written over from another that has not seen it', async () => {
    const review = await assigned();
    const first = await reviewer.call.getReview({ params: { id: review.id } });
    expect(first.fechaEscrita).toBeNull();
    const sent = await change(review, { ...finished, desde: null });
    expect(sent.fechaEscrita).toEqual(expect.any(String));
    const older = { estado: 'RECHAZADA', comentarios: 'Lo que escribí antes.', desde: first.fechaEscrita } as const;
    expect(await problemOf(change(review, older))).toMatchObject({
      status: 409,
      code: 'texto_cambiado',
      guardadoEn: sent.fechaEscrita,
      guardadoPorTi: true,
    });
    // What an editor changes is no word of the reviewer's, and is told to nobody by this.
    const managed = await change(review, { prioridad: 'ALTA', desde: null }, editor);
    expect([managed.comentarios, 'fechaEscrita' in managed]).toEqual([finished.comentarios, false]);
    const again = await change(review, { ...older, desde: sent.fechaEscrita });
    expect(again).toMatchObject({ comentarios: older.comentarios });
    expect(await problemOf(change(review, { ...older, desde: sent.fechaEscrita }))).toMatchObject({ status: 409 });
    expect(await problemOf(change(review, { desde: null }))).toMatchObject({ status: 422 });
  });

  it('reads its estado as screens write it: spaces for underscores, any letter case', async () => {
    const review = await assigned();
    const raw = (estado: string) =>
      platform().inject({
        method: 'PATCH',
        url: `/api/reviews/${review.id}`,
        headers: { authorization: `Bearer ${reviewer.token}` },
        payload: { estado },
      });
    for (const estado of ['EN PROCESO', 'en proceso', ' En_Proceso '])
      expect((await raw(estado)).json().estado).toBe('EN_PROCESO');
    expect((await raw('EN  PROCESO')).statusCode).toBe(422);
    expect((await raw('TERMINADA')).json().errors).toMatchObject([{ field: 'estado' }]);
  });

  it('is not completed without a word', async () => {
    const review = await assigned();
    for (const by of [reviewer, editor])
      expect(await problemOf(change(review, { estado: 'ACEPTADA' }, by))).toMatchObject({
        status: 422,
        errors: [{ field: 'comentarios' }],
      });
    expect(await problemOf(change(review, { comentarios: '  ' }))).toMatchObject({ status: 422 });
    await change(review, { comentarios: 'A medias.' });
    expect(await change(review, { estado: 'ACEPTADA' })).toMatchObject({ estado: 'ACEPTADA' });
  });

  it('is managed by who runs the process: its estado, deadline and priority', async () => {
    const review = await assigned();
    const fechaLimite = '2032-01-02T03:04:05.000Z';
    expect(await change(review, { fechaLimite, prioridad: 'ALTA' }, editor)).toMatchObject({
      fechaLimite,
      prioridad: 'ALTA',
    });
    expect(await change(review, { fechaLimite: null }, editor)).toMatchObject({ fechaLimite: null });
    const managed = await change(review, { estado: 'DEVUELTA', comentarios: 'La devuelvo.' }, editor);
    expect(managed).toMatchObject({
      estado: 'DEVUELTA',
      revisorId: reviewer.user.id,
      fechaCompletada: expect.anything(),
    });
    expect(await problemOf(change(review, { comentarioConfidencial: 'x' }, editor))).toMatchObject({ status: 403 });
  });

  it('takes of who manages it one of three outcomes, and of its reviewer any estado', async () => {
    const review = await assigned();
    for (const estado of ['PENDIENTE', 'EN_PROCESO'] as const)
      expect(await problemOf(change(review, { estado, comentarios: 'Sigue.' }, editor))).toMatchObject({
        status: 422,
        errors: [{ field: 'estado' }],
      });
    expect(await change(review, { estado: 'EN_PROCESO' })).toMatchObject({ estado: 'EN_PROCESO' });
    for (const estado of ['DEVUELTA', 'ACEPTADA', 'RECHAZADA'] as const)
      expect(await change(review, { estado, comentarios: 'Así queda.' }, editor)).toMatchObject({ estado });
  });

  it('gives each field to whom it belongs, and names the one that is refused', async () => {
    const review = await assigned();
    await change(review, finished);
    const refused: [TestPerson, Changes, string][] = [
      [reviewer, { prioridad: 'ALTA' }, 'prioridad'],
      [reviewer, { fechaLimite: null }, 'fechaLimite'],
      [reviewer, { comentarioAutor: 'x' }, 'comentarioAutor'],
      [editor, { comentarioAutor: 'x' }, 'comentarioAutor'],
      [author, { estado: 'ACEPTADA' }, 'estado'],
      [author, { comentarios: 'x' }, 'comentarios'],
      [author, { comentarioConfidencial: 'x' }, 'comentarioConfidencial'],
      [author, { comentarioAutor: 'x', estado: 'RECHAZADA' }, 'estado'],
    ];
    for (const [by, body, field] of refused)
      expect(await problemOf(change(review, body, by))).toMatchObject({ status: 403, errors: [{ field }] });
    expect(await problemOf(change(review, {}))).toMatchObject({ status: 422 });
    expect(await change(review, { prioridad: 'BAJA' }, editor)).toMatchObject({
      estado: 'ACEPTADA',
      comentarioAutor: null,
    });
  });

  it('has a history that the platform writes and no client', async () => {
    const review = await assigned();
    const forged = [{ assignedBy: 'yo', updatedAt: '2001-01-01T00:00:00Z' }];
    await change(review, { ...finished, historialCambios: forged });
    const managed = await change(review, { estado: 'RECHAZADA', historialCambios: forged }, editor);
    expect(managed.historialCambios).toMatchObject([
      { assignedBy: editor.user.id, estado: 'PENDIENTE' },
      { updatedBy: reviewer.user.id, estado: 'ACEPTADA' },
      { updatedBy: editor.user.id, estado: 'RECHAZADA' },
    ]);
    expect(JSON.stringify(managed)).not.toContain('2001');
    const onlyHistory = change(review, { historialCambios: forged });
    expect(await problemOf(onlyHistory)).toMatchObject({ status: 422 });
  });

  it('is answered once, by any author, when it is completed', async () => {
    const review = await assigned();
    const reply = (comentarioAutor: string, by = author) => change(review, { comentarioAutor }, by);
    expect(await problemOf(reply('Antes de tiempo.'))).toMatchObject({ status: 404 });
    await change(review, finished);
    expect(await problemOf(reply('   '))).toMatchObject({ status: 422, errors: [{ field: 'comentarioAutor' }] });
    const attempts = await Promise.allSettled([reply('Gracias.'), reply('Gracias a ti.', coauthor)]);
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await problemOf(reply('Otra vez.'))).toMatchObject({ status: 409, code: 'respuesta_ya_enviada' });
    const { reviews } = await reviewer.call.myReviews({ query: { limit: 100 } });
    const answered = reviews.find(({ id }) => id === review.id);
    expect(answered?.comentarioAutor).toMatch(/^Gracias/);
  });

  it('may still be answered after the decision', async () => {
    const { id, reviewId } = await reviewed({ author, editor, reviewer });
    await editor.call.changeEstado({ params: { id }, body: { estado: 'CAMBIOS_SOLICITADOS' } });
    const answered = await change({ id: reviewId }, { comentarioAutor: 'Lo corrijo.' }, author);
    expect(answered).toMatchObject({ comentarioAutor: 'Lo corrijo.', acciones: ['RESPONDER_PUNTOS'] });
  });

  it('is closed by the decision, for reviewer and editor', async () => {
    const { id, reviewId } = await reviewed({ author, editor, reviewer });
    await editor.call.changeEstado({ params: { id }, body: { estado: 'APROBADO' } });
    for (const by of [reviewer, editor])
      expect(await problemOf(change({ id: reviewId }, { comentarios: 'Tarde.' }, by))).toMatchObject({
        status: 409,
        code: 'ronda_decidida',
      });
    const late = reviewer.call.declineReview({ params: { id: reviewId }, body: { motivo: 'Tarde.' } });
    expect(await problemOf(late)).toMatchObject({ status: 409, code: 'ronda_decidida' });
  });

  it('is declined by its reviewer with a reason, which editors read and nobody else', async () => {
    const review = await assigned();
    const decline = (by: TestPerson, motivo = 'Conflicto de interés.') =>
      by.call.declineReview({ params: { id: review.id }, body: { motivo } });
    expect(await problemOf(decline(reviewer, ' '))).toMatchObject({ status: 422, errors: [{ field: 'motivo' }] });
    expect(await problemOf(decline(editor))).toMatchObject({ status: 403 });
    for (const by of [author, peer]) expect(await problemOf(decline(by))).toMatchObject({ status: 404 });
    expect(await decline(reviewer)).toMatchObject({
      estado: 'PENDIENTE',
      fechaDeclinada: expect.any(String),
      motivoDeclinacion: 'Conflicto de interés.',
      acciones: [],
    });
    expect(await problemOf(decline(reviewer))).toMatchObject({ status: 409, code: 'revision_declinada' });
    expect(await problemOf(change(review, finished))).toMatchObject({ status: 409, code: 'revision_declinada' });
    const params = { id: review.publicacionId };
    expect((await editor.call.reviewsOfPublication({ params })).reviews).toMatchObject([
      { motivoDeclinacion: 'Conflicto de interés.' },
    ]);
    expect((await author.call.reviewsOfPublication({ params })).reviews).toEqual([]);
  });

  it('is not declined once it is completed', async () => {
    const review = await assigned();
    await change(review, finished);
    const late = reviewer.call.declineReview({ params: { id: review.id }, body: { motivo: 'x' } });
    expect(await problemOf(late)).toMatchObject({ status: 409, code: 'revision_declinada' });
  });

  it('is either declined or completed of two acts at once, never both', async () => {
    const review = await assigned();
    await Promise.allSettled([
      reviewer.call.declineReview({ params: { id: review.id }, body: { motivo: 'x' } }),
      change(review, finished),
    ]);
    const { reviews } = await editor.call.reviewsOfPublication({ params: { id: review.publicacionId } });
    const [stands] = reviews;
    expect(stands?.fechaDeclinada === null).toBe(stands?.estado === 'ACEPTADA');
  });

  it('is not there for who may not read it', async () => {
    const review: Review = await assigned();
    const other = await assigned(peer, review.publicacionId);
    for (const by of [peer, stranger, author])
      expect(await problemOf(change(review, finished, by))).toMatchObject({ status: 404 });
    await change(review, finished);
    expect(await problemOf(change(review, { comentarios: 'Mía.' }, peer))).toMatchObject({ status: 404 });
    await change(other, finished, peer);
    expect(await problemOf(change(review, { comentarios: 'Mía.' }, peer))).toMatchObject({ status: 403 });
  });
});
