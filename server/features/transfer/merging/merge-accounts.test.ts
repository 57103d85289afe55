/** Two accounts of one person become one: what names the one comes to name the other, and what would break a rule stands in the way. */

import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { MergePreview } from '#contract/entities/merge.ts';
import { upload } from '#server/features/files/files.fixture.ts';
import { activity, authorships, mails, publications, reviews, users } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { approved, draft, inReview, published, review, reviewed, sentIn } from '#server/testing/works.ts';

describePlatform('merging two accounts', (platform) => {
  let admin: TestPerson;
  let editor: TestPerson;
  let author: TestPerson;
  let reviewer: TestPerson;
  const services = () => platform().services;
  let made = 0;
  /** Two accounts of one person. */
  const two = async (...roles: Parameters<ReturnType<typeof platform>['person']>[1][]) => {
    const at = ++made;
    const one = (which: string) =>
      platform().account(
        { nombres: 'Olga', apellidos: `Doble ${at}`, email: `olga-${at}@${which}.test`, fechaVerificacion: new Date() },
        ...roles,
      );
    return { queda: await one('nuevo'), unida: await one('viejo') };
  };
  type Two = Awaited<ReturnType<typeof two>>;
  const idsOf = ({ queda, unida }: Two) => ({ queda: queda.user.id, unida: unida.user.id });
  const merge = (both: Two, more: object = {}, by = admin) =>
    by.call.mergeAccounts({ body: { ...idsOf(both), motivo: 'Cambió de correo', ...more } });
  const preview = (both: Two, by = admin) => by.call.previewMerge({ query: idsOf(both) });
  const why = ({ impedimentos }: MergePreview) => impedimentos.map(({ motivo }) => motivo);
  const problem = async (act: Promise<unknown>) => (await problemOf(act)).code;
  const mailsTo = (para: string) => services().db.select().from(mails).where(eq(mails.para, para));

  beforeAll(async () => {
    admin = await platform().person('Inés', 'ADMIN');
    await platform().person('Otro', 'ADMIN');
    editor = await platform().person('Elena', 'EDITOR');
    author = await platform().person('Sara', 'AUTOR');
    reviewer = await platform().person('Rubén', 'REVISOR');
  });

  it('moves works, reviews, files, notes and notifications, and says before how many', async () => {
    const both = await two('AUTOR', 'REVISOR', 'EDITOR');
    const { queda, unida } = both;
    const own = await published({ author: unida, editor, reviewer }, { titulo: 'Suya' });
    const mine = await draft(unida, { titulo: 'Borrador' });
    await upload(unida, mine.id);
    const judged = await inReview(author, { titulo: 'Juzgada' });
    const reviewId = await review({ editor, reviewer: unida }, judged.id);
    await unida.call.declareConflict({ body: { conUserId: author.user.id, nota: 'Trabajamos juntas' } });
    await unida.call.keepDraft({ params: { clave: 'perfil' }, body: { contenido: { nombre: 'Olga' } } });

    const seen = await preview(both);
    expect(why(seen)).toEqual([]);
    expect(Object.fromEntries(seen.mueve.map(({ cosa, cuantas }) => [cosa, cuantas]))).toMatchObject({
      obras: 2,
      revisiones: 1,
      archivos: 1,
      conflictos: 1,
      otros: 1,
    });

    expect(await merge(both)).toMatchObject({
      estado: 'SE_PUEDE_DESHACER',
      motivo: 'Cambió de correo',
      trasOtra: false,
    });
    const { publications: works } = await queda.call.myPublications({});
    expect(works.map(({ titulo }) => titulo).sort()).toEqual(['Borrador', 'Suya']);
    expect((await queda.call.getPublication({ params: { id: mine.id } })).autorPrincipalId).toBe(queda.user.id);
    expect((await queda.call.myReviews({})).reviews.map(({ id }) => id)).toContain(reviewId);
    expect((await queda.call.myConflicts({})).conflictos).toHaveLength(1);
    expect((await queda.call.getDraft({ params: { clave: 'perfil' } })).contenido).toEqual({ nombre: 'Olga' });
    // Bylines are text and stay as they were written.
    expect((await platform().guest.getPublication({ params: { id: own.id } })).autor).toContain('Olga');
  });

  it('ends the log-ins of the merged account at once, and tells both addresses', async () => {
    const both = await two('AUTOR');
    const { queda, unida } = both;
    await merge(both);
    expect(await problem(unida.call.authProfile({}))).toBe('sesion_caducada');
    expect(await problem(platform().guest.refresh({ body: { refresh_token: unida.refreshToken } }))).toBe(
      'sesion_caducada',
    );
    expect((await queda.call.authProfile({})).id).toBe(queda.user.id);
    const [told] = await mailsTo(unida.user.email);
    expect(told?.texto).toContain(queda.user.email);
    expect((await mailsTo(queda.user.email))[0]?.texto).toContain('durante 30 días se puede deshacer');
    expect((await queda.call.listNotifications({})).notifications[0]?.titulo).toBe('Tus dos cuentas son ahora una');
  });

  it('says where to log in to who knows the password, and to nobody else', async () => {
    const both = await two('AUTOR');
    const { queda, unida } = both;
    await merge(both);
    const { email } = unida.user;
    const login = (password: string) => platform().guest.login({ body: { email, password } });
    const refused = await problemOf(login(unida.password));
    expect(refused.code).toBe('cuenta_unida');
    expect(refused.message).toContain(queda.user.email);
    const wrong = await problemOf(login('otra-cosa-distinta'));
    expect(wrong.code).toBe('credenciales_incorrectas');
    expect(JSON.stringify(wrong)).not.toContain(queda.user.email);
    const before = (await mailsTo(email)).length;
    await platform().guest.forgotPassword({ body: { email } });
    const sent = (await mailsTo(email)).slice(before);
    expect(sent.map(({ texto }) => texto).join()).toContain(queda.user.email);
    expect(sent.map(({ texto }) => texto).join()).not.toContain('token=');
    // The address is not free for somebody else.
    expect(
      await problem(
        platform().guest.register({ body: { nombres: 'X', apellidos: 'Y', email, password: 'una-clave-larga' } }),
      ),
    ).toBe('correo_en_uso');
  });

  it('does not tell the other address to one that nobody confirmed', async () => {
    const both = await two('AUTOR');
    await services().db.update(users).set({ fechaVerificacion: null }).where(eq(users.id, both.unida.user.id));
    await merge(both);
    expect((await mailsTo(both.unida.user.email)).map(({ texto }) => texto).join()).not.toContain(
      both.queda.user.email,
    );
  });

  it('gives no role unasked, and none that the merged account had not', async () => {
    const { queda } = await two('AUTOR');
    const { unida } = await two('EDITOR', 'REVISOR');
    expect(await problem(merge({ queda, unida }, { roles: ['ADMIN'] }))).toBe('datos_no_validos');
    await merge({ queda, unida }, { roles: ['REVISOR'] });
    expect((await queda.call.authProfile({})).roles).toEqual(['AUTOR', 'REVISOR']);
  });

  it('keeps what both did in one place as it was: a byline with both, a name both gave', async () => {
    const both = await two('AUTOR', 'EDITOR');
    const { queda, unida } = both;
    const joint = await draft(queda, { titulo: 'De las dos', coauthors: [unida] });
    for (const { call } of [queda, unida]) await call.saveQueueView({ body: { nombre: 'Mías', filtros: {} } });
    expect(await preview(both)).toMatchObject({ coinciden: 2, impedimentos: [] });
    await merge(both);
    const rows = await services().db.select().from(authorships).where(eq(authorships.publicacionId, joint.id));
    expect(rows.map(({ userId }) => userId).sort()).toEqual([queda.user.id, unida.user.id].sort());
    expect((await queda.call.listQueueViews({})).vistas).toHaveLength(1);
  });

  it('asks nobody to sign what they sign', async () => {
    const both = await two('AUTOR');
    const { queda, unida } = both;
    const { id } = await author.call.createPublication({
      body: {
        titulo: 'Pedida',
        resumen: 'R.',
        palabrasClave: ['p'],
        coautoresIds: [queda.user.id, unida.user.id],
      },
    });
    await queda.call.acceptAuthorship({ params: { id } });
    const merged = await merge(both);
    const asked = async () =>
      (await services().db.select().from(authorships).where(eq(authorships.publicacionId, id))).map(
        (row) => row.pedidaAId,
      );
    expect((await asked()).every((each) => each === null)).toBe(true);
    await admin.call.undoMerge({ params: { id: merged.id } });
    expect(await asked()).toContain(unida.user.id);
  });

  it('asks nobody else in their place, when it is undone and the byline has another order by then', async () => {
    const both = await two('AUTOR');
    const { queda, unida } = both;
    const { id } = await author.call.createPublication({
      body: { titulo: 'Otro orden', resumen: 'R.', palabrasClave: ['p'], coautoresIds: [queda.user.id, unida.user.id] },
    });
    await queda.call.acceptAuthorship({ params: { id } });
    const merged = await merge(both);
    const byline = () =>
      services().db.select().from(authorships).where(eq(authorships.publicacionId, id)).orderBy(authorships.orden);
    const [sara, one] = await byline();
    if (!sara || !one) throw new Error('There is no byline.');
    await author.call.saveAuthors({
      params: { id },
      body: {
        autores: [
          { id: author.user.id, nombres: sara.nombres, apellidos: sara.apellidos },
          { id: queda.user.id, nombres: one.nombres, apellidos: one.apellidos },
          { id: null, nombres: 'Nadie', apellidos: 'Con Cuenta' },
        ],
      },
    });
    await admin.call.undoMerge({ params: { id: merged.id } });
    expect((await byline()).map(({ apellidos, pedidaAId }) => [apellidos, pedidaAId])).toEqual([
      [sara.apellidos, null],
      [one.apellidos, null],
      ['Con Cuenta', null],
    ]);
  });

  it('is not done where one signs what the other reviews, decides or handles, nor where both review', async () => {
    const signs = await two('AUTOR', 'REVISOR', 'EDITOR');
    const work = await reviewed(
      { author: signs.queda, editor, reviewer: signs.unida },
      { titulo: 'Firmada y revisada' },
    );
    const seen = await preview(signs);
    expect(seen.impedimentos).toEqual([
      { motivo: 'FIRMA_Y_REVISA', obras: [{ id: work.id, titulo: 'Firmada y revisada' }], total: 1 },
    ]);
    expect(await problem(merge(signs))).toBe('union_impedida');
    expect((await services().db.select().from(reviews).where(eq(reviews.publicacionId, work.id)))[0]?.revisorId).toBe(
      signs.unida.user.id,
    );

    // Who judges a book signs no chapter of it, whichever of the two does which.
    for (const [signing, judging] of [
      ['queda', 'unida'],
      ['unida', 'queda'],
    ] as const) {
      const apart = await two('AUTOR', 'REVISOR');
      const chapter = await inReview(apart[signing], { titulo: 'Capítulo' });
      const whole = await inReview(author, { tipo: 'LIBRO', titulo: 'Libro juzgado' });
      await editor.call.saveChapters({
        params: { id: whole.id },
        body: { desde: [], capitulos: [{ id: chapter.id, paginaInicial: '', paginaFinal: '' }] },
      });
      await review({ editor, reviewer: apart[judging] }, whole.id);
      expect((await preview(apart)).impedimentos).toEqual([
        { motivo: 'FIRMA_Y_REVISA', obras: [{ id: whole.id, titulo: 'Libro juzgado' }], total: 1 },
      ]);
      expect(await problem(merge(apart))).toBe('union_impedida');
    }

    const decides = await two('AUTOR', 'EDITOR');
    await approved({ author: decides.unida, editor: decides.queda, reviewer });
    expect(why(await preview(decides))).toContain('FIRMA_Y_DECIDE');

    const handles = await two('AUTOR', 'EDITOR');
    const handled = await inReview(handles.unida);
    await handles.queda.call.setHandlingEditor({
      params: { id: handled.id },
      body: { editorId: handles.queda.user.id, anterior: null },
    });
    expect(why(await preview(handles))).toEqual(['FIRMA_Y_GESTIONA']);

    const review2 = await two('REVISOR');
    const twice = await inReview(author);
    for (const each of [review2.queda, review2.unida]) await review({ editor, reviewer: each }, twice.id);
    expect(why(await preview(review2))).toEqual(['REVISAN_LAS_DOS']);
  });

  it('holds who reviews and who decides apart: refused where it is asked, marked where it is not', async () => {
    const both = await two('EDITOR', 'REVISOR');
    const work = await approved({ author, editor: both.queda, reviewer: both.unida }, { titulo: 'Cuatro ojos' });
    await platform().settings({ cuatroOjos: true });
    expect(why(await preview(both))).toEqual(['REVISA_Y_DECIDE']);
    await platform().settings({ cuatroOjos: false });
    expect(await preview(both)).toMatchObject({ impedimentos: [], marcadas: 1 });
    const merged = await merge(both);
    const marks = async () =>
      (await editor.call.listDecisions({ params: { id: work.id } })).decisiones.map(
        ({ tambienReviso }) => tambienReviso,
      );
    expect(await marks()).toEqual([true]);
    await admin.call.undoMerge({ params: { id: merged.id } });
    expect(await marks()).toEqual([false]);
  });

  it('tells an administrator nothing of who reviews what they wrote, or handles it', async () => {
    const writer = await platform().person('Autora que administra', 'ADMIN', 'AUTOR');
    const signs = await two('AUTOR', 'REVISOR');
    const apart = await two('REVISOR', 'EDITOR');
    const unrelated = await two('AUTOR');
    await draft(unrelated.unida);
    const work = await sentIn(platform(), 'doble ciego', () =>
      inReview(writer, { titulo: 'De quien administra', coauthors: [signs.queda] }),
    );
    for (const { unida } of [signs, apart]) await review({ editor, reviewer: unida }, work.id);
    await apart.unida.call.setHandlingEditor({
      params: { id: work.id },
      body: { editorId: apart.unida.user.id, anterior: null },
    });
    await apart.unida.call.keepDraft({ params: { clave: 'revision' }, body: { contenido: { a: 1 } } });
    const told = async (both: Two) => {
      const { queda, unida, ...rest } = await preview(both, writer);
      expect([queda.id, unida.id]).toEqual([both.queda.user.id, both.unida.user.id]);
      return rest;
    };
    // The same of whichever accounts: whether something stands in the way would tell it, and how much would move.
    for (const both of [signs, apart, unrelated]) {
      expect(await told(both)).toEqual({
        impedimentos: [{ motivo: 'OTRA_PERSONA', obras: [], total: 0 }],
        mueve: [],
        coinciden: 0,
        marcadas: 0,
        rellena: [],
      });
      expect(await problem(merge(both, {}, writer))).toBe('union_impedida');
    }
    expect(why(await preview(signs))).toEqual(['FIRMA_Y_REVISA']);
    expect((await preview(apart)).mueve.map(({ cosa }) => cosa)).toContain('revisiones');
    await merge(unrelated);
  });

  it('tells them nothing afterwards either, in the record that goes on naming the merged account', async () => {
    const writer = await platform().person('Otra que administra', 'ADMIN', 'AUTOR');
    const both = await two('REVISOR');
    const work = await sentIn(platform(), 'doble ciego', () => inReview(writer, { titulo: 'Ciega' }));
    await review({ editor, reviewer: both.unida }, work.id);
    const seen = async () => {
      const { activity: entries } = await writer.call.activity({ query: { limit: 50 } });
      return JSON.stringify(entries.filter(({ type }) => type.startsWith('review.')));
    };
    const names = [both.unida.user.id, both.queda.user.id, both.unida.user.apellidos];
    for (const name of names) expect(await seen()).not.toContain(name);
    await merge(both);
    for (const name of names) expect(await seen()).not.toContain(name);
    expect((await editor.call.publicationHistory({ params: { id: work.id } })).historia.length).toBeGreaterThan(0);
  });

  it('is not for an account of one’s own, a blocked one, or one that is not known to be theirs', async () => {
    const { queda, unida } = await two('AUTOR');
    const own = { queda, unida: admin };
    expect(why(await preview(own))).toEqual(['PROPIA_UNIDA']);
    expect(await problem(merge(own))).toBe('union_impedida');
    expect(why(await preview({ queda: admin, unida }))).toEqual(['PROPIA_QUEDA']);
    await admin.call.changeUser({ params: { id: unida.user.id }, body: { estado: 'BLOQUEADO' } });
    expect(why(await preview({ queda, unida }))).toEqual(['BLOQUEADA']);
    await admin.call.changeUser({ params: { id: unida.user.id }, body: { estado: 'ACTIVO' } });
    await services().db.update(users).set({ fechaVerificacion: null }).where(eq(users.id, queda.user.id));
    expect(why(await preview({ queda, unida }))).toEqual(['QUEDA_SIN_CONFIRMAR']);
  });

  it('is done once: of two at once, by one', async () => {
    const both = await two('AUTOR');
    const done = await Promise.allSettled([merge(both), merge(both), merge(both)]);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await problem(merge(both))).toBe('cuenta_ya_unida');
    const there = await platform().person('Tercera', 'AUTOR');
    expect(await problem(merge({ queda: there, unida: both.unida }))).toBe('cuenta_ya_unida');
  });

  it('is in the record for administrators, whose entries go on naming who did what by then', async () => {
    const both = await two('AUTOR');
    const { id } = await draft(both.unida);
    await merge(both);
    const { activity: entries } = await admin.call.activity({ query: { type: 'account.merged' } });
    expect(entries[0]).toMatchObject({ type: 'account.merged', afectaId: both.queda.user.id });
    const rows = await services().db.select().from(activity).where(eq(activity.publicacionId, id));
    expect(rows.every(({ userId }) => userId === both.unida.user.id)).toBe(true);
    expect(await problem(editor.call.listMerges({}))).toBe('sin_permiso');
  });

  it('keeps who saw a byline, and said no to it, from reviewing the work by the other account', async () => {
    const both = await two('AUTOR', 'REVISOR');
    const { id } = await sentIn(platform(), 'doble ciego', async () => {
      const { id } = await author.call.createPublication({
        body: { titulo: 'Vista', resumen: 'R.', palabrasClave: ['p'], coautoresIds: [both.unida.user.id] },
      });
      await author.call.saveContent({ params: { id }, body: { contenido: 'Su texto.' } });
      await both.unida.call.refuseAuthorship({ params: { id } });
      return author.call.submitReview({ params: { id } });
    });
    const assign = () => editor.call.assignReviewer({ params: { id }, body: { revisorId: both.queda.user.id } });
    await merge(both);
    expect(await problem(assign())).toBe('revisor_no_valido');
  });

  it('finds the account that stays by either address, where somebody is invited', async () => {
    const both = await two('AUTOR', 'REVISOR');
    await merge(both);
    const { id } = await inReview(author);
    await editor.call.inviteByMail({
      params: { id },
      body: { nombres: 'Olga', apellidos: 'Doble', email: both.unida.user.email, indicaciones: '' },
    });
    const [asked] = await services().db.select().from(reviews).where(eq(reviews.publicacionId, id));
    expect(asked?.revisorId).toBe(both.queda.user.id);
    const [work] = await services().db.select().from(publications).where(eq(publications.id, id));
    expect(work?.autorPrincipalId).toBe(author.user.id);
  });

  it('ends a proposal that the one hands a work over to the other, and tells who made it', async () => {
    const both = await two('AUTOR');
    const { queda, unida } = both;
    const { id } = await draft(unida, { titulo: 'De una a otra', coauthors: [queda] });
    await unida.call.proposeSuccession({ params: { id }, body: { personaId: queda.user.id, motivo: '' } });
    await merge(both);
    expect(await queda.call.getSuccession({ params: { id } })).toMatchObject({ relevo: null });
    const ended = await services().db.select().from(activity).where(eq(activity.publicacionId, id));
    expect(ended.map(({ type }) => type)).toContain('coauthor.successionEnded');
    // Made by the one, read by the person as the other.
    const { notifications } = await queda.call.listNotifications({});
    expect(notifications.map(({ titulo }) => titulo)).toContain('La propuesta queda sin efecto');
  });

  it('releases works under way that the account that stays may not run, until it is undone', async () => {
    const { queda } = await two('AUTOR');
    const { unida } = await two('EDITOR');
    const { unida: other } = await two('EDITOR');
    const handle = async ({ id }: { id: string }, by: TestPerson) => {
      await by.call.setHandlingEditor({ params: { id }, body: { editorId: by.user.id, anterior: null } });
      return id;
    };
    const underWay = await handle(await inReview(author, { titulo: 'En marcha' }), unida);
    const done = await handle(await inReview(author), unida);
    await services().db.update(publications).set({ estado: 'PUBLICADO' }).where(eq(publications.id, done));
    const edited = await handle(await inReview(author), other);
    const handlerOf = async (id: string) =>
      (await services().db.select().from(publications).where(eq(publications.id, id)))[0]?.editorId;

    const merged = await merge({ queda, unida });
    expect(await handlerOf(underWay)).toBeNull();
    expect(await handlerOf(done), 'who handled what is over').toBe(queda.user.id);
    const rows = await services().db.select().from(activity).where(eq(activity.publicacionId, underWay));
    expect(rows.map(({ type }) => type)).toContain('publication.editorReleased');
    await admin.call.undoMerge({ params: { id: merged.id } });
    expect(await handlerOf(underWay)).toBe(unida.user.id);
    expect(await handlerOf(done)).toBe(unida.user.id);

    await merge({ queda, unida: other }, { roles: ['EDITOR'] });
    expect(await handlerOf(edited)).toBe(queda.user.id);
  });

  it('finds nobody by an address that nobody confirmed: it may be another’s, whom the editor means', async () => {
    const both = await two('AUTOR', 'REVISOR');
    await services().db.update(users).set({ fechaVerificacion: null }).where(eq(users.id, both.unida.user.id));
    await merge(both);
    const { id } = await inReview(author);
    const refused = await problemOf(
      editor.call.inviteByMail({
        params: { id },
        body: { nombres: 'Olga', apellidos: 'Doble', email: both.unida.user.email, indicaciones: '' },
      }),
    );
    expect(refused).toMatchObject({
      code: 'revisor_no_valido',
      errors: [{ field: 'email', code: 'direccion_sin_confirmar' }],
    });
    expect(await services().db.select().from(reviews).where(eq(reviews.publicacionId, id))).toEqual([]);
  });
});
