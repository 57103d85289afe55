/** The second step of sign-ins (issue 17): set up, taken, lost, asked for by a role. */
import { TOTP } from 'otpauth';
import { beforeEach, expect, it } from 'vitest';
import { loginFailures, secondFactors, signInChallenges } from '#server/platform/database/schema.ts';
import { eq, sql } from '#server/platform/database/sql.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { stepOf } from './codes.ts';

describePlatform('the second step', (platform) => {
  const db = () => platform().services.db;
  beforeEach(() => db().delete(loginFailures));

  const totpOf = (secret: string) => new TOTP({ secret });
  /** As though the codes of a while ago had not been used. */
  const later = (person: TestPerson) =>
    db().update(secondFactors).set({ ultimoPaso: 0 }).where(eq(secondFactors.userId, person.user.id));
  const begin = ({ call, password }: TestPerson) => call.beginSecondFactor({ body: { password } });
  const setUp = async (person: TestPerson) => {
    const { secreto } = await begin(person);
    const { codigos } = await person.call.confirmSecondFactor({ body: { codigo: totpOf(secreto).generate() } });
    await later(person);
    return { code: () => totpOf(secreto).generate(), codigos };
  };
  const logIn = ({ user: { email }, password }: Pick<TestPerson, 'user' | 'password'>) =>
    platform().guest.login({ body: { email, password } });
  /** What the sign-in goes on by. */
  const challenge = async (person: TestPerson) => (await problemOf(logIn(person))).desafio ?? '';
  const finish = (desafio: string, codigo: string) => platform().guest.secondStep({ body: { desafio, codigo } });
  /** Of the second step: these log-ins are on devices that nobody knows, which is told, too. */
  const subjects = async ({ user }: TestPerson) =>
    (await mailsTo(platform(), user.email)).map(({ asunto }) => asunto).filter((asunto) => !/dispositivo/.test(asunto));

  it('makes the codes that RFC 6238 has in its appendix', () => {
    // Its secret, '12345678901234567890', at 59 s, of whose eight figures apps show the last six.
    const code = new TOTP({ secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' }).generate({ timestamp: 59_000 });
    expect(code).toBe('287082');
    expect(stepOf('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', '287082')).toBeUndefined();
  });

  it('is set up with the password and a first code, and asks for one from then on', async () => {
    const ana = await platform().person('Ana');
    expect(await ana.call.getSecondFactor({})).toEqual({
      desde: null,
      llaves: [],
      codigosRestantes: 0,
      exigido: false,
    });
    expect((await problemOf(ana.call.beginSecondFactor({ body: { password: 'no es esta' } }))).code).toBe(
      'contrasena_incorrecta',
    );
    const { secreto, direccion, qr } = await begin(ana);
    expect(direccion).toMatch(new RegExp(`^otpauth://totp/Pliego:.*secret=${secreto}`));
    expect(qr.trazo).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    // Nobody is asked for what was never confirmed.
    await logIn(ana);
    expect((await problemOf(ana.call.confirmSecondFactor({ body: { codigo: 'abc123' } }))).code).toBe(
      'codigo_incorrecto',
    );
    const code = totpOf(secreto).generate();
    const { codigos } = await ana.call.confirmSecondFactor({
      body: { codigo: `${code.slice(0, 3)} ${code.slice(3)}` },
    });
    expect(new Set(codigos).size).toBe(10);
    expect(await ana.call.getSecondFactor({})).toMatchObject({ desde: expect.any(String), codigosRestantes: 10 });
    expect((await problemOf(begin(ana))).code).toBe('segundo_paso_activo');
    expect(await subjects(ana)).toEqual(['Tu cuenta pide desde ahora un segundo paso']);
    const refused = await problemOf(logIn(ana));
    expect(refused).toMatchObject({ status: 403, code: 'segundo_paso' });
    // The code that set it up is used up.
    expect((await problemOf(finish(refused.desafio ?? '', code))).code).toBe('codigo_incorrecto');
    await later(ana);
    const session = await finish(refused.desafio ?? '', code);
    expect(session.user).toEqual(ana.user);
    expect(await platform().withToken(session.access_token).profile({})).toMatchObject({ data: { id: ana.user.id } });
  });

  it('tells of two tabs that set it up the first that its picture holds no more, and counts that as no wrong code', async () => {
    const ana = await platform().person('Ana');
    const [first, second] = [await begin(ana), await begin(ana)];
    const confirm = ({ secreto, alta }: typeof first) =>
      ana.call.confirmSecondFactor({ body: { codigo: totpOf(secreto).generate(), alta } });
    for (let times = 0; times < 6; times++)
      expect(await problemOf(confirm(first))).toMatchObject({ status: 409, code: 'segundo_paso_sustituido' });
    // A code that is wrong is said to be wrong, where the picture is the last.
    const wrong = ana.call.confirmSecondFactor({ body: { codigo: '12', alta: second.alta } });
    expect((await problemOf(wrong)).code).toBe('codigo_incorrecto');
    expect((await confirm(second)).codigos).toHaveLength(10);
    expect((await problemOf(confirm(first))).code).toBe('segundo_paso_activo');
  });

  it('keeps the secret sealed, and codes and challenges as hashes alone', async () => {
    const ana = await platform().person('Ana');
    const { secreto } = await begin(ana);
    const { codigos } = await ana.call.confirmSecondFactor({ body: { codigo: totpOf(secreto).generate() } });
    const desafio = await challenge(ana);
    const kept = JSON.stringify([await db().select().from(secondFactors), await db().select().from(signInChallenges)]);
    for (const secret of [secreto, desafio, ...codigos, ...codigos.map((code) => code.replaceAll('-', ''))])
      expect(kept).not.toContain(secret);
  });

  it('gives no challenge to a wrong password, and opens no session by a challenge alone', async () => {
    const ana = await platform().person('Ana');
    await setUp(ana);
    const refused = await problemOf(logIn({ ...ana, password: 'no es esta' }));
    expect(refused.code).toBe('credenciales_incorrectas');
    expect(refused).not.toHaveProperty('desafio');
    expect(
      (
        await problemOf(
          platform()
            .withToken(await challenge(ana))
            .profile({}),
        )
      ).code,
    ).toBe('sesion_caducada');
  });

  it('uses a code and a challenge once, also of two at once', async () => {
    const ana = await platform().person('Ana');
    const { code } = await setUp(ana);
    const [one, other] = [await challenge(ana), await challenge(ana)];
    const [same, again] = [code(), code()];
    const outcomes = await Promise.allSettled([finish(one, same), finish(other, again)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await later(ana);
    const fresh = await challenge(ana);
    await finish(fresh, code());
    await later(ana);
    expect((await problemOf(finish(fresh, code()))).code).toBe('segundo_paso_caducado');
    // Refused, it has used up no code.
    await finish(await challenge(ana), code());
  });

  it('ends a sign-in that waited with the account’s log-ins, and with its time', async () => {
    const ana = await platform().person('Ana');
    const { code } = await setUp(ana);
    const waiting = await challenge(ana);
    await ana.call.logoutEverywhere({});
    expect((await problemOf(finish(waiting, code()))).code).toBe('segundo_paso_caducado');
    const old = await challenge(ana);
    await db().update(signInChallenges).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await problemOf(finish(old, code()))).code).toBe('segundo_paso_caducado');
  });

  it('has wrong codes wait as wrong passwords do, which a right password does not set back', async () => {
    const ana = await platform().person('Ana');
    const { code } = await setUp(ana);
    const desafio = await challenge(ana);
    const send = async (codigo: string, network: number) =>
      (
        await platform().inject({
          method: 'POST',
          url: '/api/auth/login/second-step',
          remoteAddress: `198.51.100.${network}`,
          payload: { desafio, codigo },
        })
      ).json();
    for (let i = 0; i < 5; i++) expect(await send('12', i)).toMatchObject({ code: 'codigo_incorrecto' });
    await challenge(ana);
    expect(await send(code(), 9)).toMatchObject({ code: 'demasiados_intentos', espera: 15 });
  });

  it('takes a recovery code in place of one, once, however it is written, and tells by mail how many are left', async () => {
    const ana = await platform().person('Ana');
    const { codigos } = await setUp(ana);
    const [first = '', second = ''] = codigos;
    await finish(await challenge(ana), first.toUpperCase().replaceAll('-', ' '));
    expect((await problemOf(finish(await challenge(ana), first))).code).toBe('codigo_incorrecto');
    expect((await ana.call.getSecondFactor({})).codigosRestantes).toBe(9);
    const mails = await mailsTo(platform(), ana.user.email);
    expect(mails.map(({ texto }) => texto).join()).toContain('Códigos que quedan: 9.');
    // Of another's account they open nothing.
    const eva = await platform().person('Eva');
    await setUp(eva);
    expect((await problemOf(finish(await challenge(eva), second))).code).toBe('codigo_incorrecto');
  });

  it('gives ten other recovery codes for a code, and those before hold no more', async () => {
    const ana = await platform().person('Ana');
    const { code, codigos } = await setUp(ana);
    const renewed = await ana.call.renewRecoveryCodes({ body: { codigo: code() } });
    expect(renewed.codigos).toHaveLength(10);
    expect((await problemOf(finish(await challenge(ana), codigos[0] ?? ''))).code).toBe('codigo_incorrecto');
    await finish(await challenge(ana), renewed.codigos[0] ?? '');
  });

  it('is ended with password and code together', async () => {
    const ana = await platform().person('Ana');
    const { code } = await setUp(ana);
    const end = (password: string, codigo: string) => ana.call.endSecondFactor({ body: { password, codigo } });
    expect((await problemOf(end('no es esta', code()))).code).toBe('contrasena_incorrecta');
    expect((await problemOf(end(ana.password, '123'))).code).toBe('codigo_incorrecto');
    await end(ana.password, code());
    await logIn(ana);
    expect(await subjects(ana)).toContain('Tu cuenta ya no pide el segundo paso');
  });

  it('stays where the password is reset by mail', async () => {
    const ana = await platform().person('Ana');
    await setUp(ana);
    await ana.call.changePassword({ body: { actual: ana.password, nueva: 'otra-clave-larga' } });
    expect((await problemOf(logIn({ ...ana, password: 'otra-clave-larga' }))).code).toBe('segundo_paso');
  });

  it('is taken away by an administrator: the log-ins end, the record and a mail say so; their own they end themselves', async () => {
    const [root, ana] = [await platform().person('Root', 'ADMIN'), await platform().person('Ana')];
    await setUp(ana);
    const reset = (id: string) => root.call.resetSecondFactor({ params: { id } });
    await reset(ana.user.id);
    expect((await problemOf(ana.call.profile({}))).code).toBe('sesion_caducada');
    await logIn(ana);
    expect(await subjects(ana)).toContain('Administración ha quitado el segundo paso de tu cuenta');
    const { activity } = await root.call.activity({ query: { type: 'account.secondFactorReset' } });
    expect(activity).toMatchObject([{ userId: root.user.id, afectaId: ana.user.id }]);
    expect((await problemOf(reset(ana.user.id))).code).toBe('segundo_paso_inactivo');
    await setUp(root);
    expect((await problemOf(reset(root.user.id))).code).toBe('sin_permiso');
  });
});

describePlatform('a second step that a role asks for', (platform) => {
  const logIn = ({ user: { email }, password }: TestPerson) => platform().guest.login({ body: { email, password } });
  const setUp = async (call: TestPerson['call'], password: string) => {
    const { secreto } = await call.beginSecondFactor({ body: { password } });
    await call.confirmSecondFactor({ body: { codigo: new TOTP({ secret: secreto }).generate() } });
  };

  it('is asked of others by who has one themselves, and the screen is told how many have none', async () => {
    const root = await platform().person('Root', 'ADMIN');
    await platform().person('Eva', 'EDITOR');
    await platform().settings({ segundoPaso: [] });
    const ask = () => root.call.changeSettings({ body: { segundoPaso: ['EDITOR', 'ADMIN'] } });
    expect(await problemOf(ask())).toMatchObject({ code: 'segundo_paso_propio', errors: [{ field: 'segundoPaso' }] });
    await setUp(root.call, root.password);
    expect((await ask()).segundoPaso).toEqual(['EDITOR', 'ADMIN']);
    expect(await root.call.secondFactorFigures({})).toEqual({
      EDITOR: { cuentas: 1, sinSegundoPaso: 1 },
      ADMIN: { cuentas: 1, sinSegundoPaso: 0 },
    });
    // From then on it holds for administrators that come.
    const other = await platform().person('Otra', 'ADMIN');
    expect((await problemOf(other.call.profile({}))).code).toBe('falta_segundo_paso');
  });

  it('leads who has none to set it up at their next log-in, which opens nothing else before', async () => {
    const [eva, ana] = [await platform().person('Eva', 'EDITOR'), await platform().person('Ana', 'AUTOR')];
    await platform().settings({ segundoPaso: ['EDITOR'] });
    // Log-ins that were there go on, and whose role does not ask for it enters as before.
    await eva.call.profile({});
    expect((await logIn(ana)).user).not.toHaveProperty('faltaSegundoPaso');
    const session = await logIn(eva);
    expect(session.user.faltaSegundoPaso).toBe(true);
    const narrow = platform().withToken(session.access_token);
    const acts = [narrow.profile({}), narrow.editorialQueue({}), narrow.changePreferences({ body: {} })];
    for (const { code } of await Promise.all(acts.map(problemOf))) expect(code).toBe('falta_segundo_paso');
    expect((await problemOf(narrow.endSecondFactor({ body: { password: 'x', codigo: '1' } }))).code).toBe(
      'falta_segundo_paso',
    );
    // Of what is open to anyone it reads as much as a guest.
    expect(await narrow.listPublications({})).toEqual(await platform().guest.listPublications({}));
    expect(await narrow.authProfile({})).toMatchObject({ id: eva.user.id, faltaSegundoPaso: true });
    const { access_token } = await platform().guest.refresh({ body: { refresh_token: session.refresh_token } });
    expect((await problemOf(platform().withToken(access_token).profile({}))).code).toBe('falta_segundo_paso');
    await setUp(narrow, eva.password);
    expect(await narrow.authProfile({})).not.toHaveProperty('faltaSegundoPaso');
    await narrow.editorialQueue({});
    expect(await narrow.getSecondFactor({})).toMatchObject({ exigido: true });
  });

  it('narrows log-ins of before as their tokens are renewed, and widens them where nothing asks for it any more', async () => {
    const [eva, ana] = [await platform().person('Eva', 'EDITOR'), await platform().person('Ana', 'AUTOR')];
    const renewed = async (refresh_token: string) => {
      const { access_token, refresh_token: next } = await platform().guest.refresh({ body: { refresh_token } });
      return { call: platform().withToken(access_token), next };
    };
    await platform().settings({ segundoPaso: ['EDITOR'] });
    // What is under way goes on until its token ends.
    await eva.call.editorialQueue({});
    const narrow = await renewed(eva.refreshToken);
    expect((await problemOf(narrow.call.editorialQueue({}))).code).toBe('falta_segundo_paso');
    // Nor by the token of before, which is of the same log-in.
    expect((await problemOf(eva.call.profile({}))).code).toBe('falta_segundo_paso');
    expect(await narrow.call.authProfile({})).toMatchObject({ faltaSegundoPaso: true });
    await (await renewed(ana.refreshToken)).call.profile({});
    await platform().settings({ segundoPaso: [] });
    const wide = await renewed(narrow.next);
    await wide.call.editorialQueue({});
    await platform().settings({ segundoPaso: ['EDITOR'] });
    const again = await renewed(wide.next);
    await setUp(again.call, eva.password);
    await (await renewed(again.next)).call.editorialQueue({});
  });

  it('leads back to setting it up who ends it', async () => {
    const eva = await platform().person('Eva', 'EDITOR');
    const { secreto } = await eva.call.beginSecondFactor({ body: { password: eva.password } });
    const code = () => new TOTP({ secret: secreto }).generate();
    await eva.call.confirmSecondFactor({ body: { codigo: code() } });
    await platform().settings({ segundoPaso: ['EDITOR'] });
    await platform().services.db.update(secondFactors).set({ ultimoPaso: 0 });
    await eva.call.endSecondFactor({ body: { password: eva.password, codigo: code() } });
    expect((await problemOf(eva.call.profile({}))).code).toBe('falta_segundo_paso');
    await setUp(eva.call, eva.password);
    await eva.call.profile({});
  });
});
