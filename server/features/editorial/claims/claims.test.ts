/** Appeals and complaints: once, answered by somebody without a part in them, kept, and told to nobody else (docs/decisions 529, 530). */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { dayMs } from '#contract/time.ts';
import { mailNotices } from '#server/features/correspondence/notifications/mail-notices.ts';
import { activity, bids, claims, decisions } from '#server/platform/database/schema.ts';
import { startJobs } from '#server/platform/jobs/start.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, inReview, reviewed, sentIn } from '#server/testing/works.ts';
import { remindOfClaims } from './remind-claims.ts';

describePlatform('an appeal', (platform) => {
  let author: TestPerson;
  let coauthor: TestPerson;
  let editor: TestPerson;
  let second: TestPerson;
  let admin: TestPerson;
  let reviewer: TestPerson;
  beforeAll(async () => {
    editor = await platform().person('Elena', 'EDITOR');
    second = await platform().person('Sara', 'EDITOR');
    admin = await platform().person('Ada', 'ADMIN');
    reviewer = await platform().person('Rubén', 'REVISOR');
  });
  beforeEach(async () => {
    author = await platform().person('Irene', 'AUTOR');
    coauthor = await platform().person('Carla', 'AUTOR');
  });

  const reject = (id: string, by = editor) =>
    by.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo: 'No encaja.' } });
  const rejected = async (by = editor) => {
    const { id } = await inReview(author, { coauthors: [coauthor] });
    await reject(id, by);
    return id;
  };
  const read = (id: string, by = author) => by.call.readClaims({ params: { id } });
  const appeal = (id: string, by = author, texto = 'Nadie leyó el anexo.') =>
    by.call.makeClaim({ params: { id }, body: { clase: 'APELACION', texto } });
  const complain = (id: string, by = author, texto = 'Llevamos un año sin noticias.') =>
    by.call.makeClaim({ params: { id }, body: { clase: 'QUEJA', sobre: 'TRAMITACION', texto } });
  const answer = (
    id: string,
    by: TestPerson,
    resultado: 'ESTIMADA' | 'DESESTIMADA' | 'RESPONDIDA',
    texto = 'Lo he leído.',
  ) => by.call.answerClaim({ params: { id }, body: { resultado, texto } });
  const lastOf = async (id: string) => (await read(id)).reclamaciones[0]?.id ?? '';
  const waits = async (who: TestPerson) => (await who.call.whatWaits()).reclamaciones;
  const titles = async (who: TestPerson) =>
    (await who.call.listNotifications({ query: {} })).notifications.map(({ titulo }) => titulo);
  const listed = async (who: TestPerson) =>
    (await who.call.listClaims({ query: { limit: 100 } })).reclamaciones.map(({ id }) => id);
  const db = () => platform().services.db;

  it('is made by an author once per rejection, and waits for an editor who did not decide', async () => {
    const id = await rejected();
    const before = await waits(second);
    expect(await read(id)).toMatchObject({ reclamaciones: [], acciones: ['APELAR', 'QUEJARSE'] });
    const made = await appeal(id, coauthor);
    expect(made).toMatchObject({
      reclamaciones: [
        { clase: 'APELACION', estado: 'ABIERTA', propia: true, responde: 'EDICION', acciones: ['RETIRAR'] },
      ],
      apelableHasta: null,
      acciones: ['QUEJARSE'],
    });
    // Pressed twice it is one.
    expect((await appeal(id, coauthor)).reclamaciones).toHaveLength(1);
    expect(await problemOf(appeal(id, author, 'Otra razón.'))).toMatchObject({ code: 'apelacion_presentada' });
    expect(await waits(second)).toBe(before + 1);
    expect(await waits(admin)).toBe(0);
    expect(await titles(second)).toContain('Una apelación espera tu respuesta');
    expect(await titles(author)).toContain('Rechazo apelado');
    expect(await titles(admin)).not.toContain('Una apelación espera tu respuesta');
    const [claim] = made.reclamaciones;
    expect(await listed(second)).toContain(claim?.id);
    expect(await listed(editor)).not.toContain(claim?.id);
    expect((await read(id, editor)).reclamaciones).toMatchObject([{ persona: 'Carla De Prueba', acciones: [] }]);
    expect((await read(id, second)).reclamaciones).toMatchObject([{ acciones: ['RESPONDER'] }]);
    expect(await problemOf(answer(claim?.id ?? '', editor, 'DESESTIMADA'))).toMatchObject({
      status: 403,
      code: 'reclamacion_con_parte',
    });
  });

  it('is upheld: the decision is revoked with its letter, and the round is open again', async () => {
    const { id } = await reviewed({ author, editor, reviewer });
    await reject(id);
    await appeal(id);
    const claim = await lastOf(id);
    const [one, two] = await Promise.allSettled([
      answer(claim, second, 'ESTIMADA', 'El anexo no se leyó.'),
      answer(claim, admin, 'DESESTIMADA'),
    ]);
    expect([one.status, two.status].sort()).toEqual(['fulfilled', 'rejected']);
    if (one.status === 'rejected') return;
    expect(one.value).toMatchObject({ estado: 'ESTIMADA', respondidaPor: 'Sara De Prueba', acciones: [] });
    expect((await author.call.getPublication({ params: { id } })).estado).toBe('EN_REVISION');
    const { decisiones } = await author.call.listDecisions({ params: { id } });
    expect(decisiones.map(({ accion, fechaRevocacion }) => [accion, fechaRevocacion !== null])).toEqual([
      ['REVOCAR_DECISION', false],
      ['RECHAZAR', true],
    ]);
    const letters = await mailsTo(platform(), author.user.email);
    expect(letters.some(({ texto }) => texto.includes('El anexo no se leyó.'))).toBe(true);
    expect((await read(id)).reclamaciones).toMatchObject([
      { estado: 'ESTIMADA', respuesta: 'El anexo no se leyó.', respondidaPor: null },
    ]);
    expect(await problemOf(answer(claim, second, 'DESESTIMADA'))).toMatchObject({ code: 'reclamacion_cerrada' });
    // Who decided does not handle the work, and is told all the same; once where they do.
    expect(await titles(editor)).toContain('Una decisión tuya se ha revocado');
    expect(await titles(second)).not.toContain('Una decisión tuya se ha revocado');
  });

  it('is in the history of its work, for who may read it; a complaint is not', async () => {
    const id = await rejected();
    await complain(id, coauthor);
    await appeal(id);
    await answer(
      (await read(id)).reclamaciones.find(({ clase }) => clase === 'APELACION')?.id ?? '',
      second,
      'DESESTIMADA',
    );
    const told = async (who: TestPerson) =>
      (await who.call.publicationHistory({ params: { id } })).historia
        .filter(({ tipo }) => /APELACION|QUEJA/.test(tipo))
        .map(({ tipo, quien }) => [tipo, quien]);
    expect(await told(author)).toEqual([
      ['APELACION_PRESENTADA', null],
      ['APELACION_DESESTIMADA', null],
    ]);
    expect(await told(editor)).toEqual([
      ['APELACION_PRESENTADA', 'Irene De Prueba'],
      ['APELACION_DESESTIMADA', 'Sara De Prueba'],
    ]);
  });

  it('is dismissed with a text that its authors are told, and the rejection is not appealed again', async () => {
    const id = await rejected();
    await appeal(id);
    const claim = await lastOf(id);
    expect(await problemOf(answer(claim, second, 'RESPONDIDA'))).toMatchObject({
      code: 'respuesta_de_otra_clase',
      errors: [{ field: 'resultado' }],
    });
    await answer(claim, second, 'DESESTIMADA', 'He leído el anexo, y no cambia nada.');
    const told = (await coauthor.call.listNotifications({ query: {} })).notifications;
    expect(told[0]).toMatchObject({ titulo: 'La apelación se ha desestimado', clase: 'RECLAMACION' });
    expect(told[0]?.mensaje).toContain('no cambia nada.');
    expect((await read(id)).acciones).toEqual(['QUEJARSE']);
    expect(await problemOf(appeal(id, author, 'Otra vez.'))).toMatchObject({ code: 'apelacion_presentada' });
    expect((await author.call.getPublication({ params: { id } })).estado).toBe('RETIRADO');
  });

  it('is withdrawn by whose it is, and ends where the decision falls by itself', async () => {
    const id = await rejected();
    await appeal(id);
    const claim = await lastOf(id);
    expect(await problemOf(coauthor.call.withdrawClaim({ params: { id: claim } }))).toMatchObject({ status: 403 });
    await author.call.withdrawClaim({ params: { id: claim } });
    expect(await problemOf(author.call.withdrawClaim({ params: { id: claim } }))).toMatchObject({
      code: 'reclamacion_cerrada',
    });
    expect(await titles(second)).toContain('Ya no hace falta tu respuesta');
    expect(await problemOf(answer(claim, second, 'ESTIMADA'))).toMatchObject({ code: 'reclamacion_cerrada' });
    const other = await rejected();
    await appeal(other);
    const revocar = { estado: 'EN_REVISION', acto: 'revocar', motivo: 'Me equivoqué de obra.' } as const;
    await editor.call.changeEstado({ params: { id: other }, body: revocar });
    expect((await read(other)).reclamaciones).toMatchObject([{ estado: 'SIN_OBJETO', acciones: [] }]);
    expect(await titles(author)).toContain('La apelación ya no hace falta');
  });

  it('is refused where there is nothing to appeal, or the days of the journal are over', async () => {
    const { id } = await inReview(author);
    expect(await problemOf(appeal(id))).toMatchObject({ status: 409, code: 'apelacion_no_posible' });
    await reject(id);
    for (const who of [editor, second, reviewer])
      expect([403, 404]).toContain((await problemOf(appeal(id, who))).status);
    const past = new Date(Date.now() - 31 * dayMs);
    await db().update(decisions).set({ fecha: past }).where(eq(decisions.publicacionId, id));
    expect(await read(id)).toMatchObject({ apelableHasta: null, acciones: ['QUEJARSE'] });
    expect(await problemOf(appeal(id))).toMatchObject({ code: 'apelacion_fuera_de_plazo' });
    await platform().settings({ plazoApelacionDias: 60 });
    expect((await appeal(id)).reclamaciones).toHaveLength(1);
    await platform().settings({ plazoApelacionDias: 30 });
  });

  it('is not answered by who has a conflict with the work, reviews it or signs it', async () => {
    const id = await rejected();
    await db().insert(bids).values({
      publicacionId: id,
      userId: second.user.id,
      ronda: 1,
      respuesta: 'CONFLICTO',
    });
    expect((await appeal(id)).reclamaciones).toMatchObject([{ responde: 'ADMINISTRACION' }]);
    const claim = await lastOf(id);
    expect(await problemOf(answer(claim, second, 'ESTIMADA'))).toMatchObject({ code: 'reclamacion_con_parte' });
    expect(await waits(admin)).toBe(1);
    expect((await admin.call.listNotifications({ query: {} })).notifications[0]?.mensaje).toContain(
      'así que responde la administración',
    );
    await answer(claim, admin, 'DESESTIMADA');
    expect(await waits(admin)).toBe(0);
  });

  it('waits for somebody to be named where everybody had a part, and they are told so', async () => {
    const id = await rejected(admin);
    await db()
      .insert(bids)
      .values(
        [editor, second].map(({ user }) => ({
          publicacionId: id,
          userId: user.id,
          ronda: 1,
          respuesta: 'CONFLICTO' as const,
        })),
      );
    expect((await appeal(id)).reclamaciones).toMatchObject([{ responde: 'NADIE' }]);
    expect(await titles(admin)).toContain('Nadie puede responder a una apelación');
    const claim = await lastOf(id);
    const newcomer = await platform().person('Nuria', 'EDITOR');
    expect(await waits(newcomer)).toBeGreaterThan(0);
    expect(await answer(claim, newcomer, 'DESESTIMADA')).toMatchObject({ estado: 'DESESTIMADA' });
    await admin.call.changeUser({ params: { id: newcomer.user.id }, body: { roles: ['LECTOR'] } });
  });

  it('as a complaint is between who makes it and who had no part: others learn of none', async () => {
    const { id } = await sentIn(platform(), 'doble ciego', () => inReview(author));
    await editor.call.setHandlingEditor({ params: { id }, body: { editorId: editor.user.id, anterior: null } });
    await editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });
    // Whatever they chose of such notices.
    await author.call.changeNotificationChannels({ body: { CUENTA: { pantalla: false, correo: 'NUNCA' } } });
    const before = await waits(second);
    await complain(id);
    await complain(id);
    await complain(id, reviewer, 'La redacción me mete prisa.');
    expect(await waits(second)).toBe(before + 2);
    expect((await read(id, editor)).reclamaciones).toEqual([]);
    expect(await listed(editor)).not.toContain(await lastOf(id));
    expect((await read(id)).reclamaciones.map(({ texto }) => texto)).toEqual(['Llevamos un año sin noticias.']);
    expect((await read(id, reviewer)).reclamaciones).toMatchObject([
      { texto: 'La redacción me mete prisa.', persona: null },
    ]);
    const claim = await lastOf(id);
    expect(await problemOf(answer(claim, editor, 'RESPONDIDA'))).toMatchObject({ status: 404 });
    expect(await problemOf(reviewer.call.withdrawClaim({ params: { id: claim } }))).toMatchObject({ status: 404 });
    expect(await titles(editor)).not.toContain('Una queja espera tu respuesta');
    // The record does not say who complains.
    const kept = await db().select().from(activity).where(eq(activity.publicacionId, id));
    const [made] = kept.filter(({ type }) => type === 'complaint.made');
    expect(made).toMatchObject({ userId: null });
    expect(JSON.stringify(made?.datos)).not.toContain(author.user.id);
    expect(JSON.stringify(await editor.call.publicationHistory({ params: { id } }))).not.toContain('noticias');
    await answer(claim, second, 'RESPONDIDA', 'Tienes razón: se decide esta semana.');
    expect((await read(id)).reclamaciones).toMatchObject([
      { estado: 'RESPONDIDA', respuesta: 'Tienes razón: se decide esta semana.' },
    ]);
    expect(await titles(author)).toContain('Tienes una respuesta de la redacción');
    const stop = await startJobs(platform().services.database, [mailNotices], platform().services);
    await expect
      .poll(async () => (await mailsTo(platform(), author.user.email)).map(({ asunto }) => asunto))
      .toContain('Tienes una respuesta de la redacción');
    await stop();
    // Who handles the work follows its mails, and is shown none of these.
    const followed = await editor.call.listMails({ query: { limit: 100 } });
    expect(JSON.stringify(followed)).not.toContain('Tienes una respuesta de la redacción');
    expect(JSON.stringify(followed)).not.toContain('queja');
  });

  it('as a complaint is asked of who takes part in a work that was sent, and five at most are open', async () => {
    const { id } = await draft(author);
    expect(await problemOf(complain(id))).toMatchObject({ code: 'queja_no_posible' });
    const sent = await inReview(author);
    const stranger = await platform().person('Olga', 'REVISOR');
    expect(await problemOf(complain(sent.id, stranger))).toMatchObject({ status: 403 });
    expect(await problemOf(read(sent.id, stranger))).toMatchObject({ status: 403 });
    for (const number of [1, 2, 3, 4, 5]) await complain(sent.id, author, `Queja ${number}.`);
    expect(await problemOf(complain(sent.id, author, 'Otra.'))).toMatchObject({ status: 409, code: 'quejas_abiertas' });
    const nameless = author.call.makeClaim({ params: { id: sent.id }, body: { clase: 'QUEJA', texto: 'Sin tema.' } });
    expect(await problemOf(nameless)).toMatchObject({ status: 422, errors: [{ field: 'sobre' }] });
  });

  it('is hidden while its work is deleted, and reminded of every so many days', async () => {
    const id = await rejected();
    await appeal(id);
    const claim = await lastOf(id);
    const remind = (days: number) =>
      remindOfClaims(platform().services, new Date(Date.now() + days * dayMs), new AbortController().signal);
    await db().update(claims).set({ estado: 'RETIRADA' }).where(eq(claims.estado, 'ABIERTA'));
    await db().update(claims).set({ estado: 'ABIERTA' }).where(eq(claims.id, claim));
    expect(await remind(6)).toBe(0);
    expect(await remind(8)).toBe(1);
    expect(await remind(8)).toBe(0);
    expect(await titles(second)).toContain('Algo espera tu respuesta');
    expect(await remind(15)).toBe(1);
    await author.call.deletePublication({ params: { id } });
    expect(await remind(23)).toBe(0);
    expect(await waits(second)).toBe(0);
    expect(await problemOf(answer(claim, second, 'ESTIMADA'))).toMatchObject({ status: 404 });
  });
});
