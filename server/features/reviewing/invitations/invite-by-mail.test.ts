/** Inviting somebody by their address to review (issue 8; docs/specification.md 8): who has no account reads that work alone. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { CallInput } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { users } from '#server/platform/database/schema.ts';
import { mostOutward } from '#server/platform/mail/outward.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { draft, inReview, sentIn } from '#server/testing/works.ts';

type Asked = CallInput<Calls['inviteByMail']>['body'];

describePlatform('an invitation by mail to review', (platform) => {
  let author: TestPerson;
  let editor: TestPerson;
  let work: string;
  let email: string;
  let people = 0;
  const password = 'una-clave-larga';
  beforeAll(async () => {
    author = await platform().account(
      { nombres: 'Irene', apellidos: 'Quintanar', afiliacion: 'Universidad de Granada' },
      'AUTOR',
    );
  });
  beforeEach(async () => {
    editor = await platform().person('Elena', 'EDITOR');
    work = (await inReview(author, { titulo: 'Siete fuentes' })).id;
    email = `lea${people++}@fuera.test`;
  });
  const invite = (said: Partial<Asked> = {}, by = editor, id = work) =>
    by.call.inviteByMail({ params: { id }, body: { nombres: 'Lea', apellidos: 'Soto Mar', email, ...said } });
  const faultOf = async (attempt: Promise<unknown>) => {
    const { code, errors } = await problemOf(attempt);
    return [code, errors?.[0]?.field, errors?.[0]?.code];
  };
  const tokenOf = async (address = email) =>
    (await mailsTo(platform(), address))
      .flatMap(({ texto }) => /\/invitacion\/([\w-]+)\?/.exec(texto)?.[1] ?? [])
      .at(-1) ?? '';
  const read = (token: string) => platform().guest.getInvitation({ params: { token } });
  const open = async (token: string, said = {}) => {
    const body = { token, nombres: 'Lea', apellidos: 'Soto', password, ...said };
    return platform().guest.openInvitedAccount({ body });
  };
  /** Accepts by the link, and opens the account. */
  const come = async () => {
    const token = await tokenOf();
    await platform().guest.acceptInvitation({ params: { token } });
    return platform().withToken((await open(token)).access_token);
  };

  it('makes an account of nobody’s address, and mails it what it asks for, who asks and what opens', async () => {
    const { revision, cuenta, enCorreo } = await invite({ indicaciones: 'Te leí en Lima.' });
    expect([cuenta, enCorreo]).toEqual(['NUEVA', false]);
    expect(revision).toMatchObject({
      revisorNombre: 'Lea Soto Mar',
      estado: 'PENDIENTE',
      indicaciones: 'Te leí en Lima.',
    });
    const [mail] = await mailsTo(platform(), email);
    expect(mail).toMatchObject({ asunto: '¿Puedes revisar «Siete fuentes» para Pliego?', secreto: true });
    for (const words of ['Hola, Lea:', 'Te leí en Lima.', 'y solo esa obra', '?respuesta=aceptar'])
      expect(mail?.texto).toContain(words);
    expect(mail?.texto).not.toContain('Quintanar');
    expect(await read(await tokenOf())).toMatchObject({
      cuentaPorAbrir: { nombres: 'Lea', apellidos: 'Soto Mar', email },
    });
  });

  it('is written in the language that its editor chose', async () => {
    await invite({ idioma: 'en' });
    expect((await mailsTo(platform(), email))[0]?.asunto).toBe('Could you review “Siete fuentes” for Pliego?');
  });

  it('lets whom it invites read that work and nothing else that is not public', async () => {
    const other = await inReview(author, { titulo: 'Otras fuentes' });
    await invite();
    const lea = await come();
    expect(await lea.authProfile()).toMatchObject({ roles: ['LECTOR'], correoVerificado: true, email });
    const { reviews } = await lea.myReviews({ query: {} });
    expect(reviews.map(({ publicacionId }) => publicacionId)).toEqual([work]);
    expect(await lea.getPublication({ params: { id: work } })).toMatchObject({ titulo: 'Siete fuentes' });
    expect((await lea.listFiles({ params: { id: work } })).files).toEqual([]);
    for (const refused of [
      () => lea.getPublication({ params: { id: other.id } }),
      () => lea.reviewsOfPublication({ params: { id: other.id }, query: {} }),
      () => lea.listVersions({ params: { id: other.id } }),
    ])
      expect(await problemOf(refused())).toMatchObject({ status: 404 });
    for (const refused of [
      () => lea.listUsers({ query: {} }),
      () => lea.listReviews({ query: {} }),
      () => lea.editorialQueue({ query: {} }),
    ])
      expect(await problemOf(refused())).toMatchObject({ status: 403 });
    expect((await lea.listPublications({ query: { limit: 100 } })).publications.map(({ id }) => id)).toEqual([work]);
    const params = { id: reviews[0]?.id ?? '' };
    const handedIn = { estado: 'DEVUELTA', comentarios: 'Falta una tabla.' } as const;
    expect(await lea.updateReview({ params, body: handedIn })).toMatchObject(handedIn);
  });

  it('is answered without opening the account, which then waits', async () => {
    await invite();
    const token = await tokenOf();
    await platform().guest.declineInvitation({ params: { token }, body: { motivo: 'No es lo mío.' } });
    expect(await problemOf(open(token))).toMatchObject({ code: 'enlace_no_valido' });
    expect(await problemOf(platform().guest.login({ body: { email, password } }))).toMatchObject({ status: 401 });
  });

  it('opens the account once, also where two do at the same moment', async () => {
    await invite();
    const token = await tokenOf();
    const answers = await Promise.allSettled([open(token), open(token, { password: 'otra-clave-larga' })]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await problemOf(open(token))).toMatchObject({ code: 'cuenta_abierta' });
    expect((await read(token)).cuentaPorAbrir).toBeNull();
  });

  it('opens it with the link of a forgotten password, too, and not by registering with the address', async () => {
    await invite();
    const body = { nombres: 'Otra', apellidos: 'Persona', email, password };
    expect(await problemOf(platform().guest.register({ body }))).toMatchObject({ code: 'correo_en_uso' });
    await platform().guest.forgotPassword({ body: { email } });
    const texts = (await mailsTo(platform(), email)).map(({ texto }) => texto).join();
    const token = /reset-password\?token=([\w-]+)/.exec(texts)?.[1] ?? '';
    await platform().guest.resetPassword({ body: { token, password } });
    const { access_token } = await platform().guest.login({ body: { email, password } });
    expect((await platform().withToken(access_token).myReviews({ query: {} })).total).toBe(1);
  });

  it('stands in no list of people until it is opened', async () => {
    const admin = await platform().person('Ada', 'ADMIN');
    const listed = async () => [
      (await admin.call.listUsers({ query: { search: email } })).total,
      (await author.call.findPeople({ query: { q: 'Lea Soto' } })).people.filter(({ nombres }) => nombres === 'Lea')
        .length,
      (await editor.call.recipients({ query: { search: email } })).recipients.length,
    ];
    const before = await listed();
    await invite();
    expect(await listed()).toEqual(before);
    await come();
    expect((await listed())[0]).toBe(1);
  });

  it('finds who was invited before and has not come, by the name given last, also for another work', async () => {
    await invite({ nombres: 'Leo' });
    expect(await faultOf(invite())).toEqual(['revisor_repetido', 'email', 'revisor_repetido']);
    const other = await inReview(author, { titulo: 'Otras fuentes' });
    const { cuenta, revision } = await invite({}, editor, other.id);
    expect([cuenta, revision.revisorNombre]).toEqual(['POR_ABRIR', 'Lea Soto Mar']);
    const lea = await come();
    const { reviews } = await lea.myReviews({ query: {} });
    expect(reviews.map(({ publicacionId }) => publicacionId).sort()).toEqual([work, other.id].sort());
  });

  it('is one where two editors invite the same address at the same moment', async () => {
    const second = await platform().person('Olga', 'EDITOR');
    const other = await inReview(author, { titulo: 'Otras fuentes' });
    const same = await Promise.allSettled([invite(), invite({}, second)]);
    expect(same.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    email = `lea${people++}@fuera.test`;
    const apart = await Promise.all([invite(), invite({}, second, other.id)]);
    expect(new Set(apart.map(({ revision }) => revision.revisorId)).size).toBe(1);
  });

  it('invites the account that an address has, with the role or without', async () => {
    const reviewer = await platform().person('Rubén', 'REVISOR');
    const reader = await platform().person('Lola', 'LECTOR');
    for (const { user, call } of [reviewer, reader]) {
      const { cuenta, revision } = await invite({ email: user.email.toUpperCase(), nombres: 'Otro nombre' });
      expect([cuenta, revision.revisorId]).toEqual(['ABIERTA', user.id]);
      expect((await call.authProfile()).nombres).toBe(user.nombres);
      expect((await mailsTo(platform(), user.email)).map(({ asunto }) => asunto)).toContain(
        '¿Puedes revisar «Siete fuentes»?',
      );
    }
    expect(await reader.call.getPublication({ params: { id: work } })).toMatchObject({ id: work });
    expect(await faultOf(invite({ email: reader.user.email }))).toEqual([
      'revisor_repetido',
      'email',
      'revisor_repetido',
    ]);
  });

  it('is refused for accounts that are blocked, of nobody known, or of who signs the work', async () => {
    const admin = await platform().person('Ada', 'ADMIN');
    const blocked = await platform().person('Bruno', 'REVISOR');
    await admin.call.changeUser({ params: { id: blocked.user.id }, body: { estado: 'BLOQUEADO' } });
    const unknown = await platform().account({ nombres: 'Ugo', fechaVerificacion: null });
    const asked = await platform().person('Paz', 'LECTOR');
    const { id } = await author.call.createPublication({
      body: { titulo: 'Con dudas', resumen: 'Su resumen.', palabrasClave: ['mar'], coautoresIds: [asked.user.id] },
    });
    await author.call.saveContent({ params: { id }, body: { contenido: 'Su texto.' } });
    await author.call.submitReview({ params: { id } });
    const refused = (who: TestPerson) => faultOf(invite({ email: who.user.email }, editor, id));
    expect(await refused(blocked)).toEqual(['revisor_no_valido', 'email', 'cuenta_bloqueada']);
    expect(await refused(unknown)).toEqual(['revisor_no_valido', 'email', 'direccion_sin_confirmar']);
    expect(await refused(asked)).toEqual(['revisor_no_valido', 'email', 'no_puede_revisarla']);
    expect(await refused(author)).toEqual(['revisor_no_valido', 'email', 'no_puede_revisarla']);
  });

  it('is refused for who signs it by an address alone, and for conflicts, unless an administrator says why', async () => {
    const { id } = await draft(author);
    const autores = [
      { id: author.user.id, nombres: 'Irene', apellidos: 'Quintanar' },
      { id: null, nombres: 'Lea', apellidos: 'Soto', email },
    ];
    await author.call.saveAuthors({ params: { id }, body: { autores } });
    await author.call.submitReview({ params: { id } });
    expect(await faultOf(invite({}, editor, id))).toEqual(['conflicto_de_interes', 'email', 'conflicto']);
    const near = { email: `cerca${people++}@fuera.test`, afiliacion: 'Facultad de Letras, Univ. Granada' };
    expect(await faultOf(invite(near))).toEqual(['conflicto_de_interes', 'email', 'conflicto']);
    // Nothing is left of who was refused.
    expect(await platform().services.db.$count(users, eq(users.email, near.email))).toBe(0);
    const motivoConflicto = 'Nadie más lo conoce.';
    expect(await faultOf(invite({ ...near, motivoConflicto }))).toEqual(['conflicto_de_interes', 'email', 'conflicto']);
    const admin = await platform().person('Ada', 'ADMIN');
    const { revision } = await invite({ ...near, motivoConflicto }, admin);
    expect(revision.historialCambios[0]?.motivo).toBe(motivoConflicto);
  });

  it('goes out from a confirmed address, so many an hour by one person, to one and in all', async () => {
    const unconfirmed = await platform().account({ nombres: 'Nilo', fechaVerificacion: null }, 'EDITOR');
    expect(await problemOf(invite({}, unconfirmed))).toMatchObject({ code: 'confirma_tu_correo' });
    const busy = await platform().person('Berta', 'EDITOR');
    for (let n = 0; n < 30; n++) await invite({ email: `muchos${n}.${people}@fuera.test` }, busy);
    expect(await faultOf(invite({}, busy))).toEqual(['datos_no_validos', 'email', 'invitaciones_tuyas']);
    expect((await mailsTo(platform(), email)).length).toBe(0);
    for (let n = 0; n < mostOutward.toOne; n++) await invite({}, editor, (await inReview(author)).id);
    expect(await problemOf(invite())).toMatchObject({ code: 'correos_en_pausa' });
  });

  it('is useless at once where it is taken back, and the password that was asked for opens an empty account', async () => {
    const { revision } = await invite();
    const token = await tokenOf();
    await editor.call.takeBackReview({ params: { id: revision.id }, body: { motivo: 'Era para otra persona.' } });
    expect(await problemOf(read(token))).toMatchObject({ code: 'revision_retirada' });
    expect(await problemOf(open(token))).toMatchObject({ code: 'revision_retirada' });
    expect((await mailsTo(platform(), email)).at(-1)?.texto).toContain('Era para otra persona.');
    // Asked again, rightly this time.
    expect((await invite()).cuenta).toBe('POR_ABRIR');
  });

  it('asks who reviewed the round before by an invitation again, without a role', async () => {
    await invite();
    const lea = await come();
    const [own] = (await lea.myReviews({ query: {} })).reviews;
    const handedIn = { estado: 'DEVUELTA', comentarios: 'Falta una tabla.' } as const;
    await lea.updateReview({ params: { id: own?.id ?? '' }, body: handedIn });
    const params = { id: work };
    await editor.call.changeEstado({ params, body: { estado: 'CAMBIOS_SOLICITADOS' } });
    await author.call.changeEstado({ params, body: { estado: 'BORRADOR' } });
    expect(await problemOf(lea.getPublication({ params }))).toMatchObject({ status: 404 });
    await author.call.submitReview({ params });
    const { personas } = await editor.call.previousReviewers({ params });
    expect(personas).toMatchObject([{ email, impedimento: null, rondaAnterior: { ronda: 1, resultado: 'DEVUELTA' } }]);
    const ids = personas.map(({ id }) => id);
    expect((await editor.call.inviteAgain({ params, body: { personas: ids } })).invitadas).toEqual(ids);
    expect((await lea.myReviews({ query: {} })).total).toBe(2);
    // The role is asked for as ever, and granted by an administrator.
    expect((await lea.requestRole({ body: { rol: 'REVISOR' } })).data).toMatchObject({ rolSolicitado: 'REVISOR' });
  });

  it('tells authors of a blind work nothing of whom it went to', async () => {
    const blind = await sentIn(platform(), 'doble ciego', () => inReview(author, { titulo: 'A ciegas' }));
    const { revision } = await invite({ apellidos: 'Inconfundible' }, editor, blind.id);
    const told = JSON.stringify([
      await author.call.getPublication({ params: { id: blind.id } }),
      await author.call.publicationHistory({ params: { id: blind.id } }),
      await author.call.listNotifications({ query: { limit: 100 } }),
      await author.call.findPeople({ query: { q: 'Inconfundible' } }),
    ]);
    for (const secret of ['Inconfundible', email, revision.revisorId ?? '']) expect(told).not.toContain(secret);
    const token = await tokenOf();
    expect((await read(token)).autor).toBeNull();
    expect((await mailsTo(platform(), email))[0]?.html).not.toContain('Quintanar');
  });

  it('is in the record, with whom it touched', async () => {
    const admin = await platform().person('Ada', 'ADMIN');
    const { revision } = await invite();
    const { activity } = await admin.call.activity({ query: { persona: revision.revisorId ?? '', limit: 50 } });
    expect(activity.map(({ type }) => type).sort()).toEqual(['review.assigned', 'review.invitedByMail']);
    expect(activity[0]).toMatchObject({ userId: editor.user.id, afectaId: revision.revisorId });
  });
});
