/** Assigning a reviewer (docs/specification.md 4 and 6; spec 001 §7). */

import { beforeAll, expect, it } from 'vitest';
import type { CallInput } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { dayMs } from '#contract/time.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { approved, draft, inReview, sentIn } from '#server/testing/works.ts';

type Body = Omit<CallInput<Calls['assignReviewer']>['body'], 'revisorId'>;

describePlatform('assigning a reviewer', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let admin: TestPerson;
  let reviewer: TestPerson;
  let writerWhoReviews: TestPerson;
  let id: string;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR', 'REVISOR');
    writerWhoReviews = await platform().person('Carlos', 'REVISOR', 'EDITOR');
    editor = await platform().person('Elena', 'EDITOR');
    admin = await platform().person('Ada', 'ADMIN');
    reviewer = await platform().person('Rubén', 'REVISOR');
    id = (await inReview(author, { coauthors: [writerWhoReviews] })).id;
  });
  const assign = (
    who: TestPerson,
    { by = editor, work = id, ...body }: Body & { by?: TestPerson; work?: string } = {},
  ) => by.call.assignReviewer({ params: { id: work }, body: { revisorId: who.user.id, ...body } });

  it('begins as PENDIENTE, due after the platform’s days, with the work’s priority and who assigned it', async () => {
    await platform().settings({ plazoRevisionDias: 10 });
    const review = await assign(reviewer);
    expect(review).toMatchObject({
      estado: 'PENDIENTE',
      prioridad: 'MEDIA',
      ronda: 1,
      comentarios: '',
      revisorId: reviewer.user.id,
      fechaCompletada: null,
      acciones: ['GESTIONAR', 'RETIRAR', 'RECORDAR', 'REENVIAR'],
      historialCambios: [{ assignedBy: editor.user.id, assignedAt: review.fechaAsignacion, estado: 'PENDIENTE' }],
    });
    expect(Date.parse(review.fechaLimite ?? '') - Date.parse(review.fechaAsignacion)).toBe(10 * dayMs);
  });

  it('carries what the editor says to the reviewer, and to nobody else, and never as the reviewer’s own words', async () => {
    const other = await platform().person('Romina', 'REVISOR');
    const comentarios = 'Mira sobre todo la tabla 2.';
    const { id: reviewId } = await assign(other, { comentarios });
    const { mails } = await admin.call.listMails({ query: { limit: 100 } });
    expect(mails.find(({ para }) => para === other.user.email)?.texto).toContain(comentarios);
    const params = { id: reviewId };
    for (const who of [other, editor])
      expect(await who.call.getReview({ params })).toMatchObject({ indicaciones: comentarios, comentarios });
    expect(await problemOf(other.call.updateReview({ params, body: { estado: 'ACEPTADA' } }))).toMatchObject({
      status: 422,
      errors: [{ field: 'comentarios' }],
    });
    const done = await other.call.updateReview({ params, body: { estado: 'ACEPTADA', comentarios: 'Vista.' } });
    expect(done).toMatchObject({ indicaciones: comentarios, comentarios: 'Vista.' });
    const read = await author.call.getReview({ params });
    expect(read.comentarios).toBe('Vista.');
    expect(read).not.toHaveProperty('indicaciones');
  });

  it('is due when the editor says, and as urgent', async () => {
    const fechaLimite = '2031-05-06T07:08:09.000Z';
    const other = await platform().person('Rosa', 'REVISOR');
    expect(await assign(other, { fechaLimite, prioridad: 'ALTA' })).toMatchObject({ fechaLimite, prioridad: 'ALTA' });
  });

  it('is to be answered within the platform’s days, and before it is due', async () => {
    await platform().settings({ plazoInvitacionDias: 7 });
    const [soon, late] = [await platform().person('Rita', 'REVISOR'), await platform().person('Roque', 'REVISOR')];
    const fechaLimite = new Date(Date.now() + 3 * dayMs).toISOString();
    expect(await assign(soon, { fechaLimite })).toMatchObject({ fechaLimite, fechaInvitacionVence: fechaLimite });
    const { fechaAsignacion, fechaInvitacionVence } = await assign(late, { fechaLimite: '2031-05-06T07:08:09.000Z' });
    expect(Date.parse(fechaInvitacionVence ?? '') - Date.parse(fechaAsignacion)).toBe(7 * dayMs);
  });

  it('takes a deadline of today, whatever its minute, to the end of the day', async () => {
    const other = await platform().person('Rebeca', 'REVISOR');
    const today = new Date().toISOString().slice(0, 10);
    const fechaLimite = `${today}T23:59:59.000Z`;
    const given = await assign(other, { fechaLimite: `${today}T00:00:00.000Z` });
    expect(given).toMatchObject({ fechaLimite, fechaInvitacionVence: fechaLimite });
  });

  it('refuses a deadline of a day that is past, when it is given and when it is moved', async () => {
    const other = await platform().person('Ramona', 'REVISOR');
    const past = new Date(Date.now() - dayMs).toISOString();
    const refusal = {
      status: 422,
      errors: [{ field: 'fechaLimite', message: expect.stringContaining('ya ha pasado') }],
    };
    expect(await problemOf(assign(other, { fechaLimite: past }))).toMatchObject(refusal);
    const { id: given } = await assign(other);
    const moved = editor.call.updateReview({ params: { id: given }, body: { fechaLimite: past } });
    expect(await problemOf(moved)).toMatchObject(refusal);
  });

  it('refuses a deadline that is no day of any calendar', async () => {
    const other = await platform().person('Remedios', 'REVISOR');
    const wrong = ['mañana', '2031-02-30T00:00:00Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59', '2031-05-06'];
    for (const fechaLimite of wrong)
      expect(await problemOf(assign(other, { fechaLimite }))).toMatchObject({
        status: 422,
        errors: [{ field: 'fechaLimite' }],
      });
  });

  it('refuses who has a review of the round already, also of two who are asked at once, also who declined', async () => {
    expect(await problemOf(assign(reviewer))).toMatchObject({ status: 409, code: 'revisor_repetido' });
    const other = await platform().person('Raquel', 'REVISOR');
    const twice = await Promise.allSettled([assign(other), assign(other, { by: admin })]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { reviews } = await other.call.myReviews();
    expect(reviews).toHaveLength(1);
    await other.call.declineReview({ params: reviews[0] ?? { id }, body: { motivo: 'Sin tiempo.' } });
    expect(await problemOf(assign(other))).toMatchObject({ code: 'revisor_repetido' });
  });

  it('refuses who may not review: authors of the work, who is no reviewer, who is gone, nobody', async () => {
    const reader = await platform().person('Lucía', 'LECTOR');
    const otherEditor = await platform().person('Sara', 'EDITOR');
    const gone = await platform().person('Gema', 'REVISOR');
    await admin.call.deleteUser({ params: { id: gone.user.id } });
    for (const who of [author, writerWhoReviews, reader, otherEditor, gone])
      expect(await problemOf(assign(who))).toMatchObject({
        status: 422,
        code: 'revisor_no_valido',
        errors: [{ field: 'revisorId' }],
      });
    const nobody = editor.call.assignReviewer({
      params: { id },
      body: { revisorId: '01890000-0000-7000-8000-000000000000' },
    });
    expect(await problemOf(nobody)).toMatchObject({ code: 'revisor_no_valido' });
  });

  it('is the right of editors and administrators who did not write the work', async () => {
    const other = await platform().person('Rita', 'REVISOR');
    expect(await problemOf(assign(other, { by: writerWhoReviews }))).toMatchObject({ status: 403 });
    for (const by of [author, reviewer]) expect(await problemOf(assign(other, { by }))).toMatchObject({ status: 403 });
    expect(await assign(other, { by: admin })).toMatchObject({ estado: 'PENDIENTE' });
  });

  it('is for works in review: another estado is a conflict, a draft is not there', async () => {
    const { id: work } = await approved({ author, editor, reviewer });
    expect(await problemOf(assign(reviewer, { work }))).toMatchObject({
      status: 409,
      code: 'fuera_de_revision',
      estado: 'APROBADO',
    });
    const { id: hidden } = await draft(author);
    expect(await problemOf(assign(reviewer, { work: hidden }))).toMatchObject({ status: 404 });
  });

  it('numbers reviewers one after the other, however many are assigned at once', async () => {
    const { id: work } = await sentIn(platform(), 'simple ciego', () => inReview(author));
    const many = await Promise.all(Array.from({ length: 6 }, (_, n) => platform().person(`R ${n}`, 'REVISOR')));
    await Promise.all(many.map((who) => assign(who, { work })));
    for (const who of many) {
      const { reviews } = await who.call.myReviews();
      await who.call.updateReview({ params: reviews[0] ?? { id }, body: { estado: 'ACEPTADA', comentarios: 'Bien.' } });
    }
    const { reviews } = await author.call.reviewsOfPublication({ params: { id: work } });
    const names = reviews.map(({ revisorNombre }) => revisorNombre).sort();
    expect(names).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Revisor ${n}`));
  });
});
