/** Reminding reviewers by hand: once a day and review, besides what the platform sends by itself. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { dayMs } from '#contract/time.ts';
import { reviews, users } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { inReview } from '#server/testing/works.ts';
import { remindAll } from './send-reminders.ts';

describePlatform('reviewers are reminded by hand', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let work: string;
  let id: string;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().account({ nombres: 'Elena', apellidos: 'Ferrer' }, 'EDITOR');
  });
  beforeEach(async () => {
    work = (await inReview(author, { titulo: 'Siete fuentes' })).id;
    reviewer = await platform().person('Rubén', 'REVISOR');
    id = await asked(reviewer);
  });
  /** Who was asked and agreed. */
  async function asked(who: TestPerson) {
    const review = await editor.call.assignReviewer({ params: { id: work }, body: { revisorId: who.user.id } });
    await who.call.acceptReview({ params: { id: review.id } });
    return review.id;
  }
  const preview = (...revisiones: string[]) => editor.call.previewReminders({ body: { revisiones } });
  const remind = (...revisiones: string[]) => editor.call.remindReviewers({ body: { revisiones } });
  const reminders = async (who: TestPerson) =>
    (await mailsTo(platform(), who.user.email)).filter(({ asunto }) => asunto.startsWith('Tu revisión de'));
  const set = (fields: Partial<typeof reviews.$inferInsert>) =>
    platform().services.db.update(reviews).set(fields).where(eq(reviews.id, id));
  const whyNot = async () => (await remind(id)).recordatorios.map(({ impide }) => impide);

  it('with the mail that was shown before, which says nothing else', async () => {
    const { recordatorios } = await preview(id);
    const [shown] = recordatorios;
    expect(shown).toMatchObject({ reviewId: id, ultimo: null, impide: null });
    expect(await reminders(reviewer)).toEqual([]);
    const sent = await remind(id);
    expect(sent.recordatorios).toMatchObject([{ reviewId: id, impide: null, ultimo: expect.any(String) }]);
    const [mail] = await reminders(reviewer);
    expect({ asunto: mail?.asunto, texto: mail?.texto }).toEqual(shown?.correo);
    expect(mail?.texto).toContain('Te lo recuerda la redacción.');
    expect(mail?.texto).not.toContain('automático');
    expect((await editor.call.getReview({ params: { id } })).fechaRecordatorio).toBe(sent.recordatorios[0]?.ultimo);
    expect(await reviewer.call.getReview({ params: { id } })).not.toHaveProperty('fechaRecordatorio');
    const [notice] = (await reviewer.call.listNotifications()).notifications;
    expect(notice).toMatchObject({ titulo: 'Plazo de tu revisión', publicacionId: work });
    const { historia } = await editor.call.publicationHistory({ params: { id: work } });
    expect(historia.filter(({ tipo }) => tipo === 'RECORDATORIO_REVISION')).toMatchObject([{ quien: 'Elena Ferrer' }]);
  });

  it('by a mail that is answered to who handles the work', async () => {
    await remind(id);
    expect((await reminders(reviewer)).map(({ responderA }) => responderA)).toEqual([null]);
    await set({ fechaRecordatorio: null });
    await editor.call.setHandlingEditor({ params: { id: work }, body: { editorId: editor.user.id, anterior: null } });
    await remind(id);
    expect((await reminders(reviewer)).at(-1)?.responderA).toBe(editor.user.email);
  });

  it('of an invitation that they have not answered: thanked for nothing yet', async () => {
    await set({ fechaAceptada: null, estado: 'PENDIENTE' });
    const [shown] = (await preview(id)).recordatorios;
    expect(shown?.correo?.asunto).toBe('¿Puedes revisar «Siete fuentes»? Esperamos tu respuesta');
    expect(shown?.correo?.texto).not.toMatch(/Gracias por revisar|Tu revisión/);
    await remind(id);
    const mail = (await mailsTo(platform(), reviewer.user.email)).at(-1);
    expect({ asunto: mail?.asunto, texto: mail?.texto }).toEqual(shown?.correo);
    await set({ fechaRecordatorio: null, estado: 'EN_PROCESO' });
    expect((await preview(id)).recordatorios[0]?.correo?.texto).toContain('Gracias por revisar «Siete fuentes»');
  });

  it('once a day, also of two who do it at once', async () => {
    const twice = await Promise.all([remind(id), remind(id)]);
    expect(twice.flatMap(({ recordatorios }) => recordatorios.map(({ impide }) => impide)).sort()).toEqual([
      'RECIENTE',
      null,
    ]);
    expect(await reminders(reviewer)).toHaveLength(1);
    expect((await preview(id)).recordatorios).toMatchObject([
      { impide: 'RECIENTE', ultimo: expect.any(String), correo: null },
    ]);
    await set({ fechaRecordatorio: new Date(Date.now() - dayMs - 1000) });
    expect(await whyNot()).toEqual([null]);
    expect(await reminders(reviewer)).toHaveLength(2);
  });

  it('not within a day of a reminder that the platform sent, which goes out as ever', async () => {
    await remind(id);
    const late = { fechaAsignacion: new Date(Date.now() - 20 * dayMs), fechaLimite: new Date(Date.now() - 2 * dayMs) };
    await set(late);
    await remindAll(platform().services, new Date(), AbortSignal.timeout(10_000));
    expect(await reminders(reviewer)).toHaveLength(2);
    const other = await platform().person('Rosa', 'REVISOR');
    id = await asked(other);
    await set(late);
    await remindAll(platform().services, new Date(), AbortSignal.timeout(10_000));
    expect(await reminders(other)).toHaveLength(1);
    expect(await whyNot()).toEqual(['RECIENTE']);
  });

  it.each([
    ['wants none', { sinRecordatorios: true }, 'SIN_RECORDATORIOS'],
    ['has not confirmed their address', { fechaVerificacion: null }, 'SIN_CONFIRMAR'],
    ['is blocked', { fechaBloqueo: new Date() }, 'BLOQUEADA'],
  ] as const)('unless who reviews %s', async (_, fields, why) => {
    await platform().services.db.update(users).set(fields).where(eq(users.id, reviewer.user.id));
    expect((await preview(id)).recordatorios).toMatchObject([{ impide: why, correo: null }]);
    expect(await whyNot()).toEqual([why]);
    expect(await reminders(reviewer)).toEqual([]);
  });

  it.each([
    ['is handed in', { estado: 'DEVUELTA', comentarios: 'Bien.', fechaCompletada: new Date() }, 'CERRADA'],
    ['is declined', { fechaDeclinada: new Date() }, 'CERRADA'],
    ['is of another round', { ronda: 7 }, 'CERRADA'],
    ['has no deadline', { fechaLimite: null }, 'SIN_PLAZO'],
  ] as const)('unless the review %s', async (_, fields, why) => {
    await set(fields);
    expect(await whyNot()).toEqual([why]);
    expect(await reminders(reviewer)).toEqual([]);
  });

  it('many at once, each for itself', async () => {
    const other = await platform().person('Rosa', 'REVISOR');
    const second = await asked(other);
    await remind(id);
    const { recordatorios } = await remind(id, second, second);
    expect(recordatorios.map(({ reviewId, impide }) => [reviewId, impide])).toEqual([
      [id, 'RECIENTE'],
      [second, null],
    ]);
    expect(await reminders(other)).toHaveLength(1);
  });

  it('of works that one runs, and never oneself', async () => {
    const both = await platform().person('Berta', 'REVISOR', 'EDITOR');
    const own = await asked(both);
    const attempt = (...revisiones: string[]) => problemOf(both.call.remindReviewers({ body: { revisiones } }));
    expect(await attempt(id, own)).toMatchObject({ code: 'sin_permiso' });
    expect(await reminders(reviewer)).toEqual([]);
    expect(await problemOf(author.call.remindReviewers({ body: { revisiones: [id] } }))).toMatchObject({ status: 403 });
    expect(await problemOf(remind(crypto.randomUUID()))).toMatchObject({ status: 404 });
  });
});
