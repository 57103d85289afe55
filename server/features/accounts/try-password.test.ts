/** Wrong passwords (issue 3): the same time and text for every address, and a growing wait after five. */
import { verify } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { loginFailures } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { tokensTo } from '#server/testing/mailbox.ts';
import { problemOf } from '#server/testing/platform.ts';
import { countFailure, deleteOldFailures, findWait } from './failure-queries.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) };
});

describePlatform('wrong passwords', (platform) => {
  beforeEach(() => platform().services.db.delete(loginFailures));

  const send = async (email: string, password: string, remoteAddress = '203.0.113.1', language = 'es') => {
    const response = await platform().inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress,
      headers: { 'accept-language': language },
      payload: { email, password },
    });
    const { instance: _, ...body } = response.json();
    return { status: response.statusCode, body, retryAfter: response.headers['retry-after'] };
  };
  /** Wrong passwords from as many networks. */
  const fail = async (email: string, times: number) => {
    for (let i = 0; i < times; i++) await send(email, 'no es esta', `198.51.100.${i}`);
  };
  /** As if time had passed. */
  const later = (seconds: number) =>
    platform()
      .services.db.update(loginFailures)
      .set({ ultima: sql`${loginFailures.ultima} - ${seconds} * interval '1 second'` });

  it('make the server compute and answer the same whether the address exists or not', async () => {
    const { user } = await platform().person('Ana');
    vi.mocked(verify).mockClear();
    const known = await send(user.email, 'no es esta');
    expect(verify).toHaveBeenCalledTimes(1);
    const unknown = await send('nadie@prueba.test', 'no es esta');
    expect(verify).toHaveBeenCalledTimes(2);
    expect(known).toEqual(unknown);
    // The same cost too: both hashes are made with the same parameters.
    const parameters = vi.mocked(verify).mock.calls.map(([stored]) => String(stored).split('$').slice(0, 4));
    expect(parameters[0]).toEqual(parameters[1]);
  });

  it.each([
    ['an account', async () => (await platform().person('Eva')).user.email],
    ['an address without one', async () => 'tampoco@prueba.test'],
  ])('slow %s down after the fifth, without looking at the password', async (_, address) => {
    const email = await address();
    await fail(email, 5);
    vi.mocked(verify).mockClear();
    const refused = await send(email, 'contraseña-de-prueba');
    expect(refused).toMatchObject({
      status: 429,
      retryAfter: '15',
      body: {
        code: 'demasiados_intentos',
        espera: 15,
        message: 'Demasiados intentos seguidos. Vuelve a probar dentro de 15 s.',
      },
    });
    expect(verify).not.toHaveBeenCalled();
  });

  it('are told of in English too', async () => {
    await fail('en@prueba.test', 5);
    expect((await send('en@prueba.test', 'x', undefined, 'en')).body.message).toBe(
      'Too many attempts in a row. Try again in 15 s.',
    );
  });

  it('let four pass, and the fifth right one clears the count', async () => {
    const { user, password } = await platform().person('Luz');
    await fail(user.email, 4);
    expect((await send(user.email, password)).status).toBe(200);
    await fail(user.email, 4);
    expect((await send(user.email, password)).status).toBe(200);
  });

  it('make one wait longer each time, a quarter of an hour at most', async () => {
    const email = 'crece@prueba.test';
    await fail(email, 5);
    const waits: number[] = [];
    for (let i = 0; i < 9; i++) {
      const { body } = await send(email, 'x', `198.51.100.${50 + i}`);
      waits.push(body.espera);
      await later(body.espera);
      expect((await send(email, 'x', `198.51.100.${70 + i}`)).status).toBe(401);
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 900, 900, 900]);
    expect((await send(email, 'x', '198.51.100.99')).body.message).toContain('15 min');
  });

  it('slow down the network they come from, a minute at most, and no other', async () => {
    const { user, password } = await platform().person('Iris');
    const network = '203.0.113.77';
    for (let i = 0; i < 5; i++) await send(`alguien${i}@prueba.test`, 'x', network);
    expect(await send(user.email, password, network)).toMatchObject({ status: 429, retryAfter: '5' });
    expect((await send(user.email, password, '203.0.113.78')).status).toBe(200);
    const waits: number[] = [];
    for (let i = 0; i < 6; i++) {
      const { body } = await send('otra@prueba.test', 'x', network);
      waits.push(body.espera);
      await later(body.espera);
      await send(`mas${i}@prueba.test`, 'x', network);
    }
    expect(waits).toEqual([5, 10, 20, 40, 60, 60]);
  });

  it('count together for the addresses of one IPv6 network', async () => {
    for (let i = 0; i < 5; i++) await send(`seis${i}@prueba.test`, 'x', `2001:db8::${i + 1}`);
    expect((await send('seis@prueba.test', 'x', '2001:db8::ffff')).status).toBe(429);
    expect((await send('seis@prueba.test', 'x', '2001:db8:0:1::1')).status).toBe(401);
  });

  it('are five also where a hundred are sent at once', async () => {
    const { user } = await platform().person('Nora');
    vi.mocked(verify).mockClear();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => send(user.email, 'x', `192.0.2.${i}`).then(({ status }) => status)),
    );
    expect(answers.filter((status) => status === 401)).toHaveLength(5);
    expect(verify).toHaveBeenCalledTimes(5);
  });

  it('count for the change of a password as well', async () => {
    const { call, password } = await platform().person('Rita');
    const change = (actual: string) => call.changePassword({ body: { actual, nueva: 'otra contraseña' } });
    for (let i = 0; i < 5; i++) expect(await problemOf(change('x'))).toMatchObject({ status: 422 });
    expect(await problemOf(change(password))).toMatchObject({ status: 429, code: 'demasiados_intentos' });
  });

  it('are forgotten when the password is reset by mail', async () => {
    const { user } = await platform().person('Vera');
    await fail(user.email, 5);
    await platform().guest.forgotPassword({ body: { email: user.email } });
    const [token = ''] = await tokensTo(platform(), user.email, '/reset-password');
    await platform().guest.resetPassword({ body: { token, password: 'una nueva' } });
    expect((await send(user.email, 'una nueva')).status).toBe(200);
  });

  it('are kept without the addresses themselves, and for a day', async () => {
    const { db } = platform().services;
    await send('privada@prueba.test', 'x', '203.0.113.200');
    const kept = await db.select().from(loginFailures);
    expect(kept).toHaveLength(2);
    for (const { clave } of kept) expect(clave).toMatch(/^[0-9a-f]{64}$/);
    const rule = { free: 1, firstWait: 100_000, longestWait: 200_000 };
    const [{ clave } = { clave: '' }] = kept;
    expect(await findWait(db, clave, rule)).toBeGreaterThan(0);
    await later(86_401);
    expect(await findWait(db, clave, rule)).toBe(0);
    expect(await countFailure(db, clave, rule)).toBe(true);
    await deleteOldFailures(db);
    expect((await db.select().from(loginFailures)).map(({ veces }) => veces)).toEqual([1]);
  });
});
