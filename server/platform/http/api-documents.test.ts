/** The documents about the API say what the contract says (issue: one OpenAPI document at /docs/json, a page at /docs). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { contrastOf } from '#contract/accent.ts';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { libraryWords } from './api-library-words.ts';
import { faceAddress } from './api-page.ts';

const operationSchema = z.object({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(z.object({ in: z.string(), name: z.string() })).default([]),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()).optional() })),
});
const documentSchema = z.object({
  openapi: z.string().startsWith('3.1'),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

const all: [string, Call][] = Object.entries(calls);

describePlatform('the API’s documents', (platform) => {
  const read = async () => documentSchema.parse((await platform().inject({ url: '/docs/json' })).json());

  it('name every call of the contract, the live stream, and nothing else', async () => {
    const { paths } = await read();
    const told = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { operationId }]) => `${operationId}: ${method.toUpperCase()} ${path}`),
    );
    const named = all.map(([name, { method, path }]) => `${name}: ${method} /api${path}`);
    // The one that does not end is no call of the table.
    named.push('notificationStream: GET /api/notifications/stream');
    expect(told.sort()).toEqual(named.sort());
  });

  it('point to nothing that is not in them', async () => {
    const { body } = await platform().inject({ url: '/docs/json' });
    const { components } = z
      .object({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) })
      .parse(JSON.parse(body));
    const pointed = [...body.matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to);
    expect(pointed).toContain('#/components/schemas/Bloque');
    const there = Object.keys(components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(pointed.filter((to) => !there.includes(String(to)))).toEqual([]);
  });

  it.each(['', '#ffe600', '#050505', '#fafafa'])(
    'are read on a page in both themes, with the journal’s colour "%s"',
    async (color) => {
      await platform().settings({ color });
      const page = await platform().inject({ url: '/docs' });
      expect(page.body).toContain('pliego.css');
      expect(page.body).toContain('pliego.js');
      const { body, headers } = await platform().inject({ url: faceAddress });
      expect(headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' });
      for (const theme of body.split('data-theme')) {
        const of = (name: string) => new RegExp(`--${name}:(#\\w{6})`).exec(theme)?.[1] ?? `no --${name}`;
        for (const words of ['ink', 'muted', 'accent'])
          for (const ground of ['paper', 'sheet'])
            expect(contrastOf(of(words), of(ground))).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(of('on-accent'), of('accent-fill'))).toBeGreaterThanOrEqual(4.5);
      }
      await platform().settings({ color: '' });
    },
  );

  it('say what each takes, answers and needs', async () => {
    const { paths } = await read();
    for (const [name, call] of all) {
      const operation = paths[`/api${call.path}`]?.[call.method.toLowerCase()];
      const named = (place: string) =>
        operation?.parameters.filter((each) => each.in === place).map((each) => each.name);
      expect(named('path'), name).toEqual(Object.keys(call.params?.shape ?? {}));
      expect(named('query'), name).toEqual(Object.keys(call.query?.shape ?? {}));
      expect(operation?.requestBody !== undefined, name).toBe(call.body !== undefined);
      expect(Object.keys(operation?.responses ?? {}), name).toEqual([
        String(call.answer ? (call.status ?? 200) : 204),
        'default',
      ]);
      expect(Object.keys(operation?.responses.default?.content ?? {})).toEqual(['application/problem+json']);
      expect(
        operation?.security.some((each) => 'bearer' in each),
        name,
      ).toBe(!call.sessionless);
    }
  });

  it('are sent packed as their reader takes them, the same in each way, and once', async () => {
    const ask = (headers: Record<string, string>) => platform().inject({ url: '/docs/json', headers });
    const plain = await ask({ 'accept-encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['content-type']).toBe('application/json; charset=utf-8');
    for (const [coding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await ask({ 'accept-encoding': coding });
      expect(packed.headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding' });
      expect(packed.rawPayload.length * 5).toBeLessThan(plain.rawPayload.length);
      expect(unpack(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
      expect(packed.headers.etag).toBe(plain.headers.etag);
    }
    // What refuses one way is not sent it.
    expect((await ask({ 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip');
    const again = await ask({ 'accept-encoding': 'br', 'if-none-match': plain.headers.etag as string });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect((await ask({ 'if-none-match': '"otra"' })).statusCode).toBe(200);
  });

  it('can be read as a page, on whatever host', async () => {
    const { statusCode, body, headers } = await platform().inject({ url: '/docs' });
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Pliego · API</title>');
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });
  it('have Spanish for words that the installed library really has', () => {
    const library = dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json'));
    const source = readFileSync(join(library, 'static/swagger-ui-bundle.js'), 'utf8');
    const unknown = Object.keys(libraryWords).filter((word) => !source.includes(`"${word}"`));
    expect(unknown).toEqual([]);
  });
});
