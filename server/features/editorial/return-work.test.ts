/** Returning a work to its authors for formal flaws (docs/specification.md 8): nothing is decided, and its round waits for it. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { dayMs } from '#contract/time.ts';
import { remindAll } from '#server/features/editorial/reminders/send-reminders.ts';
import { publications, reviews } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { inReview, reviewed } from '#server/testing/works.ts';

const motivo = 'Faltan los pies de las figuras.';
const devolver = { estado: 'CAMBIOS_SOLICITADOS', acto: 'devolver', motivo } as const;

describePlatform('a work returned to its authors', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let second: TestPerson;
  let reviewer: TestPerson;
  let other: TestPerson;
  let admin: TestPerson;
  beforeAll(async () => {
    author = await platform().person('Irene', 'AUTOR');
    editor = await platform().person('Elena', 'EDITOR');
    second = await platform().person('Sara', 'EDITOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
    other = await platform().person('Rosa', 'REVISOR');
    admin = await platform().person('Ada', 'ADMIN');
  });
  const assign = (id: string, person: TestPerson) =>
    editor.call.assignReviewer({ params: { id }, body: { revisorId: person.user.id } });
  const read = (id: string, person = editor) => person.call.getPublication({ params: { id } });
  const own = (id: string, person = reviewer) => person.call.getReview({ params: { id } });
  const giveBack = (id: string, person = editor) => person.call.changeEstado({ params: { id }, body: devolver });
  const sendAgain = async (id: string) => {
    await author.call.changeEstado({ params: { id }, body: { estado: 'BORRADOR' } });
    return author.call.submitReview({ params: { id } });
  };
  const subjects = async ({ user }: TestPerson) => (await mailsTo(platform(), user.email)).map(({ asunto }) => asunto);
  const titles = async ({ call }: TestPerson) =>
    (await call.listNotifications()).notifications.map(({ titulo }) => titulo);
  const told = async (id: string, person: TestPerson) =>
    (await person.call.publicationHistory({ params: { id } })).historia.map(({ tipo }) => tipo);
  /** As if it had been returned so many days before it was. */
  const awayFor = (id: string, days: number) =>
    platform()
      .services.db.update(publications)
      .set({ fechaDevolucion: new Date(Date.now() - days * dayMs) })
      .where(eq(publications.id, id));
  /** In review, with one invitation that was taken up. */
  async function begun(titulo: string) {
    const { id } = await inReview(author, { titulo });
    const { id: reviewId } = await assign(id, reviewer);
    const body = { estado: 'EN_PROCESO', comentarios: 'A medio escribir.' } as const;
    return { id, reviewId, review: await reviewer.call.updateReview({ params: { id: reviewId }, body }) };
  }

  it('goes back with a letter that says why, decides nothing, and is in the record and in its history', async () => {
    const { id } = await begun('Siete fuentes');
    expect((await read(id)).acciones).toContain('DEVOLVER_A_AUTORES');
    expect(await giveBack(id)).toMatchObject({ estado: 'CAMBIOS_SOLICITADOS', devuelta: true, ronda: 1 });
    expect(await subjects(author)).toContain('Tu obra «Siete fuentes» necesita un arreglo antes de seguir');
    const [decision] = (await author.call.listDecisions({ params: { id } })).decisiones;
    expect(decision).toMatchObject({ accion: 'DEVOLVER_A_AUTORES', motivo, ronda: 1, version: 1, revisiones: null });
    expect(decision?.carta?.cuerpo).toContain(motivo);
    expect((await titles(author))[0]).toBe('Tu obra vuelve a tus manos');
    expect((await titles(reviewer))[0]).toBe('Revisión en pausa');
    expect(await told(id, author)).toContain('DEVOLVER_A_AUTORES');
    const { activity } = await admin.call.activity({ query: { limit: 5 } });
    expect(activity.map(({ message }) => message)).toContain(
      `Devuelta a sus autores: «Siete fuentes». Motivo: ${motivo}`,
    );
    expect(await read(id, author)).toMatchObject({
      devuelta: true,
      acciones: expect.arrayContaining(['PREPARAR_VERSION']),
    });
  });

  it('is told in the language of who signs it first', async () => {
    const preferencias = { theme: null, language: 'en', notifications: true } as const;
    const english = await platform().account({ nombres: 'Jane', preferencias }, 'AUTOR');
    const { id } = await inReview(english, { titulo: 'Seven springs' });
    const { correo, para } = await editor.call.previewDecision({ params: { id }, body: devolver });
    expect(para).toMatchObject([{ email: english.user.email }]);
    expect(correo?.texto).toContain('a formal matter needs correcting');
    await editor.call.decide({ params: { id }, body: devolver });
    expect(await subjects(english)).toContain('Your work “Seven springs” needs a correction before it goes on');
  });

  it('takes the word of its act: without it the calls refuse as ever, and with it nothing else is meant', async () => {
    const { id } = await inReview(author);
    const { acto: _, ...silent } = devolver;
    for (const attempt of [
      () => editor.call.changeEstado({ params: { id }, body: silent }),
      () => editor.call.changeStatus({ params: { id }, body: silent }),
      () => editor.call.decide({ params: { id }, body: silent }),
      () => editor.call.previewDecision({ params: { id }, body: silent }),
    ])
      expect(await problemOf(attempt())).toMatchObject({ status: 422, code: 'faltan_revisiones' });
    const elsewhere = editor.call.changeEstado({ params: { id }, body: { ...devolver, estado: 'APROBADO' } });
    expect(await problemOf(elsewhere)).toMatchObject({ status: 409, code: 'transicion_no_permitida' });
    const mute = editor.call.changeEstado({ params: { id }, body: { ...devolver, motivo: ' ' } });
    expect(await problemOf(mute)).toMatchObject({ status: 422, code: 'falta_motivo' });
    expect(await problemOf(giveBack(id, author))).toMatchObject({ status: 403 });
    expect((await read(id)).estado).toBe('EN_REVISION');
  });

  it('is for works without the reviews that a decision needs, as many as the mode asks for', async () => {
    const { id } = await reviewed({ author, editor, reviewer });
    expect((await read(id)).acciones).not.toContain('DEVOLVER_A_AUTORES');
    expect(await problemOf(giveBack(id))).toMatchObject({
      status: 409,
      code: 'hay_revisiones',
      message: expect.stringContaining('1 de 1'),
    });
    await platform().settings({ modoFlujo: 'profesional', revisionesMinimas: 2 });
    expect(await giveBack(id)).toMatchObject({ devuelta: true });
  });

  it('pauses its reviews: what was written stays, nothing is taken, nobody is reminded, and who cannot says so', async () => {
    const { id, reviewId } = await begun('Dehesas');
    const late = await assign(id, other);
    await platform()
      .services.db.update(reviews)
      .set({ fechaLimite: new Date(Date.now() - 2 * dayMs) })
      .where(eq(reviews.id, reviewId));
    await giveBack(id);
    expect(await own(reviewId)).toMatchObject({
      enPausa: true,
      estado: 'EN_PROCESO',
      comentarios: 'A medio escribir.',
      acciones: ['DECLINAR'],
    });
    const body = { estado: 'ACEPTADA', comentarios: 'Ya está.' } as const;
    const handedIn = reviewer.call.updateReview({ params: { id: reviewId }, body });
    expect(await problemOf(handedIn)).toMatchObject({ status: 409, code: 'ronda_en_pausa' });
    const accepted = other.call.acceptReview({ params: { id: late.id } });
    expect(await problemOf(accepted)).toMatchObject({ status: 409, code: 'ronda_en_pausa' });
    const link = (await mailsTo(platform(), other.user.email)).map(({ texto }) => texto).join('\n');
    const token = [...link.matchAll(/\/invitacion\/([\w-]+)\?/g)].at(-1)?.[1] ?? '';
    const opened = platform().guest.getInvitation({ params: { token } });
    expect(await problemOf(opened)).toMatchObject({ status: 409, code: 'ronda_en_pausa' });
    const before = await subjects(reviewer);
    await remindAll(platform().services, new Date(), new AbortController().signal);
    expect(await subjects(reviewer)).toEqual(before);
    await other.call.declineReview({ params: { id: late.id }, body: { motivo: 'Me voy de viaje.' } });
    expect((await own(late.id, other)).fechaDeclinada).not.toBeNull();
  });

  it('comes back in the same round: deadlines move by the days it was away, and its reviewers are told', async () => {
    const { id, reviewId, review } = await begun('Nieblas');
    const invited = await assign(id, other);
    await giveBack(id);
    await awayFor(id, 9.5);
    expect(await sendAgain(id)).toMatchObject({ estado: 'EN_REVISION', ronda: 1, versionActual: 2 });
    expect((await read(id)).devuelta).toBeUndefined();
    const later = (moment: string | null) => new Date(Date.parse(moment ?? '') + 10 * dayMs).toISOString();
    expect(await own(reviewId)).toMatchObject({
      fechaLimite: later(review.fechaLimite),
      comentarios: 'A medio escribir.',
      acciones: expect.arrayContaining(['REVISAR']),
    });
    expect(await own(invited.id, other)).toMatchObject({ fechaInvitacionVence: later(invited.fechaInvitacionVence) });
    for (const person of [reviewer, other]) {
      expect((await subjects(person)).at(-1)).toBe('«Nieblas» está de nuevo en revisión');
      expect((await titles(person))[0]).toBe('Tu revisión sigue');
    }
    expect(await told(id, editor)).toEqual(expect.arrayContaining(['DEVOLVER_A_AUTORES', 'REVISION_REANUDADA']));
    expect(await told(id, author)).not.toContain('REVISION_REANUDADA');
    const body = { estado: 'ACEPTADA', comentarios: 'Ahora sí.' } as const;
    await reviewer.call.updateReview({ params: { id: reviewId }, body });
    await editor.call.changeEstado({ params: { id }, body: { estado: 'CAMBIOS_SOLICITADOS' } });
    expect(await author.call.changeEstado({ params: { id }, body: { estado: 'BORRADOR' } })).toMatchObject({
      ronda: 2,
    });
  });

  it('lets nobody answer the reviews of a round that waits, point by point', async () => {
    await platform().settings({ modoFlujo: 'profesional', revisionesMinimas: 2 });
    const { id, reviewId } = await reviewed({ author, editor, reviewer });
    await giveBack(id);
    expect((await own(reviewId, author)).acciones).not.toContain('RESPONDER_PUNTOS');
  });

  it('invites whoever comes next, once it is back, where somebody declined meanwhile', async () => {
    const { id } = await inReview(author);
    const candidatos = [reviewer, other].map(({ user }) => user.id);
    await editor.call.saveAlternates({ params: { id }, body: { deseados: 1, candidatos } });
    await giveBack(id);
    const reviewers = async () =>
      (await editor.call.reviewsOfPublication({ params: { id } })).reviews.map(({ revisorId }) => revisorId);
    const [first] = (await editor.call.reviewsOfPublication({ params: { id } })).reviews;
    await reviewer.call.declineReview({ params: { id: first?.id ?? '' }, body: { motivo: 'No puedo.' } });
    expect(await reviewers()).toEqual([reviewer.user.id]);
    await sendAgain(id);
    expect(await reviewers()).toEqual(expect.arrayContaining([reviewer.user.id, other.user.id]));
  });

  it('takes a declared conflict along, though its round waits', async () => {
    const { id, reviewId } = await begun('Humedales');
    await giveBack(id);
    await reviewer.call.declareConflict({ body: { conUserId: author.user.id } });
    expect((await own(reviewId)).fechaDeclinada).not.toBeNull();
    for (const { id: conflict } of (await reviewer.call.myConflicts()).conflictos)
      await reviewer.call.withdrawConflict({ params: { id: conflict } });
  });

  it('frees its reviewers with thanks where an administrator publishes it meanwhile', async () => {
    const { id } = await begun('Salinas');
    await giveBack(id);
    await admin.call.changeEstado({ params: { id }, body: { estado: 'PUBLICADO', motivo: 'Hace falta ya.' } });
    expect((await subjects(reviewer)).at(-1)).toBe('Ya no hace falta tu revisión de «Salinas»');
    expect((await read(id)).devuelta).toBeUndefined();
  });

  it('is returned once by two who do it at once, and by a double click', async () => {
    const { id } = await inReview(author, { titulo: 'Marismas' });
    const attempts = await Promise.allSettled([giveBack(id), giveBack(id, second), giveBack(id)]);
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const attempt of attempts)
      if (attempt.status === 'rejected')
        expect(attempt.reason.problem).toMatchObject({
          status: 409,
          code: 'transicion_no_permitida',
          estado: 'CAMBIOS_SOLICITADOS',
        });
    expect((await subjects(author)).filter((each) => each.includes('Marismas'))).toHaveLength(1);
  });

  it('is either returned or reviewed where a review is handed in at that moment, and never half of each', async () => {
    const { id, reviewId } = await begun('Bancales');
    const body = { estado: 'ACEPTADA', comentarios: 'Ya está.' } as const;
    const [review, returned] = await Promise.allSettled([
      reviewer.call.updateReview({ params: { id: reviewId }, body }),
      giveBack(id),
    ]);
    expect([review.status, returned.status].sort()).toEqual(['fulfilled', 'rejected']);
    if (review.status === 'rejected') expect(review.reason.problem).toMatchObject({ code: 'ronda_en_pausa' });
    if (returned.status === 'rejected') expect(returned.reason.problem).toMatchObject({ code: 'hay_revisiones' });
    expect((await read(id)).estado).toBe(returned.status === 'fulfilled' ? 'CAMBIOS_SOLICITADOS' : 'EN_REVISION');
  });
});
