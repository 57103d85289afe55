import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';

describePlatform('a page', (platform) => {
  let app: Awaited<ReturnType<typeof buildApp>>;
  const asked: string[] = [];
  const pages = {
    render: async ({ url, origin }: { url: string; origin: string }) => {
      asked.push(`${origin} ${url}`);
      return { status: 200, body: `<p>${new URL(url, origin)}</p>` };
    },
  };
  beforeAll(async () => {
    app = await buildApp(platform().services, pages);
  });
  afterAll(() => app.close());

  it('is made for the address that was asked for', async () => {
    const { body, headers } = await app.inject({ url: '/catalogo?q=agua', headers: { host: 'pliego.test' } });
    expect(body).toBe('<p>http://pliego.test/catalogo?q=agua</p>');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('is not there for an address of another host, nor for a host that is none', async () => {
    asked.length = 0;
    expect((await app.inject({ url: '//malo.test/catalogo' })).statusCode).toBe(404);
    expect((await app.inject({ url: '/catalogo', headers: { host: 'a"><script>' } })).statusCode).toBe(404);
    expect(asked).toEqual([]);
  });

  it('is never made for the API', async () => {
    expect((await app.inject({ url: '/api/nada' })).statusCode).toBe(404);
    expect((await app.inject({ url: '/api/auth/login' })).statusCode).toBe(405);
  });
});
