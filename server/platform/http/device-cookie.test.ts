import fc from 'fast-check';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { cookieOf } from './device-cookie.ts';

/** What a browser's header says of a cookie, read pair by pair. */
function read(header: string, name: string): string {
  for (const pair of header.split(';')) {
    const text = pair.trimStart();
    if (text.startsWith(`${name}=`)) return /^\S*/.exec(text.slice(name.length + 1))?.[0] ?? '';
  }
  return '';
}

it('a cookie is what its pair says, whatever else stands in the header', async () => {
  const app = Fastify();
  const seen: string[] = [];
  app.get('/', (request, reply) => {
    for (const name of ['pliego_devices', 'pliego_orcid'] as const)
      for (const secure of [true, false]) seen.push(cookieOf(name, request, reply, secure).value);
    return '';
  });
  const part = fc.constantFrom(
    'pliego_devices',
    'pliego_orcid',
    '__Host-',
    '=',
    ';',
    '; ',
    ' ',
    'x',
    '"',
    '%',
    ',',
    'á',
    '$',
    '.*',
    '~',
  );
  const headers = fc.array(part, { maxLength: 30 }).map((parts) => parts.join('').trim());
  await fc.assert(
    fc.asyncProperty(headers, async (cookie) => {
      seen.length = 0;
      expect((await app.inject({ url: '/', headers: { cookie } })).statusCode).toBe(200);
      const orcid = [read(cookie, '__Host-pliego_orcid'), read(cookie, 'pliego_orcid')];
      const devices = read(cookie, 'pliego_devices');
      expect(seen).toEqual([devices, devices, ...orcid]);
    }),
    { numRuns: 300 },
  );
  await app.close();
});
