/** The editors' queue: what each work in the process waits for, since when, and whose turn it is. */

import { beforeAll, expect, it } from 'vitest';
import type { CallInput } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { waitKinds } from '#contract/entities/editorial.ts';
import { dayMs } from '#contract/time.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { draft, inReview, review, reviewed, wasDue } from '#server/testing/works.ts';

const fromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

describePlatform('the queue', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let other: TestPerson;
  let reviewer: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR', 'EDITOR');
    editor = await platform().person('Elena', 'EDITOR');
    other = await platform().person('Ada', 'ADMIN');
    reviewer = await platform().person('Rubén', 'REVISOR');
  });
  const read = (query: CallInput<Calls['editorialQueue']>['query'] = {}, who = editor) =>
    who.call.editorialQueue({ query: { limit: 50, ...query } });
  const entryOf = async (id: string, who = editor) =>
    (await read({}, who)).cola.find(({ obra }) => obra.id === id) ?? expect.fail('The work is not in the queue.');
  const assign = (id: string, fechaLimite: string) =>
    editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id, fechaLimite } });

  it('says of a work without reviewers that it waits for them, and that it is the editor’s turn', async () => {
    const { id, fechaEnvio } = await inReview(author);
    expect(await entryOf(id)).toMatchObject({ espera: 'REVISORES', turno: 'TUYO', editor: null, desde: fechaEnvio });
  });

  it('follows a work from the invitation to the decision and the authors’ changes', async () => {
    const { id } = await inReview(author);
    const plazo = fromNow(10);
    const assigned = await assign(id, plazo);
    expect(await entryOf(id)).toMatchObject({ espera: 'INVITACION', turno: 'REVISORES', sinRespuesta: 1, enCurso: 0 });
    const params = { id: assigned.id };
    await reviewer.call.updateReview({ params, body: { estado: 'EN_PROCESO' } });
    expect(await entryOf(id)).toMatchObject({ espera: 'REVISION', vence: plazo, sinRespuesta: 0, enCurso: 1 });
    await wasDue(platform(), assigned.id, fromNow(-2));
    expect(await entryOf(id)).toMatchObject({ espera: 'VENCIDA', turno: 'REVISORES', vencidas: 1 });
    const done = await reviewer.call.updateReview({ params, body: { estado: 'ACEPTADA', comentarios: 'Claro.' } });
    expect(await entryOf(id)).toMatchObject({ espera: 'DECISION', turno: 'TUYO', desde: done.fechaCompletada });
    await editor.call.changeEstado({ params: { id }, body: { estado: 'CAMBIOS_SOLICITADOS' } });
    expect(await entryOf(id)).toMatchObject({ espera: 'CAMBIOS', turno: 'AUTORES' });
  });

  it('waits for a decision although a review that nobody needs is overdue, not while one is still in time', async () => {
    const second = await platform().person('Rosa', 'REVISOR');
    const { id } = await reviewed({ author, editor, reviewer });
    const { id: open } = await editor.call.assignReviewer({
      params: { id },
      body: { revisorId: second.user.id, fechaLimite: fromNow(3) },
    });
    expect(await entryOf(id)).toMatchObject({ espera: 'INVITACION' });
    await wasDue(platform(), open, fromNow(-1));
    expect(await entryOf(id)).toMatchObject({ espera: 'DECISION', vencidas: 1 });
  });

  it('waits for reviewers again, since then, when the invited person declines', async () => {
    const { id } = await inReview(author);
    const assigned = await assign(id, fromNow(9));
    const { fechaDeclinada } = await reviewer.call.declineReview({
      params: { id: assigned.id },
      body: { motivo: 'Sin tiempo.' },
    });
    expect(await entryOf(id)).toMatchObject({ espera: 'REVISORES', desde: fechaDeclinada });
  });

  it('waits for a second person’s signature', async () => {
    const { id } = await reviewed({ author, editor, reviewer });
    await editor.call.changeEstado({ params: { id }, body: { estado: 'PENDIENTE_APROBACION' } });
    expect(await entryOf(id)).toMatchObject({ espera: 'FIRMA', turno: 'EDITORES' });
    expect(await entryOf(id, other)).toMatchObject({ espera: 'FIRMA', turno: 'TUYO' });
  });

  it('asks for as many reviews as the mode does', async () => {
    const { id } = await reviewed({ author, editor, reviewer });
    await platform().settings({ modoFlujo: 'profesional', revisionesMinimas: 2 });
    expect(await entryOf(id)).toMatchObject({ espera: 'REVISORES' });
    await platform().settings({ modoFlujo: 'minimalista' });
    expect(await entryOf(id)).toMatchObject({ espera: 'DECISION' });
  });

  it('puts the most urgent first: what is overdue, and high priority a week ahead', async () => {
    const scarce = await platform().person('Remedios', 'REVISOR');
    const due = async (days: number, prioridad: 'ALTA' | 'MEDIA') => {
      const { id } = await inReview(author);
      await editor.call.assignReviewer({
        params: { id },
        body: { revisorId: scarce.user.id, fechaLimite: fromNow(days) },
      });
      const { reviews } = await editor.call.reviewsOfPublication({ params: { id } });
      await scarce.call.updateReview({ params: { id: reviews[0]?.id ?? '' }, body: { estado: 'EN_PROCESO' } });
      await editor.call.setPriority({ params: { id }, body: { prioridad } });
      return id;
    };
    const later = await due(20, 'MEDIA');
    const ahead = await due(22, 'ALTA');
    const sooner = await due(12, 'MEDIA');
    const ids = (await read({ espera: 'REVISION' })).cola.map(({ obra }) => obra.id);
    expect(ids.filter((id) => [later, ahead, sooner].includes(id))).toEqual([sooner, ahead, later]);
  });

  it('counts what waits for each, and shows one kind, a page at a time', async () => {
    const all = await read();
    for (const espera of waitKinds) {
      const { cola, total } = await read({ espera });
      expect([total, cola.length]).toEqual([all.porEspera[espera], all.porEspera[espera]]);
      expect(cola.every((entry) => entry.espera === espera)).toBe(true);
    }
    const first = await read({ limit: 1 });
    const second = await read({ limit: 1, page: 2 });
    expect(first).toMatchObject({ total: all.total, totalPages: all.total });
    expect([first, second].flatMap(({ cola }) => cola.map(({ obra }) => obra.id))).toEqual(
      all.cola.slice(0, 2).map(({ obra }) => obra.id),
    );
  });

  it('shows one’s own works, and those that nobody handles', async () => {
    const { id } = await inReview(author);
    const ids = async (de: 'mias' | 'libres') => (await read({ de })).cola.map(({ obra }) => obra.id);
    expect(await ids('libres')).toContain(id);
    await editor.call.setHandlingEditor({ params: { id }, body: { editorId: editor.user.id, anterior: null } });
    expect(await ids('mias')).toEqual([id]);
    expect(await ids('libres')).not.toContain(id);
    expect(await entryOf(id, other)).toMatchObject({
      turno: 'EDITORES',
      editor: { id: editor.user.id, nombre: 'Elena De Prueba' },
    });
  });

  it('holds neither drafts nor what the asker wrote', async () => {
    const { id } = await draft(author);
    const sent = await inReview(author);
    await review({ editor, reviewer }, sent.id);
    expect((await read({}, other)).cola.map(({ obra }) => obra.id)).not.toContain(id);
    expect((await read({}, author)).cola).toEqual([]);
    expect((await read({}, author)).total).toBe(0);
  });
});
