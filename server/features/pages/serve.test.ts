/** Rendered pages are kept, and made again once what they show has changed. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';

describePlatform('a rendered page', (platform) => {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-pages-'));
  let app: FastifyInstance;
  let made = 0;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    const render = async ({ url }: { url: string }) => ({ status: 200, body: `${url} ${++made}` });
    app = await buildApp(platform().services, { folder, render });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  const get = async () => (await app.inject('/ayuda')).body;

  it('is kept', async () => {
    expect(await get()).toBe(await get());
  });

  it('is made again after an administrator wrote a page', async () => {
    const before = await get();
    const admin = await platform().person('Inés', 'ADMIN');
    await admin.call.writePage({ params: { slug: 'ayuda' }, body: { markdown: 'Hola.' } });
    expect(await get()).not.toBe(before);
  });

  it('is made again after the site was opened to guests', async () => {
    const before = await get();
    await platform().settings({ sitioPublico: true });
    expect(await get()).not.toBe(before);
  });
});
