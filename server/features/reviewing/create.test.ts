/** POST /reviews in each role, and suggestions (docs/specification.md 4; spec 000 §7, 001 §5 and §7). */
import { beforeAll, expect, it } from 'vitest';
import type { CallInput } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, inReview, published } from '#server/testing/works.ts';

type Body = Omit<CallInput<Calls['createReview']>['body'], 'publicacionId' | 'comentarios'>;
const comentarios = 'Claro y bien medido.';

describePlatform('creating a review', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let admin: TestPerson;
  let reviewer: TestPerson;
  let other: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR', 'EDITOR', 'REVISOR');
    editor = await platform().person('Elena', 'EDITOR');
    admin = await platform().person('Ada', 'ADMIN');
    reviewer = await platform().person('Rubén', 'REVISOR');
    other = await platform().person('Rosa', 'REVISOR');
  });
  const create = (by: TestPerson, publicacionId: string, body: Body = {}) =>
    by.call.createReview({ body: { publicacionId, comentarios, ...body } });

  it('completes what the reviewer has assigned', async () => {
    const { id } = await inReview(author);
    const review = await editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });
    const body = { estado: 'ACEPTADA', revisorId: reviewer.user.id.toUpperCase(), historialCambios: [{ x: 1 }] };
    expect(await create(reviewer, id, body)).toMatchObject({ id: review.id, estado: 'ACEPTADA', comentarios });
    expect(await create(reviewer, id, { estado: 'EN PROCESO' })).toMatchObject({ id: review.id, estado: 'EN_PROCESO' });
  });

  it('is a suggestion by a reviewer who has none assigned, whatever they say of it', async () => {
    const { id } = await inReview(author);
    for (const body of [{}, { revisorId: reviewer.user.id, estado: 'ACEPTADA' }, { revisorId: other.user.id }])
      expect(await create(reviewer, id, body)).toMatchObject({ tipo: 'SUGERENCIA', calificacion: 0, comentarios });
    const { reviews } = await editor.call.reviewsOfPublication({ params: { id } });
    expect(reviews).toEqual([]);
  });

  it('is a suggestion by who declined', async () => {
    const { id } = await inReview(author);
    const review = await editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });
    await reviewer.call.declineReview({ params: review, body: { motivo: 'Sin tiempo.' } });
    expect(await create(reviewer, id, { estado: 'ACEPTADA' })).toMatchObject({ tipo: 'SUGERENCIA' });
  });

  it('assigns by an editor or administrator, with what they say along', async () => {
    const { id } = await inReview(author);
    const made = await create(editor, id, { revisorId: reviewer.user.id });
    expect(made).toMatchObject({ revisorId: reviewer.user.id, estado: 'PENDIENTE', comentarios });
    expect(await create(admin, id, { revisorId: other.user.id })).toMatchObject({ revisorId: other.user.id });
    const { id: another } = await inReview(author);
    const finished = create(editor, another, { revisorId: reviewer.user.id, estado: 'ACEPTADA' });
    expect(await problemOf(finished)).toMatchObject({ status: 422, errors: [{ field: 'estado' }] });
    expect(await problemOf(create(editor, id, { revisorId: reviewer.user.id }))).toMatchObject({
      code: 'revisor_repetido',
    });
  });

  it('is the editor’s own review where they name nobody else, and counts for the decision', async () => {
    const { id } = await inReview(author);
    expect(await create(admin, id, { estado: 'RECHAZADA', revisorId: admin.user.id })).toMatchObject({
      revisorId: admin.user.id,
      estado: 'RECHAZADA',
      fechaCompletada: expect.any(String),
    });
    expect(await create(editor, id)).toMatchObject({ revisorId: editor.user.id, estado: 'PENDIENTE' });
    const decided = await editor.call.changeEstado({ params: { id }, body: { estado: 'CAMBIOS_SOLICITADOS' } });
    expect(decided).toMatchObject({ revisionesCompletadas: 1 });
  });

  it('is never an author’s of the work', async () => {
    const { id } = await inReview(author);
    for (const body of [{}, { revisorId: reviewer.user.id }, { revisorId: author.user.id, estado: 'ACEPTADA' }])
      expect(await problemOf(create(author, id, body))).toMatchObject({ status: 403 });
    const suggestion = author.call.suggest({ body: { publicacionId: id, comentarios } });
    expect(await problemOf(suggestion)).toMatchObject({ status: 403 });
  });

  it('is not for authors and readers', async () => {
    const { id } = await published({ author, editor, reviewer });
    for (const role of ['LECTOR', 'AUTOR'] as const) {
      const person = await platform().person('Nadie', role);
      expect(await problemOf(create(person, id))).toMatchObject({ status: 403 });
      const suggestion = person.call.suggest({ body: { publicacionId: id, comentarios } });
      expect(await problemOf(suggestion)).toMatchObject({ status: 403 });
    }
  });

  it('is on a draft nobody’s', async () => {
    const { id } = await draft(author);
    for (const person of [reviewer, editor]) expect(await problemOf(create(person, id))).toMatchObject({ status: 404 });
    expect(await problemOf(create(admin, id))).toMatchObject({ status: 403 });
  });

  it('of a work past its review is a suggestion, by an editor too', async () => {
    const { id } = await published({ author, editor, reviewer });
    for (const person of [other, editor, admin])
      expect(await create(person, id)).toMatchObject({ tipo: 'SUGERENCIA', publicacionId: id });
    expect(await problemOf(create(reviewer, id))).toMatchObject({ status: 409, code: 'ronda_decidida' });
  });

  it('suggests with the fixed qualification and type of the specification', async () => {
    const { id } = await inReview(author);
    const body = { publicacionId: id, comentarios: ' Una idea. ', calificacion: 0, tipo: 'SUGERENCIA' } as const;
    expect(await reviewer.call.suggest({ body })).toMatchObject({ comentarios: 'Una idea.', calificacion: 0 });
    for (const wrong of [{ calificacion: 5 }, { tipo: 'REVISION' }, { comentarios: ' ' }]) {
      const response = await platform().inject({
        method: 'POST',
        url: '/api/reviews/sugerencia',
        headers: { authorization: `Bearer ${reviewer.token}` },
        payload: { ...body, ...wrong },
      });
      expect(response.json()).toMatchObject({ status: 422, errors: [{ field: Object.keys(wrong)[0] }] });
    }
  });
});
