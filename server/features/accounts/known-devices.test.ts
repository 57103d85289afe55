/** A device that logged in before waits for its own failures alone, all others share one count an account (issue 7, B7). */
import { verify } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { loginFailures, secrets } from '#server/platform/database/schema.ts';
import { findSecret, ownSecret } from '#server/platform/secrets.ts';
import type { Services } from '#server/platform/services.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { tokensTo } from '#server/testing/mailbox.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { mailResetLink } from './forgot-password.ts';
import { deviceSecret } from './known-devices.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return { ...real, verify: vi.fn(real.verify) };
});
vi.mock('#server/platform/secrets.ts', async (original) => {
  const real = await original<typeof import('#server/platform/secrets.ts')>();
  return { ...real, findSecret: vi.fn(real.findSecret) };
});

interface Browser {
  cookie?: string;
  /** Its network; a new one unless said. */
  remoteAddress?: string;
  app?: FastifyInstance;
  headers?: Record<string, string>;
}

const nueva = 'una contraseña nueva';

describePlatform('a known device', (platform) => {
  beforeEach(() => platform().services.db.delete(loginFailures));

  let networks = 0;
  const anywhere = () => {
    networks++;
    return `198.51.${networks >> 8}.${networks & 255}`;
  };
  const post = async (url: string, payload: object, browser: Browser = {}) => {
    const { app = platform().app, cookie, headers, remoteAddress = anywhere() } = browser;
    const response = await app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress,
      headers: { ...headers, ...(cookie && { cookie: `otra=1; pliego_devices=${cookie}` }) },
    });
    const given = String(response.headers['set-cookie'] ?? '');
    const { instance: _, ...body } = response.body ? response.json() : {};
    return { status: response.statusCode, body, given, cookie: /^pliego_devices=([^;]+)/.exec(given)?.[1] ?? '' };
  };
  const tryWith = (email: string, password: string, browser?: Browser) =>
    post('/api/auth/login', { email, password }, browser);
  const logIn = ({ user, password }: TestPerson, browser?: Browser) => tryWith(user.email, password, browser);
  /** The cookie of somebody who logs in, into a browser that may have one. */
  const cookieOf = async (person: TestPerson, before = '') => (await logIn(person, { cookie: before })).cookie;

  /** A stranger's failures, after which the account is closed to strangers for an hour. */
  const keepOut = async (email: string) => {
    for (let i = 0; i < 5; i++) await tryWith(email, 'no es esta');
    const { db } = platform().services;
    await db.update(loginFailures).set({ ultima: sql`now() + interval '1 hour'` });
  };
  const anotherApp = async (services: Services) => {
    const app = await buildApp(services);
    onTestFinished(() => app.close());
    return app;
  };

  it('is let in while a stranger’s failures keep all others out, and does not let those in', async () => {
    const ana = await platform().person('Ana');
    const cookie = await cookieOf(ana);
    await keepOut(ana.user.email);
    expect((await logIn(ana)).status).toBe(429);
    expect((await logIn(ana, { cookie })).status).toBe(200);
    expect((await logIn(ana)).status).toBe(429);
  });

  it('is let in from a network whose others have to wait', async () => {
    const ana = await platform().person('Ana');
    const cookie = await cookieOf(ana);
    const remoteAddress = '203.0.113.9';
    for (let i = 0; i < 5; i++) await tryWith(`alguien${i}@prueba.test`, 'x', { remoteAddress });
    expect((await logIn(ana, { remoteAddress })).status).toBe(429);
    expect((await logIn(ana, { remoteAddress, cookie })).status).toBe(200);
  });

  it('waits for its own failures, wherever it is, and nobody else does', async () => {
    const ana = await platform().person('Ana');
    const cookie = await cookieOf(ana);
    const another = await cookieOf(ana);
    for (let i = 0; i < 5; i++) expect((await tryWith(ana.user.email, 'x', { cookie })).status).toBe(401);
    const refused = await logIn(ana, { cookie });
    expect(refused).toMatchObject({ status: 429, body: { code: 'demasiados_intentos' } });
    expect((await logIn(ana, { cookie: another })).status).toBe(200);
    expect((await logIn(ana)).status).toBe(200);
  });

  it('has one count, in all processes and however often its cookie is renewed or copied', async () => {
    const ana = await platform().person('Ana');
    const copied = await cookieOf(ana);
    const renewed = await cookieOf(ana, copied);
    expect(renewed).not.toBe('');
    const other = await anotherApp(platform().services);
    for (let i = 0; i < 3; i++) await tryWith(ana.user.email, 'x', { cookie: copied });
    for (let i = 0; i < 2; i++) await tryWith(ana.user.email, 'x', { cookie: renewed, app: other });
    expect((await logIn(ana, { cookie: renewed })).status).toBe(429);
    expect((await logIn(ana, { cookie: copied, app: other })).status).toBe(429);
  });

  it('is a stranger with a cookie that is forged, another account’s or too old', async () => {
    const ana = await platform().person('Ana');
    const eva = await platform().person('Eva');
    const cookie = await cookieOf(ana);
    const [head = '', claims = '', signature = ''] = cookie.split('.');
    const { db, tokenSecret } = platform().services;
    const own = await ownSecret(db, deviceSecret(ana.user.id));
    const signed = (secret: Uint8Array, until: string) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(ana.user.id)
        .setJti('un-equipo')
        .setExpirationTime(until)
        .sign(secret);
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const forged = {
      'another signature': `${head}.${claims}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      'no signature': `${none}.${claims}.`,
      'no algorithm': `${none}.${claims}.${signature}`,
      'the key of sessions': await signed(tokenSecret.first, '1h'),
      'a session': ana.token,
      'another account’s': await cookieOf(eva),
      'too old': await signed(own, '-1s'),
      nonsense: '~~.~',
      'a long one': 'a'.repeat(7000),
    };
    await keepOut(ana.user.email);
    for (const [why, value] of Object.entries(forged))
      expect((await logIn(ana, { cookie: value })).status, why).toBe(429);
    expect((await logIn(ana, { cookie: await signed(own, '1h') })).status).toBe(200);
  });

  it.each([
    ['a changed password', (ana: TestPerson) => ana.call.changePassword({ body: { actual: ana.password, nueva } })],
    [
      'a password set by mail',
      async ({ user }: TestPerson) => {
        await mailResetLink(platform().services, user.email);
        const [token = ''] = await tokensTo(platform(), user.email, '/reset-password');
        await platform().guest.resetPassword({ body: { token, password: nueva } });
      },
    ],
    ['the end of all its sessions', (ana: TestPerson) => ana.call.logoutEverywhere()],
    [
      'their end by an administrator',
      async ({ user }: TestPerson) =>
        (await platform().person('Admin', 'ADMIN')).call.endSessions({ params: { id: user.id } }),
    ],
    [
      'a block',
      async ({ user }: TestPerson) => {
        const admin = await platform().person('Admin', 'ADMIN');
        for (const estado of ['BLOQUEADO', 'ACTIVO'] as const)
          await admin.call.changeUser({ params: { id: user.id }, body: { estado } });
      },
    ],
  ])('is a stranger after %s', async (_, act) => {
    const ana = await platform().person('Ana');
    const cookie = await cookieOf(ana);
    await act(ana);
    await keepOut(ana.user.email);
    for (const password of [ana.password, nueva])
      expect((await tryWith(ana.user.email, password, { cookie })).status).toBe(429);
  });

  it('stays known after a log-out, and after the change of the password that was made on it', async () => {
    const ana = await platform().person('Ana');
    const { cookie, body } = await logIn(ana);
    await post('/api/auth/logout', { refresh_token: body.refresh_token }, { cookie });
    const headers = { authorization: `Bearer ${ana.token}` };
    const changed = await post('/api/auth/change-password', { actual: ana.password, nueva }, { cookie, headers });
    expect(changed.status).toBe(204);
    await keepOut(ana.user.email);
    expect((await tryWith(ana.user.email, nueva, { cookie })).status).toBe(429);
    expect((await tryWith(ana.user.email, nueva, { cookie: changed.cookie })).status).toBe(200);
  });

  it('may be where an account was made', async () => {
    const email = 'recien@prueba.test';
    const made = { nombres: 'Ana', apellidos: 'Ruiz', email, password: 'secreta-y-larga' };
    const { cookie } = await post('/api/auth/register', made);
    await keepOut(email);
    expect((await tryWith(email, 'secreta-y-larga', { cookie })).status).toBe(200);
  });

  it('is known to the four people who logged in on it last', async () => {
    const people = await Promise.all(['Ana', 'Eva', 'Luz', 'Iris', 'Vera'].map((name) => platform().person(name)));
    let cookie = '';
    for (const person of people) cookie = await cookieOf(person, cookie);
    // Who logs in again takes the place of nobody else.
    for (const person of people.slice(-2)) cookie = await cookieOf(person, cookie);
    expect(cookie.length).toBeLessThan(1200);
    const answers: number[] = [];
    for (const person of people) {
      await keepOut(person.user.email);
      answers.push((await logIn(person, { cookie })).status);
    }
    expect(answers).toEqual([429, 200, 200, 200, 200]);
  });

  it('keeps nobody from changing the password or leaving whose session is open', async () => {
    const ana = await platform().person('Ana');
    await keepOut(ana.user.email);
    await ana.call.changePassword({ body: { actual: ana.password, nueva } });
    await ana.call.eraseOwnAccount({ body: { password: nueva, palabra: 'ELIMINAR' } });
  });

  it('of an account that is deleted is anybody’s, and nothing of it stays', async () => {
    const ana = await platform().person('Ana');
    const cookie = await cookieOf(ana);
    const { db } = platform().services;
    const own = () =>
      db
        .select()
        .from(secrets)
        .where(eq(secrets.clave, deviceSecret(ana.user.id)));
    expect(await own()).toHaveLength(1);
    await ana.call.eraseOwnAccount({ body: { password: ana.password, palabra: 'ELIMINAR' } });
    expect(await own()).toEqual([]);
    expect(await logIn(ana, { cookie })).toEqual(await tryWith('nadie@prueba.test', 'x', { cookie }));
  });

  it('learns nothing of other accounts: the same work and the same answer whether there is one or not', async () => {
    const ana = await platform().person('Ana');
    const eva = await platform().person('Eva');
    const cookie = await cookieOf(ana);
    await cookieOf(eva);
    const work = async (email: string) => {
      vi.mocked(verify).mockClear();
      vi.mocked(findSecret).mockClear();
      const answer = await tryWith(email, 'no es esta', { cookie });
      return { answer, hashes: vi.mocked(verify).mock.calls.length, secrets: vi.mocked(findSecret).mock.calls.length };
    };
    const known = await work(eva.user.email);
    expect(known).toMatchObject({ answer: { status: 401, given: '' }, hashes: 1, secrets: 1 });
    expect(await work('nadie@prueba.test')).toEqual(known);
  });

  it('keeps its cookie from scripts, from other sites and, where the site has https, from the open line', async () => {
    const ana = await platform().person('Ana');
    const { services } = platform();
    const rules = 'Path=/api/auth; Max-Age=31536000; HttpOnly; SameSite=Lax';
    const given = async (browser: Browser) => (await logIn(ana, browser)).given.replace(/^[^;]+; /, '');
    expect(await given({})).toBe(rules);
    const https = { ...services.env, PUBLIC_URL: 'https://revista.example' };
    expect(await given({ app: await anotherApp({ ...services, env: https }) })).toBe(`${rules}; Secure`);
    const proxied = await anotherApp({ ...services, env: { ...services.env, TRUST_PROXY: 1 } });
    expect(await given({ app: proxied, headers: { 'x-forwarded-proto': 'https' } })).toBe(`${rules}; Secure`);
  });
});
