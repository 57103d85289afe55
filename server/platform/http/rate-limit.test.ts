/** So many calls a minute and network, counted once for all processes. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { rateCounters } from '../database/schema.ts';

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
});
