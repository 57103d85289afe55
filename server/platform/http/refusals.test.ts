/** What is wrong with a request itself is refused as a problem document, whatever it is. */
import { SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { problemSchema } from '#contract/problems.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';

describePlatform('a request', (platform) => {
  const ask = async (options: Parameters<ReturnType<typeof platform>['inject']>[0]) => {
    const { statusCode, headers, json } = await platform().inject(options);
    expect(headers['content-type']).toContain('application/problem+json');
    return { status: statusCode, code: problemSchema.parse(json()).code, headers };
  };

  it('to an address that cannot be read names nothing', async () => {
    for (const url of [
      '/%zz',
      '/api/publications/%zz',
      `/api/publications/${'a'.repeat(300)}`,
      `/api/publications/${'a'.repeat(5000)}`,
      '/nada',
    ])
      expect(await ask({ url }), url).toMatchObject({ status: 404, code: 'no_encontrado' });
  });

  it('by a method that the address does not take is told which it takes', async () => {
    expect(await ask({ method: 'PUT', url: '/api/auth/login?x=1', payload: {} })).toMatchObject({
      status: 405,
      code: 'metodo_no_admitido',
      headers: { allow: 'POST' },
    });
    expect(await ask({ method: 'POST', url: '/api/publications/my-publications' })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD, PATCH, DELETE' },
    });
  });

  it('that brings another type than JSON is refused', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', ';;;'])
      expect(
        await ask({ method: 'POST', url: '/api/auth/login', headers: { 'content-type': type }, payload: 'a=b' }),
        type,
      ).toMatchObject({ status: 415, code: 'tipo_no_admitido' });
  });

  it('is answered for one person: nothing on the way keeps it', async () => {
    for (const url of ['/api/catalog', '/api/publications', '/api/auth/profile', '/api/nada'])
      expect((await platform().inject({ url })).headers['cache-control'], url).toBe('no-store');
  });

  it('holds with our own token only, and for as long as it says', async () => {
    const { token, user } = await platform().person('Vera');
    const [header = '', claims = '', signature = ''] = token.split('.');
    const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    const made = (alg: string, until: string | number, secret = platform().services.tokenSecret.first) =>
      new SignJWT({ sid }).setProtectedHeader({ alg }).setSubject(user.id).setExpirationTime(until).sign(secret);
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    const wrong = {
      expired: await made('HS256', Math.floor(Date.now() / 1000) - 1),
      'signed by others': await made('HS256', '15m', Buffer.alloc(32, 1)),
      'of another algorithm': await made('HS512', '15m'),
      unsigned: `${unsigned}.${claims}.`,
      'cut short': `${header}.${claims}.${signature.slice(0, -4)}`,
      'of no shape': 'x'.repeat(10_000),
    };
    for (const [name, bearer] of Object.entries(wrong))
      for (const url of ['/api/auth/profile', '/api/publications'])
        expect(await ask({ url, headers: { authorization: `Bearer ${bearer}` } }), name).toMatchObject({ status: 401 });
  });
});

describePlatform('guessing', (platform) => {
  it.each([
    ['/api/auth/login', 30, {}],
    ['/api/auth/register', 20, {}],
  ])('at %s ends after %i tries a minute', async (url, most, payload) => {
    const attempt = () => platform().inject({ method: 'POST', url, payload, remoteAddress: '10.77.0.1' });
    for (let tries = 0; tries < most; tries++) expect((await attempt()).statusCode).not.toBe(429);
    const refused = await attempt();
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'demasiadas_peticiones']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const elsewhere = await platform().inject({ method: 'POST', url, payload, remoteAddress: '10.77.0.2' });
    expect(elsewhere.statusCode).not.toBe(429);
  });
});
