/** Automatic reminders under a clock of the test's: who gets which, when, and never twice. */
import { eq, like } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { decisions, mails, publications, reminders, reviews, users } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { inReview, review, reviewed } from '#server/testing/works.ts';
import { remindAll } from './send-reminders.ts';

const start = new Date('2031-03-03T09:30:00Z');
const after = (days: number, hours = 0) => new Date(start.getTime() + (days * 24 + hours) * 3_600_000);
const going = new AbortController().signal;

describePlatform('reminders', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let admin: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    admin = await platform().person('Inés', 'ADMIN');
    await setUser(admin, { sinRecordatorios: true });
  });
  /** Nothing of the test before is in process any more. */
  beforeEach(async () => {
    await platform().services.db.update(publications).set({ estado: 'APROBADO' });
    await platform().settings({ recordatorios: true, recordarEditoresDias: 0, modoFlujo: 'minimalista' });
  });

  const setUser = (person: TestPerson, fields: Partial<typeof users.$inferInsert>) =>
    platform().services.db.update(users).set(fields).where(eq(users.id, person.user.id));
  const setWork = (id: string, fields: Partial<typeof publications.$inferInsert>) =>
    platform().services.db.update(publications).set(fields).where(eq(publications.id, id));
  const setReview = (id: string, fields: Partial<typeof reviews.$inferInsert>) =>
    platform().services.db.update(reviews).set(fields).where(eq(reviews.id, id));
  const at = (now: Date) => remindAll(platform().services, now, going);

  /** A review assigned at the start, due after so many days. */
  async function assigned(titulo: string, dueAfter: number, to = reviewer) {
    const { id } = await inReview(author, { titulo });
    await setWork(id, { fechaEnvio: start });
    const review = await editor.call.assignReviewer({ params: { id }, body: { revisorId: to.user.id } });
    await to.call.acceptReview({ params: { id: review.id } });
    await setReview(review.id, { fechaAsignacion: start, fechaLimite: after(dueAfter) });
    return { id, reviewId: review.id };
  }
  /** The subjects of the mails that a person got while `act` ran. */
  async function mailedTo(person: TestPerson, act: () => Promise<unknown>): Promise<string[]> {
    const before = (await mailsTo(platform(), person.user.email)).length;
    await act();
    return (await mailsTo(platform(), person.user.email)).slice(before).map(({ asunto }) => asunto);
  }

  it('go out once each in forty days, though two send them at once every six hours', async () => {
    await platform().settings({ recordarEditoresDias: 7 });
    await assigned('Humedales', 21);
    const unassigned = await inReview(author, { titulo: 'Dehesas' });
    await setWork(unassigned.id, { fechaEnvio: start });
    const changes = await reviewed({ author, editor, reviewer }, { titulo: 'Salinas' });
    await editor.call.changeEstado({ params: { id: changes.id }, body: { estado: 'CAMBIOS_SOLICITADOS' } });
    await setWork(changes.id, { fechaActualizacion: start });
    await platform().services.db.update(decisions).set({ fecha: start });
    const days = { revisores: [] as number[], autores: [] as number[], editores: [] as number[] };
    for (let hours = 1; hours < 40 * 24; hours += 6) {
      const now = after(0, hours);
      const [one, two] = await Promise.all([at(now), at(now)]);
      for (const who of ['revisores', 'autores', 'editores'] as const)
        for (let sent = one[who] + two[who]; sent > 0; sent--) days[who].push(Math.floor(hours / 24));
    }
    expect(days).toEqual({ revisores: [14, 19, 22, 28, 35], autores: [30], editores: [7, 13, 20, 27, 34] });
  }, 120_000);

  it('say in the person’s language which work, by when and where, by mail and notification', async () => {
    const { id, reviewId } = await assigned('Humedales', 10);
    await setUser(reviewer, { preferencias: { theme: null, language: 'en', notifications: true } });
    expect(await mailedTo(reviewer, () => at(after(3, 1)))).toEqual([
      'Your review of “Humedales”: due on March 13, 2031',
    ]);
    const noticed = async () => (await reviewer.call.listNotifications({ query: { limit: 1 } })).notifications[0];
    expect((await noticed())?.mensaje).toBe('The deadline of your review of “Humedales” is March 13, 2031.');
    await setUser(reviewer, { preferencias: { theme: null, language: null, notifications: true } });
    expect(await mailedTo(reviewer, () => at(after(11, 1)))).toEqual([
      'Tu revisión de «Humedales»: el plazo terminó el 13 de marzo de 2031',
    ]);
    const mail = (await mailsTo(platform(), reviewer.user.email)).at(-1);
    expect(mail?.texto).toContain(`/revisiones/${reviewId}`);
    expect(await noticed()).toMatchObject({
      publicacionId: id,
      mensaje: 'El plazo de tu revisión de «Humedales» terminó el 13 de marzo de 2031.',
    });
  });

  it('of an unanswered invitation ask for the answer, before the deadline and after', async () => {
    const { reviewId } = await assigned('Humedales', 10);
    await setReview(reviewId, { fechaAceptada: null, estado: 'PENDIENTE' });
    const asks = '¿Puedes revisar «Humedales»? Esperamos tu respuesta';
    expect(await mailedTo(reviewer, () => at(after(3, 1)))).toEqual([asks]);
    const { texto = '' } = (await mailsTo(platform(), reviewer.user.email)).at(-1) ?? {};
    expect(texto).toContain('Plazo para entregar la revisión: 13 de marzo de 2031.');
    expect(texto).toContain(`/revisiones/${reviewId}`);
    expect(texto).not.toMatch(/Gracias por revisar/);
    expect(await mailedTo(reviewer, () => at(after(11, 1)))).toEqual([asks]);
    await setReview(reviewId, { fechaAceptada: start });
    expect(await mailedTo(reviewer, () => at(after(17, 1)))).toEqual([
      'Tu revisión de «Humedales»: el plazo terminó el 13 de marzo de 2031',
    ]);
  });

  it('that were missed are not sent late: only the last of them is', async () => {
    await assigned('Humedales', 10);
    expect(await mailedTo(reviewer, () => at(after(40)))).toHaveLength(1);
    expect(await mailedTo(reviewer, () => at(after(41)))).toEqual([]);
  });

  it('do not announce a deadline that is over, nor go out for a time before the review was assigned', async () => {
    await assigned('Humedales', 5);
    expect(await mailedTo(reviewer, () => at(after(0, 1)))).toEqual([]);
    expect(await mailedTo(reviewer, () => at(after(5, 1)))).toEqual([]);
  });

  it('begin anew where a deadline is moved', async () => {
    const { reviewId } = await assigned('Humedales', 10);
    expect(await mailedTo(reviewer, () => at(after(8, 1)))).toHaveLength(1);
    await setReview(reviewId, { fechaLimite: after(20) });
    expect(await mailedTo(reviewer, () => at(after(8, 2)))).toEqual([]);
    expect(await mailedTo(reviewer, () => at(after(18, 1)))).toHaveLength(1);
  });

  it('ask authors for what a return needs, and again for the changes that the same round ends with', async () => {
    const { id } = await inReview(author, { titulo: 'Salinas' });
    const params = { id };
    const since = (fecha: Date) =>
      platform().services.db.update(decisions).set({ fecha }).where(eq(decisions.publicacionId, id));
    const returning = { estado: 'CAMBIOS_SOLICITADOS', acto: 'devolver', motivo: 'Faltan los pies.' } as const;
    await editor.call.changeEstado({ params, body: returning });
    await since(start);
    const told = async () => {
      const { texto = '' } = (await mailsTo(platform(), author.user.email)).at(-1) ?? {};
      const [notice] = (await author.call.listNotifications({ query: { limit: 1 } })).notifications;
      return { texto, notice: notice?.mensaje };
    };
    expect(await mailedTo(author, () => at(after(31)))).toEqual(['«Salinas» espera tu nueva versión']);
    expect((await told()).texto).toContain('Hace 31 días que «Salinas» volvió a ti por una cuestión de forma.');
    for (const said of Object.values(await told())) expect(said).not.toMatch(/revisiones/i);
    expect(await mailedTo(author, () => at(after(32)))).toEqual([]);
    await author.call.changeEstado({ params, body: { estado: 'BORRADOR' } });
    await author.call.submitReview({ params });
    await review({ editor, reviewer }, id);
    await editor.call.changeEstado({ params, body: { estado: 'CAMBIOS_SOLICITADOS' } });
    await since(after(40));
    expect(await mailedTo(author, () => at(after(71)))).toEqual(['«Salinas» espera tu nueva versión']);
    expect((await told()).texto).toContain('Las revisiones y la carta de quien la edita están en la obra.');
  });

  it.each([
    ['is completed', (id: string) => setReview(id, { estado: 'ACEPTADA', fechaCompletada: start })],
    ['is declined', (id: string) => setReview(id, { fechaDeclinada: start })],
    ['is of an earlier round', (id: string) => setReview(id, { ronda: 7 })],
    ['has no deadline', (id: string) => setReview(id, { fechaLimite: null })],
  ])('do not go out for a review that %s', async (_, change) => {
    const { reviewId } = await assigned('Humedales', 10);
    await change(reviewId);
    expect(await mailedTo(reviewer, () => at(after(12)))).toEqual([]);
  });

  it.each([
    ['is decided', { estado: 'APROBADO' }],
    ['is deleted', { fechaEliminacion: start }],
  ] as const)('do not go out for a work that %s', async (_, change) => {
    const { id } = await assigned('Humedales', 10);
    await setWork(id, change);
    expect(await mailedTo(reviewer, () => at(after(12)))).toEqual([]);
  });

  it.each([
    ['excused', { sinRecordatorios: true }],
    ['blocked', { fechaBloqueo: start }],
    ['gone', { fechaEliminacion: start }],
  ])('do not go to who is %s', async (why, fields) => {
    const other = await platform().person(why, 'REVISOR');
    await assigned('Humedales', 10, other);
    await setUser(other, fields);
    expect(await mailedTo(other, () => at(after(12)))).toEqual([]);
  });

  it('do not go out at all where the settings say so', async () => {
    await assigned('Humedales', 10);
    await platform().settings({ recordatorios: false });
    expect(await at(after(12))).toEqual({ revisores: 0, autores: 0, editores: 0, reclamaciones: 0, producciones: 0 });
    await platform().settings({ recordatorios: true, recordarAntesDias: [], recordarDespuesDias: [] });
    expect(await at(after(12))).toEqual({ revisores: 0, autores: 0, editores: 0, reclamaciones: 0, producciones: 0 });
    await platform().settings({ recordarAntesDias: [7, 2], recordarDespuesDias: [1, 7, 14] });
  });

  it('tell an editor in one mail of all that waits, why and for how long, and nobody of their own works', async () => {
    await platform().settings({ recordarEditoresDias: 7 });
    const writes = await platform().person('Autora que edita', 'AUTOR', 'EDITOR');
    const second = await platform().person('Segunda', 'EDITOR');
    const { id } = await assigned('Humedales', 3);
    await setReview((await reviewsOf(id))[0]?.id ?? '', { estado: 'ACEPTADA', fechaCompletada: after(2) });
    const own = await inReview(writes, { titulo: 'Dehesas' });
    await setWork(own.id, { fechaEnvio: start });
    const raised = await inReview(author, { titulo: 'Salinas' });
    await editor.call.changeEstado({ params: { id: raised.id }, body: { estado: 'PENDIENTE_APROBACION' } });
    await setWork(raised.id, { fechaActualizacion: after(1) });
    await platform()
      .services.db.update(decisions)
      .set({ fecha: after(1) })
      .where(eq(decisions.publicacionId, raised.id));

    const lines = async (person: TestPerson, now: Date) => {
      const subjects = await mailedTo(person, () => at(now));
      const mail = (await mailsTo(platform(), person.user.email)).at(-1);
      return subjects.length === 0 ? [] : (mail?.texto.match(/^• .*$/gm) ?? []);
    };
    const texts = await lines(second, after(9));
    expect(texts.slice(0, 3)).toEqual([
      '• «Dehesas» espera a quien la revise desde hace 9 días',
      '• «Salinas» espera una segunda firma desde hace 8 días',
      '• «Humedales» espera una decisión desde hace 7 días',
    ]);
    const mailed = async (person: TestPerson) => (await mailsTo(platform(), person.user.email)).at(-1)?.texto;
    expect(await mailed(writes)).toContain('«Humedales»');
    expect(await mailed(writes)).not.toContain('«Dehesas»');
    // Who asked for the second signature does not wait for it.
    expect(await mailed(editor)).not.toContain('«Salinas»');
    expect(await lines(second, after(12))).toEqual([]);
    await setWork(own.id, { editorId: editor.user.id });
    expect(await lines(second, after(16))).toHaveLength(2);
  });

  it('lead an editor to the desk of the one work that waits', async () => {
    await platform().settings({ recordarEditoresDias: 7 });
    await platform().services.db.delete(reminders);
    const { id } = await inReview(author, { titulo: 'Turberas' });
    await setWork(id, { fechaEnvio: start });
    expect(await mailedTo(editor, () => at(after(9)))).toEqual(['Una obra te espera']);
    const mail = (await mailsTo(platform(), editor.user.email)).at(-1);
    expect(mail?.texto).toContain('• «Turberas» espera a quien la revise desde hace 9 días');
    expect(mail?.texto).toContain(`/editorial/${id}`);
  });

  it('are answered to who handles the work, but where that would say who reviews it', async () => {
    await platform().settings({ identidadRevision: 'simple ciego' });
    const handling = await platform().person('Eva', 'EDITOR', 'REVISOR');
    const handled = await assigned('Humedales', 10);
    const own = await assigned('Dehesas', 10);
    const nobodys = await assigned('Marismas', 10);
    const back = await reviewed({ author, editor, reviewer }, { titulo: 'Salinas' });
    const hidden = await reviewed({ author, editor, reviewer: handling }, { titulo: 'Turberas' });
    for (const { id } of [back, hidden])
      await editor.call.changeEstado({ params: { id }, body: { estado: 'CAMBIOS_SOLICITADOS' } });
    await platform().services.db.update(decisions).set({ fecha: start });
    for (const { id } of [handled, own, back, hidden]) await setWork(id, { editorId: handling.user.id });
    await setReview((await reviewsOf(own.id))[0]?.id ?? '', { revisorId: handling.user.id });
    await at(after(31));
    const sent = await platform().services.db.select().from(mails).where(like(mails.asunto, '%«%'));
    const answered = (id: string) =>
      sent
        .filter((mail) => mail.publicacionId === id && /plazo terminó|espera tu nueva versión/.test(mail.asunto))
        .map(({ responderA }) => responderA);
    for (const { id } of [handled, back]) expect(answered(id)).toEqual([handling.user.email]);
    for (const { id } of [own, nobodys, hidden]) expect(answered(id)).toEqual([null]);
  });

  const reviewsOf = (id: string) => platform().services.db.select().from(reviews).where(eq(reviews.publicacionId, id));

  it('name no person but the one they are for', async () => {
    await platform().settings({ recordarEditoresDias: 7, identidadRevision: 'doble ciego' });
    await platform().services.db.delete(reminders);
    const hidden = await platform().account({ nombres: 'Casilda', apellidos: 'Oculta' }, 'REVISOR');
    const writer = await platform().account({ nombres: 'Leandro', apellidos: 'Escondido' }, 'AUTOR');
    const { id } = await inReview(writer, { titulo: 'Humedales' });
    const review = await editor.call.assignReviewer({ params: { id }, body: { revisorId: hidden.user.id } });
    await setReview(review.id, { fechaAsignacion: start, fechaLimite: after(2) });
    await at(after(30));
    const texts = async (person: TestPerson) => JSON.stringify(await mailsTo(platform(), person.user.email));
    expect(await texts(hidden)).toContain('Humedales');
    for (const person of [hidden, editor]) expect(await texts(person)).not.toMatch(/Leandro|Escondido/);
    for (const person of [writer, editor]) expect(await texts(person)).not.toMatch(/Casilda|Oculta/);
  });
});
