/** Another main author: with the consent of both, or after the days to object; until then nothing changes (docs/specification.md 8). */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { dayMs } from '#contract/time.ts';
import { successionDays } from '#contract/workflow.ts';
import { mailNotices } from '#server/features/correspondence/notifications/mail-notices.ts';
import { activity, publications, successions } from '#server/platform/database/schema.ts';
import { startJobs } from '#server/platform/jobs/start.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, inReview, published, sentIn } from '#server/testing/works.ts';
import { settleSuccessions } from './settle.ts';

describePlatform('another main author', (platform) => {
  let main: TestPerson;
  let ana: TestPerson;
  let editor: TestPerson;
  let other: TestPerson;
  let admin: TestPerson;
  let reviewer: TestPerson;
  const db = () => platform().services.db;
  beforeAll(async () => {
    editor = await platform().person('Elena', 'EDITOR');
    other = await platform().person('Otilia', 'EDITOR');
    admin = await platform().person('Inés', 'ADMIN');
    reviewer = await platform().person('Rubén', 'REVISOR');
  });
  beforeEach(async () => {
    main = await platform().person('Irene', 'AUTOR');
    ana = await platform().person('Ana', 'AUTOR');
  });

  const propose = (id: string, by = main, whom = ana, motivo = by === main ? '' : 'Ha dejado la universidad.') =>
    by.call.proposeSuccession({ params: { id }, body: { personaId: whom.user.id, motivo } });
  const answer = (id: string, who: TestPerson, acepta = true) =>
    who.call.answerSuccession({ params: { id }, body: { acepta } });
  const read = (id: string, by = main) => by.call.getSuccession({ params: { id } });
  const asked = async (who: TestPerson) => (await who.call.mySuccessions()).relevos;
  const mainOf = async (id: string, by = ana) => (await by.call.getPublication({ params: { id } })).autorPrincipalId;
  const toldTo = async (who: TestPerson) =>
    (await who.call.listNotifications({ query: {} })).notifications.map(({ titulo }) => titulo);
  const recorded = async (id: string, type: string) =>
    (await db().select().from(activity).where(eq(activity.publicacionId, id))).filter((entry) => entry.type === type);
  const signal = new AbortController().signal;
  const daysLater = (days: number) =>
    settleSuccessions(platform().services, new Date(Date.now() + days * dayMs), signal);

  it('is who the main author proposes and who says yes; until then nothing changes, and the byline never does', async () => {
    const { id } = await draft(main, { coauthors: [ana] });
    const before = await read(id);
    expect(before).toMatchObject({ relevo: null, acciones: ['PROPONER'] });
    expect(before.candidatos).toEqual([{ id: ana.user.id, nombre: 'Ana De Prueba', firma: true }]);
    expect(await propose(id, main, ana, 'Me voy un año.')).toMatchObject({
      relevo: { nombre: 'Ana De Prueba', porRedaccion: false, motivo: 'Me voy un año.', fechaLimite: null },
      acciones: ['RETIRAR'],
    });
    expect(await mainOf(id)).toBe(main.user.id);
    expect(await problemOf(ana.call.submitReview({ params: { id } }))).toMatchObject({ status: 403 });
    expect(await read(id, ana)).toMatchObject({ acciones: ['RESPONDER'] });
    expect(await asked(ana)).toMatchObject([
      { publicacionId: id, papel: 'NUEVO', firma: true, motivo: 'Me voy un año.' },
    ]);
    expect((await ana.call.whatWaits()).coautorias).toBe(1);
    expect(await toldTo(ana)).toContain('¿Llevas la autoría principal?');

    expect(await answer(id, ana)).toEqual({ publicacionId: id, cumplido: true });
    const work = await ana.call.getPublication({ params: { id } });
    expect(work).toMatchObject({ autorPrincipalId: ana.user.id, autor: 'Irene De Prueba, Ana De Prueba' });
    expect(work.acciones).toContain('ENVIAR_A_REVISION');
    expect((await main.call.getPublication({ params: { id } })).acciones).toEqual(['EDITAR']);
    expect(await problemOf(main.call.submitReview({ params: { id } }))).toMatchObject({ status: 403 });
    expect((await ana.call.submitReview({ params: { id } })).estado).toBe('EN_REVISION');
    expect(await recorded(id, 'coauthor.succeeded')).toMatchObject([{ userId: ana.user.id }]);
    expect(await toldTo(main)).toContain('Cambia la autoría principal');
    expect(await asked(ana)).toEqual([]);
  });

  it('is mailed at once to the present main author whose silence would agree, whatever they chose of notices', async () => {
    const quiet = { pantalla: false, correo: 'NUNCA' } as const;
    for (const { call } of [main, ana]) await call.changeNotificationChannels({ body: { PUBLICACION: quiet } });
    const { id } = await inReview(main, { coauthors: [ana] });
    await propose(id, editor);
    expect(await toldTo(main)).toEqual(['La redacción propone un relevo']);
    // Who says nothing to the other question changes nothing by it.
    expect(await toldTo(ana)).toEqual([]);
    await answer(id, ana);
    expect(await toldTo(main)).toEqual(['Aceptan relevarte', 'La redacción propone un relevo']);
    const stop = await startJobs(platform().services.database, [mailNotices], platform().services);
    await expect.poll(() => mailsTo(platform(), main.user.email)).toHaveLength(2);
    await stop();
    const subjects = (await mailsTo(platform(), main.user.email)).map(({ asunto }) => asunto);
    expect(subjects.sort()).toEqual(['Aceptan relevarte', 'La redacción propone un relevo']);

    // Once they have objected, no days run: then it is a notice as any other.
    expect(await answer(id, main, false)).toMatchObject({ cumplido: false });
    await propose(id, editor);
    expect(await toldTo(main)).toHaveLength(2);
  });

  it('is refused, taken back, or proposed once at a time', async () => {
    const carla = await platform().person('Carla', 'AUTOR');
    const { id } = await draft(main, { coauthors: [ana, carla] });
    await propose(id);
    expect(await problemOf(propose(id, main, carla))).toMatchObject({ status: 409, code: 'relevo_abierto' });
    expect(await problemOf(answer(id, carla))).toMatchObject({ status: 410, code: 'relevo_cerrado' });
    expect(await problemOf(answer(id, main))).toMatchObject({ code: 'relevo_cerrado' });
    for (const who of [ana, carla]) {
      expect(await problemOf(propose(id, who, carla))).toMatchObject({ status: 403 });
      expect(await problemOf(who.call.withdrawSuccession({ params: { id } }))).toMatchObject({ status: 403 });
    }
    await main.call.withdrawSuccession({ params: { id } });
    expect(await problemOf(main.call.withdrawSuccession({ params: { id } }))).toMatchObject({ code: 'relevo_cerrado' });
    expect(await problemOf(answer(id, ana))).toMatchObject({ code: 'relevo_cerrado' });
    expect(await toldTo(ana)).toContain('Ya no hace falta tu respuesta');
    await propose(id);
    expect(await answer(id, ana, false)).toMatchObject({ cumplido: false });
    expect(await toldTo(main)).toContain('No acepta la autoría principal');
    expect(await mainOf(id)).toBe(main.user.id);
    expect(await read(id)).toMatchObject({ relevo: null, acciones: ['PROPONER'] });
  });

  it('is somebody of the byline with an account that is open', async () => {
    const { id } = await draft(main, { coauthors: [ana] });
    for (const whom of [main, editor, reviewer])
      expect(await problemOf(propose(id, main, whom))).toMatchObject({ status: 409, code: 'relevo_no_posible' });
    await admin.call.changeUser({ params: { id: ana.user.id }, body: { estado: 'BLOQUEADO' } });
    expect((await read(id)).candidatos).toEqual([]);
    expect(await problemOf(propose(id))).toMatchObject({ code: 'relevo_no_posible' });
  });

  it('is not known of by who does not sign the work or run it', async () => {
    const { id } = await inReview(main, { coauthors: [ana] });
    await editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });
    await propose(id);
    expect(await problemOf(read(id, reviewer))).toMatchObject({ status: 403 });
    expect(await problemOf(propose(id, reviewer))).toMatchObject({ status: 403 });
    expect(await problemOf(answer(id, reviewer))).toMatchObject({ status: 404 });
    expect(await read(id, editor)).toMatchObject({ relevo: { personaId: ana.user.id }, acciones: [] });
    expect(await problemOf(editor.call.withdrawSuccession({ params: { id } }))).toMatchObject({ status: 403 });
  });

  it('signs the work by saying yes, where they were only named', async () => {
    const { id } = await draft(main);
    const rosa = await platform().person('Rosa', 'LECTOR');
    await main.call.updatePublication({ params: { id }, body: { coautoresIds: [rosa.user.id] } });
    expect((await propose(id, main, rosa)).candidatos).toMatchObject([{ id: rosa.user.id, firma: false }]);
    expect(await asked(rosa)).toMatchObject([{ firma: false }]);
    expect((await rosa.call.whatWaits()).coautorias).toBe(2);
    expect(await answer(id, rosa)).toMatchObject({ cumplido: true });
    expect(await rosa.call.getPublication({ params: { id } })).toMatchObject({
      autorPrincipalId: rosa.user.id,
      autores: [{ id: main.user.id }, { id: rosa.user.id }],
    });
    expect((await rosa.call.authProfile()).roles).toEqual(['AUTOR']);
    expect((await rosa.call.myAuthorshipRequests()).peticiones).toEqual([]);
  });

  it('does not review it: who runs the work is told so, its main author is not, and the person is', async () => {
    const { id } = await sentIn(platform(), 'doble ciego', () => inReview(main));
    await editor.call.assignReviewer({ params: { id }, body: { revisorId: reviewer.user.id } });
    await editor.call.openByline({ params: { id } });
    const byline = (await main.call.listAuthors({ params: { id } })).autores;
    const { id: personId, nombres, apellidos } = reviewer.user;
    const named = { id: personId, nombres, apellidos };
    await main.call.saveAuthors({
      params: { id },
      body: { autores: [...byline.map(({ id, nombres, apellidos }) => ({ id, nombres, apellidos })), named] },
    });
    expect(await problemOf(propose(id, editor, reviewer))).toMatchObject({ status: 409, code: 'revisa_esta_obra' });
    await propose(id, main, reviewer, 'Soy Irene, y me voy.');
    expect(await asked(reviewer)).toMatchObject([{ motivo: null, nombre: `${nombres} ${apellidos}`.trim() }]);
    expect(JSON.stringify(await asked(reviewer))).not.toContain('Irene');
    expect(await problemOf(answer(id, reviewer))).toMatchObject({ status: 409, code: 'revisas_esta_obra' });
    expect(await mainOf(id, main)).toBe(main.user.id);
    expect(await answer(id, reviewer, false)).toMatchObject({ cumplido: false });
  });

  it('is proposed by who runs the work with a reason, and waits for both', async () => {
    const { id } = await inReview(main, { coauthors: [ana] });
    const mute = propose(id, editor, ana, '  ');
    expect(await problemOf(mute)).toMatchObject({ status: 422, code: 'falta_motivo', errors: [{ field: 'motivo' }] });
    const { relevo } = await propose(id, editor);
    expect(relevo?.fechaLimite).not.toBeNull();
    expect(await asked(main)).toMatchObject([
      { papel: 'ACTUAL', nombre: 'Ana De Prueba', motivo: 'Ha dejado la universidad.' },
    ]);
    expect((await main.call.whatWaits()).coautorias).toBe(1);
    expect(await toldTo(main)).toContain('La redacción propone un relevo');
    expect((await main.call.listNotifications({ query: {} })).notifications[0]?.mensaje).toContain(
      'en «Coautorías»: pasados 14 días sin respuesta se entiende que sí.',
    );
    expect(await problemOf(main.call.withdrawSuccession({ params: { id } }))).toMatchObject({ status: 403 });

    expect(await answer(id, ana)).toMatchObject({ cumplido: false });
    expect(await answer(id, ana)).toMatchObject({ cumplido: false });
    expect(await recorded(id, 'coauthor.successionAccepted')).toHaveLength(1);
    expect(await mainOf(id)).toBe(main.user.id);
    expect(await toldTo(editor)).toContain('Acepta la autoría principal');
    expect(await answer(id, main)).toMatchObject({ cumplido: true });
    expect(await mainOf(id)).toBe(ana.user.id);
    expect(await toldTo(editor)).toContain('Cambia la autoría principal');
    expect(await recorded(id, 'publication.mainAuthorChanged')).toHaveLength(1);
  });

  it('is so as well where the main author agrees first', async () => {
    const { id } = await inReview(main, { coauthors: [ana] });
    await propose(id, editor);
    expect(await answer(id, main)).toMatchObject({ cumplido: false });
    expect(await asked(main)).toEqual([]);
    expect(await answer(id, ana)).toMatchObject({ cumplido: true });
  });

  it('is not, where the main author objects: at any time before', async () => {
    const { id } = await inReview(main, { coauthors: [ana] });
    await propose(id, editor);
    await answer(id, ana);
    expect(await answer(id, main, false)).toMatchObject({ cumplido: false });
    expect(await mainOf(id)).toBe(main.user.id);
    expect(await toldTo(ana)).toContain('El relevo no sale adelante');
    expect(await daysLater(successionDays + 1)).toBe(0);
    // Another editor may take up what a colleague proposed.
    await propose(id, editor);
    await other.call.withdrawSuccession({ params: { id } });
    expect(await toldTo(main)).toContain('Conservas la autoría principal');
  });

  it('is never by silence of who objected within a year: they are asked again, and nothing is done until they say yes', async () => {
    const { id } = await inReview(main, { coauthors: [ana] });
    await propose(id, editor);
    await answer(id, main, false);
    expect((await propose(id, other)).relevo).toMatchObject({ fechaLimite: null, fechaConforme: null });
    expect(await asked(main)).toMatchObject([{ papel: 'ACTUAL', fechaLimite: null }]);
    const { notifications } = await main.call.listNotifications({ query: {} });
    expect(notifications[0]?.mensaje).toMatch(/Di si estás de acuerdo en «Coautorías»\.$/);
    expect(await answer(id, ana)).toMatchObject({ cumplido: false });
    expect((await main.call.listNotifications({ query: {} })).notifications[0]?.mensaje).toMatch(
      /Falta tu respuesta, en «Coautorías»\.$/,
    );
    expect(await daysLater(10 * successionDays)).toBe(0);
    expect(await answer(id, main)).toMatchObject({ cumplido: true });
    expect(await mainOf(id)).toBe(ana.user.id);
    // It is what they said of this work, and was not long ago.
    const elsewhere = await inReview(main, { coauthors: [ana] });
    expect((await propose(elsewhere.id, editor)).relevo?.fechaLimite).not.toBeNull();
  });

  it('is by silence, once the days to object are over, and only with the yes of the one proposed', async () => {
    const silent = await inReview(main, { coauthors: [ana] });
    await propose(silent.id, editor);
    expect(await daysLater(successionDays + 1)).toBe(0);
    await answer(silent.id, ana);
    expect(await daysLater(successionDays - 1)).toBe(0);
    expect(await mainOf(silent.id)).toBe(main.user.id);
    const turns = await Promise.all([daysLater(successionDays + 1), daysLater(successionDays + 1)]);
    expect(turns.toSorted()).toEqual([0, 1]);
    expect(await mainOf(silent.id)).toBe(ana.user.id);
    // Who answers after those days needs nobody else.
    const late = await inReview(main, { coauthors: [ana] });
    await propose(late.id, editor);
    await db()
      .update(successions)
      .set({ fechaLimite: new Date(Date.now() - dayMs) })
      .where(eq(successions.publicacionId, late.id));
    expect(await answer(late.id, ana)).toMatchObject({ cumplido: true });
  });

  it('is nobody for an editor who signs the work, or has yet to say so', async () => {
    const { id } = await inReview(main, { coauthors: [ana, other] });
    expect(await problemOf(propose(id, other))).toMatchObject({ status: 403 });
    expect(await problemOf(propose((await draft(main, { coauthors: [ana] })).id, editor))).toMatchObject({
      status: 404,
    });
  });

  it('is one of two answers at once: yes by both, or a yes and a taking back', async () => {
    const both = await inReview(main, { coauthors: [ana] });
    await propose(both.id, editor);
    const said = await Promise.all([answer(both.id, ana), answer(both.id, main)]);
    expect(said.filter(({ cumplido }) => cumplido)).toHaveLength(1);
    expect(await mainOf(both.id)).toBe(ana.user.id);

    const torn = await draft(main, { coauthors: [ana] });
    await propose(torn.id);
    const [yes, back] = await Promise.allSettled([
      answer(torn.id, ana),
      main.call.withdrawSuccession({ params: { id: torn.id } }),
    ]);
    expect([yes.status, back.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await mainOf(torn.id)).toBe((yes.status === 'fulfilled' ? ana : main).user.id);
    // And of two proposals.
    const twice = await draft(main, { coauthors: [ana] });
    const sent = await Promise.allSettled([propose(twice.id), propose(twice.id)]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('stays proposed while the work goes its way', async () => {
    const { id } = await draft(main, { coauthors: [ana] });
    await propose(id);
    await main.call.submitReview({ params: { id } });
    await main.call.changeEstado({
      params: { id },
      body: { estado: 'BORRADOR', acto: 'retirar', motivo: 'Un anexo.' },
    });
    await main.call.submitReview({ params: { id } });
    expect(await answer(id, ana)).toMatchObject({ cumplido: true });
    await ana.call.changeEstado({ params: { id }, body: { estado: 'BORRADOR', acto: 'retirar', motivo: 'Otro.' } });
    expect(await mainOf(id)).toBe(ana.user.id);
  });

  it('is not answered of a deleted work, and is again once it is restored', async () => {
    const { id } = await draft(main, { coauthors: [ana] });
    await propose(id);
    await main.call.deletePublication({ params: { id } });
    expect(await asked(ana)).toEqual([]);
    expect((await ana.call.whatWaits()).coautorias).toBe(0);
    expect(await problemOf(answer(id, ana))).toMatchObject({ status: 404 });
    await admin.call.restorePublication({ params: { id } });
    expect(await answer(id, ana)).toMatchObject({ cumplido: true });
  });

  it('leaves the main author the days that they had to object, once the work is restored', async () => {
    const { id } = await inReview(main, { coauthors: [ana] });
    await propose(id, editor);
    await answer(id, ana);
    await main.call.changeEstado({
      params: { id },
      body: { estado: 'BORRADOR', acto: 'retirar', motivo: 'Un anexo.' },
    });
    await main.call.deletePublication({ params: { id } });
    // Deleted four days before the end, ten days ago.
    const ago = (days: number) => new Date(Date.now() - days * dayMs);
    await db()
      .update(publications)
      .set({ fechaEliminacion: ago(10) })
      .where(eq(publications.id, id));
    await db()
      .update(successions)
      .set({ fecha: ago(20), fechaLimite: ago(6) })
      .where(eq(successions.publicacionId, id));
    await admin.call.restorePublication({ params: { id } });
    expect(await daysLater(3.9)).toBe(0);
    expect(await asked(main)).toMatchObject([{ papel: 'ACTUAL' }]);
    expect(await daysLater(4.1)).toBe(1);
    // What was over before is over.
    const late = await inReview(main, { coauthors: [ana] });
    await propose(late.id, editor);
    await db()
      .update(publications)
      .set({ fechaEliminacion: ago(1) })
      .where(eq(publications.id, late.id));
    await db()
      .update(successions)
      .set({ fechaLimite: ago(2) })
      .where(eq(successions.publicacionId, late.id));
    await admin.call.restorePublication({ params: { id: late.id } });
    expect(await answer(late.id, ana)).toMatchObject({ cumplido: true });
  });

  it('of a published work changes neither its byline nor who has its correspondence, and is recorded', async () => {
    const { id } = await published({ author: main, editor, reviewer }, { coauthors: [ana] });
    const page = async () => {
      const { autores, autor } = await platform().guest.getPublication({ params: { id } });
      return { autores, autor };
    };
    const before = await page();
    await propose(id);
    await answer(id, ana);
    expect(await page()).toEqual(before);
    expect(await recorded(id, 'publication.mainAuthorChanged')).toHaveLength(1);
  });

  it('comes to nothing where the one proposed leaves the byline, refuses to sign, or is taken out of it', async () => {
    const left = await draft(main, { coauthors: [ana] });
    await propose(left.id);
    await ana.call.leaveAuthors({ params: { id: left.id } });
    expect(await read(left.id)).toMatchObject({ relevo: null, candidatos: [] });
    expect(await toldTo(main)).toContain('La propuesta queda sin efecto');

    const taken = await draft(main, { coauthors: [ana] });
    await propose(taken.id);
    await main.call.updatePublication({ params: { id: taken.id }, body: { coautoresIds: [] } });
    expect((await read(taken.id)).relevo).toBeNull();
    expect(await problemOf(answer(taken.id, ana))).toMatchObject({ status: 404 });

    const named = await draft(main);
    const rosa = await platform().person('Rosa', 'LECTOR');
    await main.call.updatePublication({ params: { id: named.id }, body: { coautoresIds: [rosa.user.id] } });
    await propose(named.id, main, rosa);
    await rosa.call.refuseAuthorship({ params: { id: named.id } });
    expect((await read(named.id)).relevo).toBeNull();
  });

  it('comes to nothing once accounts that were one are two again, and who was proposed or asked is the other', async () => {
    const same = { nombres: 'Berta', apellidos: 'Fontanar', fechaVerificacion: new Date() };
    const pair = async (name: string) => {
      const [queda, unida] = await Promise.all(
        ['a', 'b'].map((letter) => platform().account({ ...same, email: `${name}-${letter}@fontanar.test` }, 'AUTOR')),
      );
      if (!queda || !unida) throw new Error('two accounts');
      const merge = () =>
        admin.call.mergeAccounts({ body: { queda: queda.user.id, unida: unida.user.id, motivo: 'La misma' } });
      return { queda, unida, merge };
    };
    const undo = (id: string) => admin.call.undoMerge({ params: { id } });

    // Who said yes signs it no more: neither silence nor the main author's yes makes it theirs.
    const proposed = await pair('propuesta');
    const works = [
      await inReview(main, { coauthors: [proposed.unida] }),
      await inReview(main, { coauthors: [proposed.unida] }),
    ] as const;
    const merged = await proposed.merge();
    for (const { id } of works) {
      await propose(id, editor, proposed.queda);
      await answer(id, proposed.queda);
    }
    await undo(merged.id);
    expect(await problemOf(answer(works[0].id, main))).toMatchObject({ code: 'relevo_cerrado' });
    expect(await daysLater(successionDays + 1)).toBe(0);
    for (const { id } of works) {
      expect(await mainOf(id, main)).toBe(main.user.id);
      expect(await read(id, editor)).toMatchObject({ relevo: null, acciones: ['PROPONER'] });
    }

    // And whose work it is was never asked.
    const present = await pair('principal');
    const { id } = await inReview(present.unida, { coauthors: [ana] });
    const other = await present.merge();
    await propose(id, editor);
    await answer(id, ana);
    await undo(other.id);
    expect(await daysLater(successionDays + 1)).toBe(0);
    expect(await mainOf(id)).toBe(present.unida.user.id);
    expect((await read(id, editor)).relevo).toBeNull();
  });

  it('ends with the account of either; who had said yes has the work of a main author who goes', async () => {
    const carla = await platform().person('Carla', 'AUTOR');
    const { id } = await inReview(main, { coauthors: [carla, ana] });
    await propose(id, editor);
    await answer(id, ana);
    await admin.call.deleteUser({ params: { id: main.user.id } });
    expect(await mainOf(id)).toBe(ana.user.id);
    expect((await read(id, ana)).relevo).toBeNull();

    await propose(id, ana, carla);
    await admin.call.deleteUser({ params: { id: carla.user.id } });
    expect(await read(id, ana)).toMatchObject({ relevo: null, candidatos: [] });
    expect(await mainOf(id)).toBe(ana.user.id);
  });
});
