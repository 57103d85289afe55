/** Passkeys (issue 17): made, used to log in, as a second step and as a proof, removed; and every way to take one wrongly. */
import { TOTP } from 'otpauth';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Proof } from '#contract/entities/second-factor.ts';
import type { Role } from '#contract/vocabulary.ts';
import {
  activity,
  loginFailures,
  passkeyChallenges,
  passkeys,
  secondFactors,
  users,
} from '#server/platform/database/schema.ts';
import { eq, sql } from '#server/platform/database/sql.ts';
import { Authenticator, type Lies } from '#server/testing/authenticator.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { PasskeyBrowser, site } from './passkey-browser.fixture.ts';

const cookie = '__Host-pliego_passkey';

describePlatform('passkeys', (platform) => {
  const db = () => platform().services.db;
  beforeAll(() => void Object.assign(platform().services.env, { PUBLIC_URL: site }));
  beforeEach(() => db().delete(loginFailures));

  /** A browser, with the log-in of who sits before it. */
  class Browser extends PasskeyBrowser {
    constructor(person?: Pick<TestPerson, 'token'>) {
      super(platform(), person);
    }
  }
  /** Somebody with a passkey. */
  const owner = async (name: string, ...roles: Role[]) => {
    const person = await platform().person(name, ...roles);
    const browser = new Browser(person);
    const { key, codigos = [] } = await browser.add({ password: person.password });
    const [llave] = (await person.call.getSecondFactor({})).llaves;
    return { person, browser, key, codigos, id: llave?.id ?? '' };
  };
  const logIn = ({ user: { email }, password }: TestPerson) =>
    new Browser().ask('login', { body: { email, password } });
  const subjects = async ({ user }: TestPerson) =>
    (await mailsTo(platform(), user.email)).map(({ asunto }) => asunto).filter((asunto) => /llave/.test(asunto));
  const recorded = async (type: string, { user }: TestPerson) =>
    (await db().select().from(activity).where(eq(activity.userId, user.id))).filter((row) => row.type === type).length;
  const setUpApp = async ({ call, password }: TestPerson) => {
    const { secreto } = await call.beginSecondFactor({ body: { password } });
    const code = () => new TOTP({ secret: secreto }).generate();
    const { codigos } = await call.confirmSecondFactor({ body: { codigo: code() } });
    await db().update(secondFactors).set({ ultimoPaso: 0 });
    return { code, codigos };
  };

  it('are made with the password where there is no second step, and come with recovery codes the first time', async () => {
    const ana = await platform().person('Ana');
    const browser = new Browser(ana);
    const ask = (prueba?: Proof) => browser.ask('askPasskey', { body: { para: 'ALTA', ...(prueba && { prueba }) } });
    expect((await ask()).code).toBe('demuestra_quien_eres');
    expect((await ask({ password: 'no es esta' })).code).toBe('contrasena_incorrecta');
    expect((await new Browser().ask('askPasskey', { body: { para: 'ALTA' } })).status).toBe(401);
    const answer = await ask({ password: ana.password });
    expect(answer.given).toEqual([
      expect.stringMatching(/^__Host-pliego_passkey=[\w-]{43}; Path=\/; Max-Age=300; HttpOnly; SameSite=Lax; Secure$/),
    ]);
    expect(JSON.parse(answer.opciones ?? '')).toMatchObject({
      rp: { id: 'pliego.example' },
      user: { name: ana.user.email },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const key = new Authenticator(site);
    const llave = key.make(answer.opciones ?? '');
    const added = await browser.ask('addPasskey', { body: { llave } });
    expect(added.codigos).toHaveLength(10);
    expect(await ana.call.getSecondFactor({})).toMatchObject({
      desde: null,
      codigosRestantes: 10,
      llaves: [{ nombre: 'Firefox en Linux', ultimoUso: null }],
    });
    // What made it is used up.
    expect((await browser.ask('addPasskey', { body: { llave } })).code).toBe('llave_no_valida');
    expect(await subjects(ana)).toEqual(['Se ha añadido una llave de acceso a tu cuenta']);
    expect(await recorded('account.passkeyAdded', ana)).toBe(1);
    // From then on the password alone proves nothing, and the passkey does.
    expect((await ask({ password: ana.password })).code).toBe('prueba_insuficiente');
    const second = await browser.add(await browser.prove(key));
    expect(second.codigos).toEqual([]);
    expect((await ana.call.getSecondFactor({})).codigosRestantes).toBe(10);
  });

  it('open a session without password and second step, also where there are codes of an app', async () => {
    const { person, key, codigos } = await owner('Ana');
    const browser = new Browser();
    expect(JSON.parse(await browser.options('ENTRAR'))).toMatchObject({
      rpId: 'pliego.example',
      allowCredentials: [],
      userVerification: 'required',
    });
    const session = await browser.enter(key);
    expect(session.user).toEqual(person.user);
    browser.token = session.access_token;
    expect((await browser.ask('profile', {})).status).toBe(200);
    const { llaves } = await person.call.getSecondFactor({});
    expect(llaves).toMatchObject([{ ultimoUso: expect.any(String) }]);
    // An app beside it takes the passkey or a recovery code to begin, and comes without codes of its own.
    const password = { password: person.password };
    const begin = (body: Proof) => browser.ask('beginSecondFactor', { body });
    expect((await begin(password)).code).toBe('prueba_insuficiente');
    const { secreto = '' } = await begin({ codigo: codigos[0] ?? '' });
    const confirm = (codigo: string) => browser.ask('confirmSecondFactor', { body: { codigo } });
    expect((await confirm(codigos[1] ?? '')).code).toBe('codigo_incorrecto');
    // What is being set up finishes no sign-in.
    const code = new TOTP({ secret: secreto }).generate();
    const { desafio = '' } = await logIn(person);
    expect((await new Browser().ask('secondStep', { body: { desafio, codigo: code } })).code).toBe('codigo_incorrecto');
    await db().delete(loginFailures);
    expect((await confirm(code)).codigos).toEqual([]);
    expect((await new Browser().enter(key)).status).toBe(200);
    expect(await person.call.getSecondFactor({})).toMatchObject({ codigosRestantes: 9 });
  });

  it('are a second step after the password, or after ORCID, of their own account alone', async () => {
    const { person, key, codigos } = await owner('Ana');
    const eva = await owner('Eva');
    const waiting = await logIn(person);
    expect(waiting).toMatchObject({ status: 403, code: 'segundo_paso', conLlave: true });
    const desafio = waiting.desafio ?? '';
    const browser = new Browser();
    const finish = (llave: string) => browser.ask('secondStep', { body: { desafio, llave } });
    const options = () => browser.options('PASO', { desafio });
    expect(JSON.parse(await options()).allowCredentials).toMatchObject([{ id: key.id.toString('base64url') }]);
    expect((await finish(eva.key.sign(await options()))).code).toBe('llave_no_valida');
    // What was asked for to log in, or to prove something, is no second step.
    expect((await finish(key.sign(await browser.options('ENTRAR')))).code).toBe('llave_no_valida');
    const session = await finish(key.sign(await options()));
    expect(session.user).toEqual(person.user);
    expect((await finish(key.sign(await browser.options('ENTRAR')))).code).toBe('segundo_paso_caducado');
    const again = await logIn(person);
    const byCode = { desafio: again.desafio ?? '', codigo: codigos[0] ?? '' };
    expect((await browser.ask('secondStep', { body: byCode })).status).toBe(200);
    const none = await browser.ask('askPasskey', { body: { para: 'PASO', desafio: 'ninguno' } });
    expect(none.code).toBe('segundo_paso_caducado');
  });

  it('are not offered as a second step to who has an app alone', async () => {
    const ana = await platform().person('Ana');
    const { code } = await setUpApp(ana);
    const { desafio = '', conLlave } = await logIn(ana);
    expect(conLlave).toBeUndefined();
    const browser = new Browser(ana);
    expect((await browser.ask('askPasskey', { body: { para: 'PASO', desafio } })).code).toBe('llave_no_valida');
    expect((await browser.ask('askPasskey', { body: { para: 'PRUEBA' } })).code).toBe('llave_no_valida');
    // A passkey beside the app takes its code, and gives no other recovery codes.
    expect((await browser.ask('askPasskey', { body: { para: 'ALTA', prueba: ana } })).code).toBe('prueba_insuficiente');
    expect((await browser.add({ codigo: code() })).codigos).toEqual([]);
    expect((await ana.call.getSecondFactor({})).codigosRestantes).toBe(10);
  });

  it('stay with the recovery codes where the app is ended', async () => {
    const ana = await platform().person('Ana');
    const { code } = await setUpApp(ana);
    const browser = new Browser(ana);
    const { key } = await browser.add({ codigo: code() });
    await db().update(secondFactors).set({ ultimoPaso: 0 });
    await ana.call.endSecondFactor({ body: { password: ana.password, codigo: code() } });
    expect(await ana.call.getSecondFactor({})).toMatchObject({ desde: null, codigosRestantes: 10 });
    expect(await logIn(ana)).toMatchObject({ code: 'segundo_paso', conLlave: true });
    await db().delete(loginFailures);
    const prove = await browser.ask('proveSession', { body: { codigo: code() } });
    expect(prove.code).toBe('codigo_incorrecto');
    const renewed = await browser.ask('renewRecoveryCodes', { body: await browser.prove(key) });
    expect(renewed.codigos).toHaveLength(10);
  });

  it('prove who is there before a grave act', async () => {
    const { browser, key } = await owner('Root', 'ADMIN');
    const { key: other } = await owner('Eva');
    expect((await browser.ask('proveSession', { body: await browser.prove(other) })).code).toBe('llave_no_valida');
    expect((await browser.ask('proveSession', { body: await browser.prove(key) })).status).toBe(204);
  });

  it('serve a challenge once, within minutes, and in the browser that asked for it', async () => {
    const { key } = await owner('Ana');
    const browser = new Browser();
    const said = key.sign(await browser.options('ENTRAR'));
    const [one, other] = await Promise.all([browser.logIn(said), browser.logIn(said)]);
    expect([one.status, other.status].sort()).toEqual([200, 422]);
    expect((await browser.logIn(said)).code).toBe('llave_no_valida');
    const stolen = key.sign(await browser.options('ENTRAR'));
    const thief = new Browser();
    await thief.options('ENTRAR');
    expect((await thief.logIn(stolen)).code).toBe('llave_no_valida');
    const late = key.sign(await browser.options('ENTRAR'));
    await db().update(passkeyChallenges).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await browser.logIn(late)).code).toBe('llave_no_valida');
    // Refused for another cause it is used up all the same.
    const options = await browser.options('ENTRAR');
    expect((await browser.logIn(key.sign(options, { unverified: true }))).code).toBe('llave_no_valida');
    expect((await browser.logIn(key.sign(options))).code).toBe('llave_no_valida');
    expect((await browser.enter(key)).status).toBe(200);
  });

  it('are kept without what opens anything: challenges and browsers as hashes', async () => {
    const browser = new Browser();
    const { challenge } = JSON.parse(await browser.options('ENTRAR')) as { challenge: string };
    const kept = JSON.stringify(await db().select().from(passkeyChallenges));
    expect(kept).not.toContain(challenge);
    expect(kept).not.toContain(browser.cookies.get(cookie) ?? 'nothing');
  });

  it('open nothing signed at another site, for another host, or as something else', async () => {
    const { key, browser, person } = await owner('Ana');
    const guest = new Browser();
    const untrue: Lies[] = [
      { origin: 'https://pliego.example.evil.test' },
      { origin: 'https://revista.pliego.example' },
      { rpId: 'evil.test' },
      { type: 'webauthn.create' },
      { challenge: 'A'.repeat(43) },
    ];
    for (const lies of untrue) expect((await guest.enter(key, lies)).code).toBe('llave_no_valida');
    const elsewhere = new Authenticator('https://evil.test');
    const opciones = await browser.options('ALTA', { prueba: await browser.prove(key) });
    expect((await browser.ask('addPasskey', { body: { llave: elsewhere.make(opciones) } })).code).toBe(
      'llave_no_valida',
    );
    expect((await person.call.getSecondFactor({})).llaves).toHaveLength(1);
    // With another's signature under one's own name.
    const forged = new Authenticator(site);
    const said = JSON.parse(forged.sign(await guest.options('ENTRAR'))) as object;
    const id = key.id.toString('base64url');
    expect((await guest.logIn(JSON.stringify({ ...said, id, rawId: id }))).code).toBe('llave_no_valida');
  });

  it('open nothing, and are not made, where nobody was asked for finger, face or PIN', async () => {
    const { key, person } = await owner('Ana');
    expect((await new Browser().enter(key, { unverified: true })).code).toBe('llave_no_valida');
    const eva = await platform().person('Eva');
    const browser = new Browser(eva);
    const opciones = await browser.options('ALTA', { prueba: { password: eva.password } });
    const llave = new Authenticator(site).make(opciones, { unverified: true });
    expect((await browser.ask('addPasskey', { body: { llave } })).code).toBe('llave_no_valida');
    const desafio = (await logIn(person)).desafio ?? '';
    const said = key.sign(await browser.options('PASO', { desafio }), { unverified: true });
    expect((await browser.ask('secondStep', { body: { desafio, llave: said } })).code).toBe('llave_no_valida');
  });

  it('are refused, and said of in the record, where their counter goes back; those that do not count go on', async () => {
    const { key, person } = await owner('Ana');
    const browser = new Browser();
    expect((await browser.enter(key, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 6, 0]) expect((await browser.enter(key, { counter })).code).toBe('llave_no_valida');
    expect(await recorded('account.passkeyCopied', person)).toBe(3);
    expect((await browser.enter(key, { counter: 8 })).status).toBe(200);
    const eva = await platform().person('Eva');
    const synced = new Authenticator(site, { counts: false });
    await new Browser(eva).add({ password: eva.password }, synced);
    for (let i = 0; i < 2; i++) expect((await browser.enter(synced)).status).toBe(200);
  });

  it('are refused alike whoever they were: unknown, removed, of a blocked account, or written by hand', async () => {
    const { key, person } = await owner('Ana');
    const root = await platform().person('Root', 'ADMIN');
    const browser = new Browser();
    /** What is said, but for which answer it is. */
    const said = async (attempt: Promise<object>) => ({ ...(await attempt), instance: '' });
    const unknown = await said(browser.enter(new Authenticator(site)));
    expect(unknown).toMatchObject({ status: 422, code: 'llave_no_valida' });
    const params = { id: person.user.id };
    await root.call.changeUser({ params, body: { estado: 'BLOQUEADO' } });
    expect(await said(browser.enter(key))).toEqual(unknown);
    await root.call.changeUser({ params, body: { estado: 'ACTIVO' } });
    await root.call.resetSecondFactor({ params });
    expect(await said(browser.enter(key))).toEqual(unknown);
    for (const llave of ['x', '{}', 'null', '[]', JSON.stringify({ id: 'a', rawId: 'a', type: 'public-key' })])
      expect(await said(browser.logIn(llave))).toEqual(unknown);
  });

  it('are named by their owner, and removed with a code or a passkey', async () => {
    const { browser, key, id, person, codigos } = await owner('Ana');
    const eva = await owner('Eva');
    const rename = (of: Browser, nombre: string) => of.ask('renamePasskey', { params: { id }, body: { nombre } });
    expect((await rename(browser, '  Portátil  ')).status).toBe(204);
    expect((await rename(eva.browser, 'Mía')).code).toBe('no_encontrado');
    expect((await rename(browser, ' ')).status).toBe(422);
    expect((await person.call.getSecondFactor({})).llaves).toMatchObject([{ nombre: 'Portátil' }]);
    const remove = (of: Browser, body: Proof) => of.ask('removePasskey', { params: { id }, body });
    expect((await remove(browser, { password: person.password })).code).toBe('prueba_insuficiente');
    expect((await remove(browser, { codigo: '000000' })).code).toBe('codigo_incorrecto');
    expect((await remove(eva.browser, await eva.browser.prove(eva.key))).code).toBe('no_encontrado');
    expect((await remove(browser, await eva.browser.prove(eva.key))).code).toBe('llave_no_valida');
    expect((await remove(browser, { codigo: codigos[0] ?? '' })).status).toBe(204);
    expect(await person.call.getSecondFactor({})).toMatchObject({ llaves: [], codigosRestantes: 0 });
    expect((await new Browser().enter(key)).code).toBe('llave_no_valida');
    expect((await logIn(person)).status).toBe(200);
    expect(await subjects(person)).toContain('Se ha quitado una llave de acceso de tu cuenta');
    expect(await recorded('account.passkeyRemoved', person)).toBe(1);
  });

  it('let somebody in where nothing else does, and are not removed then', async () => {
    const { browser, key, id, person } = await owner('Ana');
    const remove = async () =>
      (await browser.ask('removePasskey', { params: { id }, body: await browser.prove(key) })).code;
    // As an account that an administrator made, which has chosen no password.
    await db().update(users).set({ rolesPrometidos: [] }).where(eq(users.id, person.user.id));
    expect(await remove()).toBe('ultima_entrada');
    expect((await new Browser().enter(key)).status).toBe(200);
    await db().update(users).set({ rolesPrometidos: null }).where(eq(users.id, person.user.id));
    expect(await remove()).toBeUndefined();
  });

  it('are ten at most', async () => {
    const { browser, person, key } = await owner('Ana');
    const [row] = await db().select().from(passkeys).where(eq(passkeys.userId, person.user.id));
    if (!row) throw new Error('no passkey');
    const more = (n: number) => ({ ...row, id: crypto.randomUUID(), credencial: `otra${n}` });
    await db()
      .insert(passkeys)
      .values(Array.from({ length: 8 }, (_, n) => more(n)));
    const [one, other] = [
      await browser.options('ALTA', { prueba: await browser.prove(key) }),
      await browser.options('ALTA', { prueba: await browser.prove(key) }),
    ];
    const add = (opciones: string) =>
      browser.ask('addPasskey', { body: { llave: new Authenticator(site).make(opciones) } });
    const answers = await Promise.all([add(one), add(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await browser.ask('askPasskey', { body: { para: 'ALTA' } })).code).toBe('llaves_de_mas');
  });

  it('are what a role asks for, set up by a narrow log-in; the last of them is not removed while it does', async () => {
    const eva = await platform().person('Eva', 'EDITOR');
    await platform().settings({ segundoPaso: ['EDITOR'] });
    const session = await logIn(eva);
    const narrow = new Browser({ token: session.access_token ?? '' });
    expect((await narrow.ask('profile', {})).code).toBe('falta_segundo_paso');
    const { key, codigos } = await narrow.add({ password: eva.password });
    expect(codigos).toHaveLength(10);
    expect((await narrow.ask('profile', {})).status).toBe(200);
    const [llave] = (await narrow.ask('getSecondFactor', {})).llaves ?? [];
    const remove = async () =>
      narrow.ask('removePasskey', { params: { id: llave?.id ?? '' }, body: await narrow.prove(key) });
    expect((await remove()).code).toBe('segundo_paso_exigido');
    expect((await new Browser().enter(key)).user).not.toHaveProperty('faltaSegundoPaso');
    await narrow.add(await narrow.prove(key));
    expect((await remove()).status).toBe(204);
    const root = await platform().person('Root', 'ADMIN');
    expect((await root.call.secondFactorFigures({})).EDITOR.sinSegundoPaso).toBe(0);
  });

  it('are taken away by an administrator with the rest of the second step', async () => {
    const { person, key } = await owner('Ana');
    const root = await platform().person('Root', 'ADMIN');
    await root.call.resetSecondFactor({ params: { id: person.user.id } });
    expect((await new Browser().enter(key)).code).toBe('llave_no_valida');
    expect((await logIn(person)).status).toBe(200);
    const again = await problemOf(root.call.resetSecondFactor({ params: { id: person.user.id } }));
    expect(again.code).toBe('segundo_paso_inactivo');
  });

  it('are nowhere where pages have no name of a host', async () => {
    const { env } = platform().services;
    Object.assign(env, { PUBLIC_URL: 'http://192.0.2.7:3000' });
    const answer = await new Browser().ask('askPasskey', { body: { para: 'ENTRAR' } });
    Object.assign(env, { PUBLIC_URL: site });
    expect(answer.code).toBe('no_encontrado');
  });
});
