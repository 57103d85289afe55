/** Logging in by one's institution, against a real OpenID provider: the way there and back, and every way to take it wrongly. */
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FinishedProvider, NewIdentityProvider } from '#contract/entities/identity-provider.ts';
import { hashToken } from '#server/features/accounts/tokens.ts';
import { identityFlows, identityLinks, identityProviders, passkeys, users } from '#server/platform/database/schema.ts';
import { eq, sql } from '#server/platform/database/sql.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import {
  type Institution,
  type InstitutionPerson,
  institutionClient,
  openInstitution,
} from '#server/testing/institution-server.ts';
import { mailsTo } from '#server/testing/mailbox.ts';
import { problemOf, type TestPerson } from '#server/testing/platform.ts';
import { forgetConfiguration } from './provider.ts';

const site = 'https://pliego.example';
const cookie = '__Host-pliego_institucion';
const marta: InstitutionPerson = {
  sub: 'u-1001',
  email: 'marta@uni.example',
  email_verified: true,
  given_name: 'Marta',
  family_name: 'Ruiz',
};
const silent: InstitutionPerson = { sub: 'u-1002' };

describePlatform('institutions', (platform) => {
  let uni: Institution;
  let admin: TestPerson;
  let id: string;
  const set = (env: Record<string, string | undefined>) => Object.assign(platform().services.env, env);
  const db = () => platform().services.db;
  const entered = (more: Partial<NewIdentityProvider> = {}): NewIdentityProvider => ({
    ...{ nombre: 'Universidad de Ejemplo', protocolo: 'OIDC', emisor: uni.url, ...institutionClient },
    ...{
      ambitos: ['openid', 'profile', 'email'],
      dominios: ['uni.example'],
      segundoPaso: ['https://refeds.org/profile/mfa'],
    },
    atributos: { nombres: 'given_name', apellidos: 'family_name', afiliacion: '' },
    ...more,
  });
  beforeAll(async () => {
    uni = await openInstitution([marta, silent]);
    set({ PUBLIC_URL: site });
    admin = await platform().person('Alba', 'ADMIN');
    const made = await admin.call.makeIdentityProvider({ body: entered() });
    id = made.id;
    uni.register([made.vuelta]);
  });
  afterAll(() => uni.close());
  beforeEach(async () => {
    set({ PUBLIC_URL: site });
    Object.assign(uni, { alter: undefined, describe: undefined, instead: undefined, ahead: 0 });
    forgetConfiguration({ id });
    await db().delete(identityLinks);
    await db().update(identityProviders).set({ activo: true }).where(eq(identityProviders.id, id));
  });

  /** From a new network each time: the limits a minute are not what is tested. */
  let asked = 0;
  /** What a browser has: its cookies, and the log-in of who sits before it. */
  class Browser {
    cookies = new Map<string, string>();
    given: string[] = [];
    token: string | undefined;
    constructor(person?: TestPerson) {
      this.token = person?.token;
    }
    async ask(method: 'POST' | 'GET' | 'DELETE', url: string, payload?: object) {
      const answer = await platform().app.inject({
        method,
        remoteAddress: `10.7.${++asked >> 8}.${asked & 255}`,
        url: `/api${url}`,
        ...(payload && { payload }),
        headers: {
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(this.token && { authorization: `Bearer ${this.token}` }),
        },
      });
      this.given = [answer.headers['set-cookie'] ?? []].flat();
      for (const cookie of this.given) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        this.cookies.set(name, value);
      }
      return { status: answer.statusCode, body: answer.json(), text: answer.body };
    }
    begin = (para: 'ENTRAR' | 'CONECTAR', of = id) => this.ask('POST', `/auth/providers/${of}/start`, { para });
    /** Gives where the browser is sent. */
    async start(para: 'ENTRAR' | 'CONECTAR', of = id): Promise<string> {
      const { status, body } = await this.begin(para, of);
      expect({ status, code: body.code }).toEqual({ status: 200, code: undefined });
      return body.url;
    }
    finish = (respuesta: string, proveedor = id) =>
      this.ask('POST', '/auth/providers/finish', { proveedor, respuesta });
    link = (prueba: string) => this.ask('POST', '/auth/providers/link', { prueba });
    /** All the way. */
    go = async (para: 'ENTRAR' | 'CONECTAR', who: InstitutionPerson) =>
      this.finish(await uni.visit(await this.start(para), who));
  }
  const proofOf = (body: FinishedProvider) => (body.resultado === 'SIN_CUENTA' ? body.prueba : '');
  const linked = async (who: InstitutionPerson, fields = {}): Promise<TestPerson> => {
    const person = await platform().account(fields);
    expect((await new Browser(person).go('CONECTAR', who)).body.resultado).toBe('CONECTADO');
    return person;
  };
  const setSecondStep = async ({ call, password }: TestPerson) => {
    const { secreto } = await call.beginSecondFactor({ body: { password } });
    await call.confirmSecondFactor({ body: { codigo: new TOTP({ secret: secreto }).generate() } });
  };
  const verified = async ({ user }: Pick<TestPerson, 'user'>) =>
    (await db().select().from(users).where(eq(users.id, user.id)))[0]?.fechaVerificacion ?? null;

  /** Others register with it then. */
  const leaveAddress = ({ user: { id: of } }: Pick<TestPerson, 'user'>) =>
    db()
      .update(users)
      .set({ email: `${of}@prueba.test` })
      .where(eq(users.id, of));

  it('is told of by name alone, while it is active; where there is none, nothing is said', async () => {
    const others = { conInstituciones: true };
    expect(await platform().guest.listSignInProviders({})).toEqual({
      proveedores: [{ id, nombre: 'Universidad de Ejemplo' }],
    });
    expect(await platform().guest.getIdentity({})).toMatchObject(others);
    const changed = await admin.call.changeIdentityProvider({ params: { id }, body: { activo: false } });
    expect(changed).not.toHaveProperty('secreto');
    expect(await platform().guest.listSignInProviders({})).toEqual({ proveedores: [] });
    await expect.poll(() => platform().guest.getIdentity({})).not.toHaveProperty('conInstituciones');
    expect((await new Browser().begin('ENTRAR')).status).toBe(404);
    await admin.call.changeIdentityProvider({ params: { id }, body: { activo: true } });
    await expect.poll(() => platform().guest.getIdentity({})).toMatchObject(others);
  });

  it('is asked with PKCE, state and nonce, with nothing of the session in the address, and an address of its own to lead back to', async () => {
    const ana = await platform().person('Ana');
    const browser = new Browser(ana);
    const url = new URL(await browser.start('CONECTAR'));
    expect(url.origin).toBe(uni.url);
    const said = Object.fromEntries(url.searchParams);
    expect(said).toMatchObject({
      scope: 'openid profile email',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${site}/institucion/${id}`,
      client_id: institutionClient.clienteId,
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(said[name]).toMatch(/^[\w-]{43}$/);
    for (const secret of [ana.token, institutionClient.secreto, browser.cookies.get(cookie) ?? ''])
      expect(url.href).not.toContain(secret);
    expect(browser.given).toEqual([
      expect.stringMatching(
        /^__Host-pliego_institucion=[\w-]{43}; Path=\/; Max-Age=1200; HttpOnly; SameSite=Lax; Secure$/,
      ),
    ]);
  });

  it('keeps its secret sealed, and of ways hashes alone', async () => {
    const browser = new Browser();
    const { body } = await browser.go('ENTRAR', marta);
    const kept = JSON.stringify([await db().select().from(identityProviders), await db().select().from(identityFlows)]);
    for (const secret of [institutionClient.secreto, proofOf(body), browser.cookies.get(cookie) ?? '?', marta.sub])
      expect(kept).not.toContain(secret);
    expect(JSON.stringify(await admin.call.listIdentityProviders({}))).not.toContain(institutionClient.secreto);
  });

  it('is a way into an account once its person has connected it, who is told by mail', async () => {
    const ana = await linked(marta);
    const { accesos } = await ana.call.listProviderLinks({});
    expect(accesos).toMatchObject([{ nombre: 'Universidad de Ejemplo', activo: true, fechaUso: null }]);
    // Once more changes nothing.
    expect((await new Browser(ana).go('CONECTAR', marta)).body.resultado).toBe('CONECTADO');
    expect((await ana.call.listProviderLinks({})).accesos).toEqual(accesos);
    const told = (await mailsTo(platform(), ana.user.email)).filter(({ asunto }) => asunto.includes('Universidad de'));
    expect(told).toHaveLength(1);
    const browser = new Browser();
    const { status, body } = await browser.go('ENTRAR', marta);
    expect([status, body.resultado]).toEqual([200, 'DENTRO']);
    expect((await platform().withToken(body.sesion.access_token).authProfile({})).id).toBe(ana.user.id);
    expect(browser.given.join()).toContain('pliego_devices=');
    expect((await ana.call.listProviderLinks({})).accesos).toMatchObject([{ fechaUso: expect.any(String) }]);
    await admin.call.changeUser({ params: { id: ana.user.id }, body: { estado: 'BLOQUEADO' } });
    expect((await new Browser().go('ENTRAR', marta)).body.code).toBe('cuenta_bloqueada');
  });

  it('never lets in by an address: the answer is the same whether or not an account has it', async () => {
    const before = await new Browser().go('ENTRAR', marta);
    const ana = await platform().account({ email: marta.email });
    await db().update(users).set({ fechaVerificacion: null }).where(eq(users.id, ana.user.id));
    const browser = new Browser();
    const { status, body } = await browser.go('ENTRAR', marta);
    expect({ status, body: { ...body, prueba: '' } }).toEqual({
      status: before.status,
      body: { ...before.body, prueba: '' },
    });
    expect(body).toEqual({
      ...{ resultado: 'SIN_CUENTA', nombre: 'Universidad de Ejemplo' },
      ...{ nombres: 'Marta', apellidos: 'Ruiz', afiliacion: '', email: marta.email },
      prueba: expect.stringMatching(/^[\w-]{43}$/),
    });
    // A proof without its browser is none, nor a browser without it.
    expect((await new Browser(ana).link(proofOf(body))).body.code).toBe('institucion_sin_camino');
    browser.token = ana.token;
    expect((await browser.link('x')).body.code).toBe('institucion_sin_camino');
    expect((await browser.link(proofOf(body))).body.accesos).toHaveLength(1);
    expect((await browser.link(proofOf(body))).body.code).toBe('institucion_sin_camino');
    // Of an account that was there before nothing is confirmed: who made it may be somebody else.
    expect(await verified(ana)).toBeNull();
    await leaveAddress(ana);
  });

  it('confirms the address of an account that is made then, where the provider has and is trusted with its domain', async () => {
    let nth = 0;
    const registered = async (who: InstitutionPerson, email: string) => {
      const browser = new Browser();
      const { body } = await browser.go('ENTRAR', who);
      const names = { nombres: 'Marta', apellidos: `Ruiz ${++nth}`, password: 'secreto-y-largo' };
      const { body: session } = await browser.ask('POST', '/auth/register', { ...names, email });
      browser.token = session.access_token;
      expect((await browser.link(proofOf(body))).status).toBe(200);
      const date = await verified(session);
      await leaveAddress(session);
      await db().delete(identityLinks);
      return date;
    };
    expect(await registered(marta, marta.email ?? '')).toBeInstanceOf(Date);
    expect(await registered(marta, 'otra@uni.example')).toBeNull();
    expect(await registered(silent, 'marta@uni.example')).toBeNull();
    const changed = { ...marta };
    Object.assign(marta, { email_verified: false });
    expect(await registered(marta, marta.email ?? '')).toBeNull();
    Object.assign(marta, changed);
    await admin.call.changeIdentityProvider({ params: { id }, body: { dominios: ['otra.example'] } });
    expect(await registered(marta, marta.email ?? '')).toBeNull();
    await admin.call.changeIdentityProvider({ params: { id }, body: { dominios: ['uni.example'] } });
  });

  it('is one account’s, and the refusal names nobody', async () => {
    const ana = await linked(marta, { nombres: 'Anastasia', email: 'anastasia@prueba.test' });
    const eva = await platform().person('Eva');
    const { status, text, body } = await new Browser(eva).go('CONECTAR', marta);
    expect([status, body.code]).toEqual([409, 'institucion_en_uso']);
    expect(text).not.toMatch(new RegExp(`anastasia|${ana.user.id}`, 'i'));
    // Of two who connect it at once, one does.
    await db().delete(identityLinks);
    const browsers = [new Browser(await platform().person('Uno')), new Browser(await platform().person('Dos'))];
    const answers = await Promise.all(browsers.map(async (each) => uni.visit(await each.start('CONECTAR'), marta)));
    const ended = await Promise.all(browsers.map((each, i) => each.finish(answers[i] ?? '')));
    expect(ended.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('nobody is led into somebody else’s way, and what began in one log-in is not ended in another', async () => {
    await linked(marta);
    const victim = new Browser(await platform().person('Víctima'));
    const attacker = new Browser(await platform().person('Mala'));
    for (const para of ['ENTRAR', 'CONECTAR'] as const) {
      const answer = await uni.visit(await attacker.start(para), para === 'ENTRAR' ? marta : silent);
      expect((await victim.finish(answer)).body.code).toBe('institucion_sin_camino');
      await victim.start('CONECTAR');
      expect((await victim.finish(answer)).body.code).toBe('institucion_sin_camino');
      // It was not used up by who tried: whose it is goes on.
      expect((await attacker.finish(answer)).status).toBe(200);
    }
    // A code of the attacker's in a way of the victim's.
    const code = new URLSearchParams(await uni.visit(await attacker.start('ENTRAR'), silent)).get('code') ?? '';
    const state = new URL(await victim.start('CONECTAR')).searchParams.get('state') ?? '';
    const mixed = new URLSearchParams({ code, state, iss: uni.url });
    expect((await victim.finish(`${mixed}`)).body.code).toBe('institucion_sin_camino');
    const left = await uni.visit(await victim.start('CONECTAR'), silent);
    victim.token = (await platform().person('Iris')).token;
    expect((await victim.finish(left)).body.code).toBe('institucion_otra_sesion');
  });

  it('two tabs stand side by side; twice back by one way serves once; a way that took too long is over', async () => {
    const browser = new Browser(await platform().person('Ana'));
    const [first, second] = [await browser.start('CONECTAR'), await browser.start('CONECTAR')];
    const answer = await uni.visit(first, marta);
    const twice = await Promise.all([browser.finish(answer), browser.finish(answer)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect((await browser.finish(answer)).body.code).toBe('institucion_sin_camino');
    expect((await browser.finish(await uni.visit(second, marta))).status).toBe(200);
    const late = await uni.visit(await browser.start('CONECTAR'), marta);
    await db().update(identityFlows).set({ expiresAt: sql`now()` });
    expect((await browser.finish(late)).body.code).toBe('institucion_sin_camino');
    const guest = new Browser();
    const { body } = await guest.go('ENTRAR', silent);
    await db().update(identityFlows).set({ expiresAt: sql`now()` });
    guest.token = browser.token;
    expect((await guest.link(proofOf(body))).body.code).toBe('institucion_sin_camino');
  });

  it('an answer of one provider is none of another, wherever it comes back', async () => {
    const other = await admin.call.makeIdentityProvider({ body: entered({ nombre: 'Otra' }) });
    uni.register([`${site}/institucion/${id}`, other.vuelta]);
    const browser = new Browser();
    const answer = await uni.visit(await browser.start('ENTRAR'), marta);
    expect((await browser.finish(answer, other.id)).body.code).toBe('institucion_sin_camino');
    // To its own it leads still.
    expect((await browser.finish(answer)).status).toBe(200);
    // The subject of one is nobody at the other.
    await linked(marta);
    const there = await uni.visit(await browser.start('ENTRAR', other.id), marta);
    expect((await browser.finish(there, other.id)).body.resultado).toBe('SIN_CUENTA');
    await admin.call.removeIdentityProvider({ params: { id: other.id }, query: {} });
  });

  it('who says no there, and an answer that does not fit, are told so here, and nothing changes', async () => {
    const ana = await platform().person('Ana');
    const browser = new Browser(ana);
    expect((await browser.finish(await uni.visit(await browser.start('CONECTAR'), 'nobody'))).body.code).toBe(
      'institucion_denegada',
    );
    const tampered = async (change: (answer: URLSearchParams) => void) => {
      const answer = new URLSearchParams(await uni.visit(await browser.start('CONECTAR'), marta));
      change(answer);
      return (await browser.finish(`${answer}`)).body.code;
    };
    expect(await tampered((answer) => answer.set('iss', 'https://otra.example'))).toBe('institucion_no_fiable');
    expect(await tampered((answer) => answer.delete('iss'))).toBe('institucion_no_fiable');
    expect(await tampered((answer) => answer.delete('code'))).toBe('institucion_no_fiable');
    expect(await tampered((answer) => answer.set('code', 'x'))).toBe('institucion_sin_camino');
    expect(await tampered((answer) => answer.set('state', 'x'))).toBe('institucion_sin_camino');
    for (const wrong of [{ nonce: 'another' }, { verifier: 'another'.repeat(7) }]) {
      const answer = await uni.visit(await browser.start('CONECTAR'), marta);
      await db().update(identityFlows).set(wrong);
      expect((await browser.finish(answer)).body.code).toBe(
        'nonce' in wrong ? 'institucion_no_fiable' : 'institucion_sin_camino',
      );
    }
    const told = async (alter: Institution['alter']) => {
      uni.alter = alter;
      return (await browser.go('CONECTAR', marta)).body.code;
    };
    const now = Math.floor(Date.now() / 1000);
    expect(await told((claims) => ({ ...claims, iss: 'https://otra.example' }))).toBe('institucion_no_fiable');
    expect(await told((claims) => ({ ...claims, aud: 'otra-plataforma' }))).toBe('institucion_no_fiable');
    expect(await told((claims) => ({ ...claims, nonce: 'another' }))).toBe('institucion_no_fiable');
    expect(await told((claims) => ({ ...claims, exp: now - 300 }))).toBe('institucion_reloj');
    expect(await told((claims) => ({ ...claims, nbf: now + 300 }))).toBe('institucion_reloj');
    // A clock that is a little off is anybody's.
    expect(await told((claims) => ({ ...claims, exp: now - 30, nbf: now + 30 }))).toBeUndefined();
    await db().delete(identityLinks);
    expect((await ana.call.listProviderLinks({})).accesos).toEqual([]);
  });

  it('a token that another has signed is none', async () => {
    const { generateKeyPair, exportJWK } = await import('jose');
    const { publicKey } = await generateKeyPair('RS256');
    const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', use: 'sig', kid: 'una' }] });
    const browser = new Browser();
    const answer = await uni.visit(await browser.start('ENTRAR'), marta);
    const { url, server } = await (await import('#server/testing/orcid-server.ts')).listen((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(keys),
    );
    uni.describe = (said) => ({ ...said, jwks_uri: `${url}/keys` });
    forgetConfiguration({ id });
    expect((await browser.finish(answer)).body.code).toBe('institucion_no_fiable');
    // What it is, is asked anew after such a failure: once its keys are its own again, people come in.
    uni.describe = undefined;
    expect((await browser.go('ENTRAR', marta)).status).toBe(200);
    server.close();
  });

  it('leads into no network of our own, by its address or by one that it names, and follows nobody elsewhere', async () => {
    const refused = async (emisor: string) =>
      (await problemOf(admin.call.makeIdentityProvider({ body: entered({ emisor }) }))).errors;
    for (const emisor of [
      'https://10.0.0.5/',
      'https://169.254.169.254/',
      'https://[fd00::1]/',
      'http://uni.example/',
      'https://intranet/',
    ])
      expect(await refused(emisor), emisor).toMatchObject([{ field: 'emisor', code: 'direccion_webhook' }]);
    const check = async () => (await admin.call.checkIdentityProvider({ params: { id } })).resultado;
    for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri', 'userinfo_endpoint']) {
      for (const address of ['https://10.0.0.5/x', 'https://169.254.169.254/latest', 'javascript:alert(1)']) {
        uni.describe = (said) => ({ ...said, [name]: address });
        forgetConfiguration({ id });
        expect((await new Browser().begin('ENTRAR')).body.code, name).toBe('institucion_no_responde');
        expect(await check(), name).toBe('NO_PERMITIDA');
      }
    }
    uni.describe = undefined;
    uni.asked = [];
    // Its description is elsewhere: nobody goes there, be it this machine.
    uni.instead = (_, response) => response.writeHead(302, { location: `${uni.url}/secreto` }).end();
    forgetConfiguration({ id });
    expect((await new Browser().begin('ENTRAR')).body.code).toBe('institucion_no_responde');
    expect(uni.asked).toEqual(['/.well-known/openid-configuration']);
  });

  it('no machine of our own is asked where the platform is in use', async () => {
    set({ NODE_ENV: 'production' });
    forgetConfiguration({ id });
    uni.asked = [];
    expect((await new Browser().begin('ENTRAR')).body.code).toBe('institucion_no_responde');
    expect(uni.asked).toEqual([]);
    set({ NODE_ENV: 'test' });
  });

  it('while it is away, says nonsense or too much, people are told to come back later', async () => {
    const browser = new Browser();
    const answer = await uni.visit(await browser.start('ENTRAR'), marta);
    for (const instead of [
      (_: unknown, response: { end: (text: string) => void }) => response.end('<html>mantenimiento</html>'),
      (_: unknown, response: { end: (text: string) => void }) => response.end('x'.repeat(300_000)),
    ]) {
      uni.instead = instead;
      forgetConfiguration({ id });
      expect((await browser.begin('ENTRAR')).body.code).toBe('institucion_no_responde');
    }
    uni.instead = (request) => void request.socket.destroy();
    expect((await browser.begin('ENTRAR')).body.code).toBe('institucion_no_responde');
    expect((await browser.finish(answer)).body.code).toBe('institucion_no_responde');
    uni.instead = undefined;
    expect((await browser.go('ENTRAR', marta)).status).toBe(200);
  });

  it('an administrator’s trial says what is wrong', async () => {
    const check = () => admin.call.checkIdentityProvider({ params: { id } });
    expect(await check()).toEqual({ resultado: 'BIEN', desfase: expect.any(Number) });
    uni.describe = (said) => ({ ...said, issuer: 'https://otra.example' });
    expect((await check()).resultado).toBe('OTRO_EMISOR');
    uni.describe = ({ jwks_uri: _, ...said }) => said;
    expect((await check()).resultado).toBe('SIN_LLAVES');
    uni.describe = undefined;
    uni.ahead = 5 * 60_000;
    expect(await check()).toEqual({ resultado: 'RELOJ', desfase: expect.closeTo(300, -1) });
    uni.ahead = 0;
    uni.instead = (_, response) => response.end('<html>mantenimiento</html>');
    expect((await check()).resultado).toBe('NO_CONFORME');
    uni.instead = (request) => void request.socket.destroy();
    expect(await check()).toEqual({ resultado: 'SIN_RESPUESTA', desfase: null });
    uni.instead = undefined;
    await admin.call.changeIdentityProvider({ params: { id }, body: { secreto: 'otro' } });
    expect((await check()).resultado).toBe('CLIENTE');
    // And people are told that it does not know the platform.
    expect((await new Browser().go('ENTRAR', marta)).body.code).toBe('institucion_no_nos_conoce');
    await admin.call.changeIdentityProvider({ params: { id }, body: { secreto: institutionClient.secreto } });
    expect((await check()).resultado).toBe('BIEN');
  });

  it('stands in for the password alone; for the second step, too, where the institution says that one was taken', async () => {
    const ana = await linked(marta);
    await setSecondStep(ana);
    const { status, body } = await new Browser().go('ENTRAR', marta);
    expect({ status, code: body.code, desafio: typeof body.desafio }).toEqual({
      ...{ status: 403, code: 'segundo_paso' },
      desafio: 'string',
    });
    uni.alter = (claims) => ({ ...claims, acr: 'https://refeds.org/profile/sfa', amr: ['pwd'] });
    expect((await new Browser().go('ENTRAR', marta)).body.code).toBe('segundo_paso');
    uni.alter = (claims) => ({ ...claims, acr: 'https://refeds.org/profile/mfa' });
    expect((await new Browser().go('ENTRAR', marta)).body.resultado).toBe('DENTRO');
    uni.alter = (claims) => ({ ...claims, amr: ['pwd', 'https://refeds.org/profile/mfa'] });
    expect((await new Browser().go('ENTRAR', marta)).body.resultado).toBe('DENTRO');
  });

  it('is ended by its person, but not where nothing else lets them in', async () => {
    const ana = await linked(marta);
    const [link] = (await ana.call.listProviderLinks({})).accesos;
    const params = { id: link?.id ?? '' };
    const eva = await platform().person('Eva');
    expect((await problemOf(eva.call.unlinkProvider({ params }))).code).toBe('no_encontrado');
    // As an account that an administrator made and another with this way in was merged into.
    await db().update(users).set({ rolesPrometidos: [] }).where(eq(users.id, ana.user.id));
    expect((await problemOf(ana.call.unlinkProvider({ params }))).code).toBe('ultima_entrada');
    const passkey = { userId: ana.user.id, credencial: 'x', clave: 'x', contador: 0, transportes: [], nombre: 'x' };
    await db()
      .insert(passkeys)
      .values({ id: params.id, ...passkey });
    expect(await ana.call.unlinkProvider({ params })).toEqual({ accesos: [] });
    expect((await new Browser().go('ENTRAR', marta)).body.resultado).toBe('SIN_CUENTA');
  });

  it('keeps its address while people log in by it, and is deleted with them by who knows how many', async () => {
    const made = await admin.call.makeIdentityProvider({ body: entered({ nombre: 'Pasajera' }) });
    const params = { id: made.id };
    const ana = await platform().person('Ana');
    await db()
      .insert(identityLinks)
      .values({
        ...{ id: made.id, proveedorId: made.id, sujeto: 'x' },
        userId: ana.user.id,
      });
    const change = (body: object) => problemOf(admin.call.changeIdentityProvider({ params, body }));
    expect(await change({ emisor: 'https://otra.example', secreto: 'x' })).toMatchObject({
      code: 'emisor_con_personas',
    });
    // A kept secret goes to nobody else.
    expect((await change({ clienteId: 'otro' })).errors).toMatchObject([{ field: 'secreto', code: 'vacio' }]);
    const refused = await problemOf(admin.call.removeIdentityProvider({ params, query: {} }));
    expect(refused).toMatchObject({ code: 'institucion_con_personas', message: expect.stringContaining('1') });
    await admin.call.removeIdentityProvider({ params, query: { personas: 1 } });
    expect((await ana.call.listProviderLinks({})).accesos).toEqual([]);
    const { proveedores } = await admin.call.listIdentityProviders({});
    expect(proveedores.map((each) => each.id)).toEqual([id]);
  });

  it('is ended by a password that is reset by mail, which its person is told', async () => {
    const ana = await linked(marta);
    const { mailedTokens } = await import('#server/platform/database/schema.ts');
    await db()
      .insert(mailedTokens)
      .values({
        ...{ hash: hashToken('un-enlace'), para: 'contraseña' as const, userId: ana.user.id, email: ana.user.email },
        expiresAt: new Date(Date.now() + 60_000),
      });
    await platform().guest.resetPassword({ body: { token: 'un-enlace', password: 'otra-clave-muy-larga' } });
    expect((await new Browser().go('ENTRAR', marta)).body.resultado).toBe('SIN_CUENTA');
    const subjects = (await mailsTo(platform(), ana.user.email)).map(({ asunto }) => asunto);
    expect(subjects).toContain('Ya no se entra en tu cuenta con Universidad de Ejemplo');
  });

  it('goes over to the account that another is merged into, comes back where that is undone, and goes with one that is deleted', async () => {
    const [queda, unida] = [await platform().person('Queda'), await linked(marta)];
    const body = { queda: queda.user.id, unida: unida.user.id, motivo: 'Una persona' };
    const { id: merge } = await admin.call.mergeAccounts({ body });
    const who = async () => (await new Browser().go('ENTRAR', marta)).body.sesion?.user.id;
    expect(await who()).toBe(queda.user.id);
    await admin.call.undoMerge({ params: { id: merge } });
    expect(await who()).toBe(unida.user.id);
    const ana = await linked(silent);
    await ana.call.eraseOwnAccount({ body: { password: ana.password, palabra: 'ELIMINAR' } });
    expect((await new Browser().go('ENTRAR', silent)).body.resultado).toBe('SIN_CUENTA');
  });
});
