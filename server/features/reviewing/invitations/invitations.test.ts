/** Invitations to review, answered by the mailed link alone (issue 4; docs/specification.md 4 and 5). */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { principalJournal } from '#contract/journals.ts';
import { expireAll } from '#server/features/editorial/reminders/expire-invitations.ts';
import { publications } from '#server/platform/database/schema.ts';
import { eq } from '#server/platform/database/sql.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { inReview, sentIn } from '#server/testing/works.ts';

const resumen = 'Medimos el caudal de siete fuentes durante un año.';

describePlatform('an invitation to review', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let reviewer: TestPerson;
  let work: string;
  let reviewId: string;
  let token: string;
  beforeAll(async () => {
    author = await platform().account({ nombres: 'Irene', apellidos: 'Quintanar' }, 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
  });
  const invited = async () => {
    reviewer = await platform().person('Rubén', 'REVISOR');
    work = (await inReview(author, { titulo: 'Siete fuentes', resumen })).id;
    ({ reviewId, token } = await invite(reviewer));
  };
  beforeEach(invited);
  const invite = async (who: TestPerson) => {
    const review = await editor.call.assignReviewer({ params: { id: work }, body: { revisorId: who.user.id } });
    const texts = (await mailsTo(platform(), who.user.email)).map(({ texto }) => texto).join('\n');
    return { reviewId: review.id, token: [...texts.matchAll(/\/invitacion\/([\w-]+)\?/g)].at(-1)?.[1] ?? '' };
  };
  const read = () => platform().guest.getInvitation({ params: { token } });
  const accept = () => platform().guest.acceptInvitation({ params: { token } });
  const decline = (body = {}) =>
    platform().guest.declineInvitation({ params: { token }, body: { motivo: 'Falta de tiempo.', ...body } });
  const own = () => reviewer.call.getReview({ params: { id: reviewId } });
  const asEditor = () => editor.call.getReview({ params: { id: reviewId } });

  it('is mailed with the title, the summary, the deadline and both answers, and names nobody who wrote it', async () => {
    const [mail] = await mailsTo(platform(), reviewer.user.email);
    expect(mail?.asunto).toBe('¿Puedes revisar «Siete fuentes»?');
    expect(mail?.texto).toContain(resumen);
    expect(mail?.texto).toMatch(/La revisión se entrega a más tardar el \d+ de \w+ de \d+\./);
    expect(mail?.texto).toContain(`Aceptar:\nhttp://localhost:3000/invitacion/${token}?respuesta=aceptar`);
    expect(mail?.texto).toContain(`Declinar:\nhttp://localhost:3000/invitacion/${token}?respuesta=declinar`);
    expect(mail?.html).not.toContain('Quintanar');
    expect(mail?.secreto).toBe(true);
  });

  it('is in the house of the journal that asks, where that is not the platform’s', async () => {
    expect(await read()).not.toHaveProperty('casa');
    const admin = await platform().person('Inés', 'ADMIN');
    const { id: revistaId } = await admin.call.createJournal({ body: { clave: 'fuentes', nombre: 'Fuentes' } });
    await admin.call.changeJournal({ params: { id: revistaId }, body: { ajustes: { color: '#7a1f1f' } } });
    const { db, settings } = platform().services;
    await db.update(publications).set({ revistaId }).where(eq(publications.id, work));
    await expect.poll(() => settings.of(revistaId).color).toBe('#7a1f1f');
    // Readers do not know of it yet: its page is not there.
    expect((await read()).casa).toMatchObject({ clave: '', nombre: 'Fuentes', color: '#7a1f1f' });
    await admin.call.changeJournal({ params: { id: revistaId }, body: { publica: true } });
    expect((await read()).casa).toMatchObject({ clave: 'fuentes', nombre: 'Fuentes', color: '#7a1f1f' });
    await admin.call.changeJournal({ params: { id: revistaId }, body: { publica: false } });
  });

  it('is written in the language of whom it invites', async () => {
    const other = await platform().account(
      { nombres: 'Ann', preferencias: { theme: null, language: 'en', notifications: true } },
      'REVISOR',
    );
    await invite(other);
    const [mail] = await mailsTo(platform(), other.user.email);
    expect(mail?.asunto).toBe('Could you review “Siete fuentes”?');
  });

  it('is not mailed to who assigns a review to themselves', async () => {
    const both = await platform().person('Berta', 'REVISOR', 'EDITOR');
    await both.call.assignReviewer({ params: { id: work }, body: { revisorId: both.user.id } });
    expect(await mailsTo(platform(), both.user.email)).toEqual([]);
  });

  it('tells what it asks for without a log-in, and changes nothing by being opened', async () => {
    const before = await own();
    expect(await read()).toMatchObject({
      reviewId,
      nombres: 'Rubén',
      titulo: 'Siete fuentes',
      resumen,
      autor: 'Irene Quintanar',
      revistaId: principalJournal,
      seccionId: null,
      fechaLimite: before.fechaLimite,
      vence: before.fechaInvitacionVence,
      estado: 'PENDIENTE',
    });
    await read();
    expect(await own()).toEqual(before);
    expect(before.acciones).toEqual(['ACEPTAR', 'REVISAR', 'DECLINAR']);
  });

  it('leaves out who wrote the work where reviewers may not know', async () => {
    await sentIn(platform(), 'doble ciego', invited);
    const invitation = await read();
    expect(invitation.autor).toBeNull();
    expect(JSON.stringify(invitation)).not.toContain('Quintanar');
  });

  it('is accepted by the link alone: the review is in progress from then on', async () => {
    expect(await accept()).toEqual({ reviewId });
    const review = await own();
    expect(review).toMatchObject({ estado: 'EN_PROCESO', acciones: ['REVISAR', 'DECLINAR'] });
    expect(review.fechaAceptada).not.toBeNull();
    expect(await read()).toMatchObject({ estado: 'ACEPTADA', vence: null });
    expect(await problemOf(accept())).toMatchObject({ status: 409, code: 'invitacion_respondida' });
  });

  it('is accepted on screen the same way, by its reviewer alone', async () => {
    expect(await problemOf(editor.call.acceptReview({ params: { id: reviewId } }))).toMatchObject({ status: 403 });
    expect(await reviewer.call.acceptReview({ params: { id: reviewId } })).toMatchObject({ estado: 'EN_PROCESO' });
    expect((await editor.call.listNotifications({})).notifications[0]?.titulo).toBe('Invitación aceptada');
  });

  it('counts as accepted where the review is begun without saying so', async () => {
    const review = await reviewer.call.updateReview({ params: { id: reviewId }, body: { estado: 'EN_PROCESO' } });
    expect(review.fechaAceptada).not.toBeNull();
  });

  it('is declined by the link alone; editors read why and who else could be asked, the reviewer’s link is dead', async () => {
    await decline({ sugiereA: 'Marta Gil, marta@otra.test' });
    const motivoDeclinacion = 'Falta de tiempo.';
    expect(await asEditor()).toMatchObject({
      motivoDeclinacion,
      sugiereA: 'Marta Gil, marta@otra.test',
      expirada: false,
    });
    expect(await own()).not.toHaveProperty('sugiereA');
    for (const attempt of [read, accept, decline])
      expect(await problemOf(attempt())).toMatchObject({ status: 410, code: 'enlace_no_valido' });
  });

  it('takes a conflict of interest along with the decline', async () => {
    await decline({ conflicto: { conAutores: true, institucion: 'Universidad de Prueba' } });
    const { conflictos } = await reviewer.call.myConflicts();
    expect(conflictos.map(({ institucion, con }) => institucion ?? con?.id).toSorted()).toEqual(
      [author.user.id, 'Universidad de Prueba'].toSorted(),
    );
  });

  it('takes none with authors whom the reviewer may not know', async () => {
    await sentIn(platform(), 'doble ciego', invited);
    expect(await problemOf(decline({ conflicto: { conAutores: true } }))).toMatchObject({ status: 422 });
    expect((await own()).fechaDeclinada).toBeNull();
  });

  it('is dead once it has expired, and once the round is decided', async () => {
    const later = new Date(Date.now() + 30 * 86_400_000);
    await expireAll(platform().services, later, new AbortController().signal);
    expect(await problemOf(accept())).toMatchObject({ code: 'enlace_no_valido' });
    expect(await own()).toMatchObject({ expirada: true });
    const other = await platform().person('Rosa', 'REVISOR');
    ({ token } = await invite(other));
    await editor.call.changeEstado({ params: { id: work }, body: { estado: 'RETIRADO', motivo: 'Fuera de tema.' } });
    expect(await problemOf(read())).toMatchObject({ code: 'enlace_no_valido' });
  });

  it('is nothing to guess: another token opens nothing', async () => {
    token = 'x'.repeat(43);
    expect(await problemOf(read())).toMatchObject({ code: 'enlace_no_valido' });
  });
});
