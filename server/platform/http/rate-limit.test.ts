/** So many calls a minute and network, counted once for all processes. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keyPrefix, readLimits } from '#contract/api-keys.ts';
import { buildApp } from '#server/app.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { rateCounters } from '../database/schema.ts';
import { sql } from '../database/sql.ts';

describePlatform('the limits on calls', (platform) => {
  let other: FastifyInstance;
  beforeAll(async () => {
    other = await buildApp(platform().services);
  });
  afterAll(() => other.close());

  const ask = async (app: FastifyInstance, remoteAddress: string) => {
    const body = { email: 'nadie@prueba.test' };
    return app.inject({ method: 'POST', url: '/api/auth/forgot-password', body, remoteAddress });
  };

  it('hold across processes, and say how long to wait', async () => {
    const { app } = platform();
    const answers: number[] = [];
    for (let call = 0; call < 12; call++) answers.push((await ask(call % 2 ? app : other, '10.9.9.9')).statusCode);
    expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(answers.indexOf(429)).toBe(answers.length - answers.filter((status) => status === 429).length);
    const refused = await ask(other, '10.9.9.9');
    expect(refused.json()).toMatchObject({ code: 'demasiadas_peticiones' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(app, '10.9.9.10')).statusCode).toBeLessThan(400);
  });

  it('let nobody slip by who asks many times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => ask(n % 2 ? platform().app : other, '10.9.9.11')),
    );
    const passed = answers.filter(({ statusCode }) => statusCode < 400).length;
    const sequential = Number(answers[0]?.headers['x-ratelimit-limit']);
    expect(passed).toBe(sequential);
  });

  it('begin anew when their minute is over', async () => {
    await platform()
      .services.db.update(rateCounters)
      .set({ expira: new Date(Date.now() - 1000) });
    expect((await ask(platform().app, '10.9.9.9')).statusCode).toBeLessThan(400);
  });

  it('keep no address', async () => {
    const rows = await platform().services.db.select().from(rateCounters);
    for (const { clave } of rows) expect(clave).toMatch(/^[0-9a-f]{64}$/);
  });

  const read = (remoteAddress: string, headers: Record<string, string> = {}, app = platform().app) =>
    app.inject({ url: '/api/identity', remoteAddress, headers });
  /** Has the one window that is open be as good as used up. */
  const useUp = (veces: number) => platform().services.db.update(rateCounters).set({ veces });
  const forgetAll = () => platform().services.db.delete(rateCounters);
  const { withoutKey, withKey, windowSeconds } = readLimits;

  it('hold programs without a key to a few readings of a network, across processes, and say how many are left', async () => {
    const first = await read('10.8.0.1');
    expect(first.headers).toMatchObject({
      'ratelimit-policy': `"sin-clave";q=${withoutKey};w=${windowSeconds}`,
      ratelimit: expect.stringMatching(new RegExp(`^"sin-clave";r=${withoutKey - 1};t=\\d+$`)),
    });
    const more = await Promise.all(
      Array.from({ length: withoutKey + 10 }, (_, n) => read('10.8.0.1', {}, n % 2 ? platform().app : other)),
    );
    expect(more.filter(({ statusCode }) => statusCode === 200)).toHaveLength(withoutKey - 1);
    // Refused from memory by now: no counting goes on.
    await forgetAll();
    for (const app of [platform().app, other]) {
      const refused = await read('10.8.0.1', { 'accept-language': 'en' }, app);
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toMatchObject({ code: 'limite_sin_clave', message: expect.stringContaining('API key') });
      expect(refused.headers.ratelimit).toMatch(/;r=0;t=\d+$/);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await read('10.8.0.2')).statusCode).toBe(200);
    // Of one household, by IPv6.
    await forgetAll();
    await read('2001:db8:1:2::1');
    await useUp(withoutKey);
    expect((await read('2001:db8:1:2:ffff::9')).statusCode).toBe(429);
    expect((await read('2001:db8:1:3::1')).statusCode).toBe(200);
  });

  it('hold a key to more, wherever it is used, and a wrong one to what is read without', async () => {
    await forgetAll();
    const { call } = await platform().person('Clave', 'LECTOR');
    const [one, two] = [
      await call.makeApiKey({ body: { nombre: 'Una' } }),
      await call.makeApiKey({ body: { nombre: 'Dos' } }),
    ];
    const by = (clave: string) => ({ authorization: `Bearer ${clave}` });
    await forgetAll();
    const first = await read('10.8.1.1', by(one.clave));
    expect(first.headers.ratelimit).toMatch(new RegExp(`^"con-clave";r=${withKey - 1};`));
    await useUp(withKey);
    const refused = await read('10.8.1.2', by(one.clave), other);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'limite_con_clave']);
    expect((await read('10.8.1.1', by(two.clave))).statusCode).toBe(200);
    expect((await read('10.8.1.1')).statusCode).toBe(200);
    await forgetAll();
    const wrong = await read('10.8.1.3', by(`${keyPrefix}${'a'.repeat(43)}`));
    expect([wrong.statusCode, wrong.headers.ratelimit]).toMatchObject([401, expect.stringContaining('"sin-clave"')]);
    await useUp(withoutKey);
    expect((await read('10.8.1.3', by(keyPrefix))).statusCode).toBe(429);
  });

  it('keep nobody from reading where nothing can be written', async () => {
    await forgetAll();
    const { call } = await platform().person('Disco', 'LECTOR');
    const { clave } = await call.makeApiKey({ body: { nombre: 'Lleno' } });
    const { db } = platform().services;
    await db.execute(sql`create function refuse_all() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file'; end $$`);
    for (const table of [sql`rate_counters`, sql`api_keys`])
      await db.execute(
        sql`create trigger refuse_all before insert or update on ${table} execute function refuse_all()`,
      );
    const answers = [await read('10.8.3.1'), await read('10.8.3.1', { authorization: `Bearer ${clave}` })];
    for (const table of [sql`rate_counters`, sql`api_keys`]) await db.execute(sql`drop trigger refuse_all on ${table}`);
    for (const { statusCode, headers } of answers) expect([statusCode, headers.ratelimit]).toEqual([200, undefined]);
    expect((await read('10.8.3.1')).headers.ratelimit).toContain(`r=${withoutKey - 1};`);
  });

  it('are no matter to readers: pages, sessions and what is no reading of the public API', async () => {
    await forgetAll();
    const { token } = await platform().person('Lectora', 'LECTOR');
    await read('10.8.2.1');
    await useUp(withoutKey);
    expect((await read('10.8.2.1')).statusCode).toBe(429);
    const page = 'http://localhost/catalogo';
    const readers: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin' },
      { referer: page },
      { authorization: `Bearer ${token}` },
    ];
    for (const headers of readers) {
      const answer = await read('10.8.2.1', headers);
      expect([answer.statusCode, answer.headers.ratelimit]).toEqual([200, undefined]);
    }
    const others: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site', referer: page },
      { 'sec-fetch-site': 'none' },
      { referer: 'https://otra.example/localhost' },
      { referer: 'nada' },
    ];
    for (const headers of others) expect((await read('10.8.2.1', headers)).statusCode).toBe(429);
    for (const url of ['/api/health/live', '/robots.txt', '/oai?verb=Identify'])
      expect((await platform().app.inject({ url, remoteAddress: '10.8.2.1' })).statusCode).toBeLessThan(400);
    for (const machine of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect((await read(machine)).headers.ratelimit).toBeUndefined();
  });

  it('are told to pages of other sites, which may read what is public, and nothing of a session', async () => {
    await forgetAll();
    const { token } = await platform().person('Otra', 'LECTOR');
    const origin = 'https://otra.example';
    const allowed = (answer: { headers: Record<string, unknown> }) => answer.headers['access-control-allow-origin'];
    const answer = await read('10.8.3.1', { origin });
    expect(allowed(answer)).toBe('*');
    expect(answer.headers['access-control-expose-headers']).toContain('RateLimit');
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    // Why something is refused, too.
    expect(allowed(await read('10.8.3.1', { origin, authorization: `Bearer ${keyPrefix}` }))).toBe('*');
    expect(allowed(await platform().app.inject({ url: '/api/publications/nada', headers: { origin } }))).toBe('*');
    expect(allowed(await read('10.8.3.1', { origin, authorization: `Bearer ${token}` }))).toBeUndefined();
    const preflight = (url: string) =>
      platform().app.inject({ method: 'OPTIONS', url, headers: { origin, 'access-control-request-method': 'GET' } });
    const { statusCode, headers } = await preflight('/api/publications/nada');
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'Authorization',
    });
    for (const url of ['/api/users/profile', '/api/auth/login', '/api/health']) {
      expect(allowed(await preflight(url))).toBeUndefined();
      expect(allowed(await platform().app.inject({ url, headers: { origin } }))).toBeUndefined();
    }
  });
});
