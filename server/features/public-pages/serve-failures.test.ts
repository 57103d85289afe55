import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { type Answer, servePages } from './serve.ts';

describePlatform('the pages', (platform) => {
  const render = vi.fn<() => Promise<Answer>>();
  let app: FastifyInstance;
  beforeEach(async () => {
    render.mockReset();
    app = Fastify();
    await servePages(app, platform().services, () => async () => undefined, { render });
  });
  afterEach(() => app.close());

  it('come as they were rendered, with their status', async () => {
    render.mockResolvedValue({ status: 404, body: '<h1>No está</h1>' });
    const answer = await app.inject({ url: '/no/hay' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe('<h1>No está</h1>');
  });

  it.each([
    ['cannot be rendered', () => render.mockRejectedValue(new Error('broken'))],
    ['are themselves about a failure', () => render.mockResolvedValue({ status: 503, body: 'x' })],
  ])('that %s give way to a page that stands alone', async (_, fail) => {
    await platform().settings({ nombre: 'Cuadernos del Humedal' });
    fail();
    const answer = await app.inject({ url: '/catalogo?q=agua' });
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('<title>Algo salió mal · Cuadernos del Humedal</title>');
    expect(answer.body).toContain('href="/catalogo?q=agua"');
  });

  /** A site whose client is built, which keeps its pages. */
  async function keepingSite(): Promise<FastifyInstance> {
    const folder = mkdtempSync(join(tmpdir(), 'pages-'));
    mkdirSync(join(folder, 'assets'));
    const site = Fastify();
    await servePages(site, platform().services, () => async () => undefined, { render, folder });
    onTestFinished(async () => {
      await site.close();
      rmSync(folder, { recursive: true });
    });
    return site;
  }

  it('of addresses that lead nowhere are not kept, and push out none of those that do', async () => {
    const site = await keepingSite();
    render.mockResolvedValueOnce({ status: 200, body: 'read by many' });
    await site.inject({ url: '/' });
    // As much as is kept of all pages together.
    render.mockResolvedValue({ status: 404, body: 'x'.repeat(16_000_000) });
    for (const url of ['/no/1', '/no/2', '/no/2']) expect((await site.inject({ url })).statusCode).toBe(404);
    expect((await site.inject({ url: '/' })).body).toBe('read by many');
    expect(render).toHaveBeenCalledTimes(4);
  });

  it('that lack a part which could not be had are made anew for the next visitor', async () => {
    const site = await keepingSite();
    render.mockResolvedValueOnce({ status: 200, body: 'half', lacksParts: true });
    render.mockResolvedValue({ status: 200, body: 'whole', lacksParts: false });
    const bodies: string[] = [];
    for (let visit = 0; visit < 3; visit += 1) bodies.push((await site.inject({ url: '/' })).body);
    expect(bodies).toEqual(['half', 'whole', 'whole']);
    expect(render).toHaveBeenCalledTimes(2);
  });
});
