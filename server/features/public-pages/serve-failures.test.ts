import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { faceOf } from '#contract/face.ts';
import { iconOfJournal } from '#contract/public-addresses.ts';
import { buildApp } from '#server/app.ts';
import { publications } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { statementsOf } from '#server/testing/statements.ts';
import { draft, published } from '#server/testing/works.ts';
import { type Answer, type Pages, servePages } from './serve.ts';

describePlatform('the pages', (platform, engine) => {
  const render = vi.fn<Pages['render']>();
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
    ['cannot be rendered', 500, () => render.mockRejectedValue(new Error('broken'))],
    ['are themselves about a failure', 500, () => render.mockResolvedValue({ status: 500, body: 'x' })],
    ['lack the database', 503, () => render.mockResolvedValue({ status: 503, body: 'x' })],
  ])('that %s give way to a page that stands alone', async (_, status, fail) => {
    await platform().settings({ nombre: 'Cuadernos del Humedal' });
    fail();
    const answer = await app.inject({ url: '/catalogo?q=agua' });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['retry-after']).toBe(status === 503 ? '10' : undefined);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    const title = status === 503 ? 'Volvemos enseguida' : 'Algo salió mal';
    expect(answer.body).toContain(`<title>${title} · Cuadernos del Humedal</title>`);
    expect(answer.body).toContain('href="/catalogo?q=agua"');
  });

  it('that fail below a journal’s address have its face where readers know of several, else the platform’s', async () => {
    await platform().settings({ nombre: 'Casa', color: '' });
    const admin = await platform().person('Inés', 'ADMIN');
    const { id } = await admin.call.createJournal({ body: { clave: 'humedal', nombre: 'Humedal & río' } });
    const change = (body: Parameters<typeof admin.call.changeJournal>[0]['body']) =>
      admin.call.changeJournal({ params: { id }, body });
    await change({ ajustes: { color: '#884400' } });
    render.mockRejectedValue(new Error('broken'));
    const pageAt = async (url: string) => (await app.inject({ url })).body;
    expect(await pageAt('/revistas/humedal')).toContain('· Casa</title>');
    await change({ publica: true });
    const platformFace = await pageAt('/revistas');
    expect(platformFace).toContain('<header><a href="/catalogo">Casa</a></header>');
    expect(platformFace).not.toContain(faceOf('#884400').light.accentFill);
    for (const url of ['/revistas/humedal', '/revistas/humedal/numeros?pagina=2', '/revistas/humedal?x=1']) {
      const page = await pageAt(url);
      expect(page, url).toContain('<header><a href="/revistas/humedal">Humedal &amp; río</a></header>');
      expect(page, url).toContain('· Humedal &amp; río</title>');
      expect(page, url).toContain(`href="${iconOfJournal('humedal')}"`);
      expect(page, url).toContain(faceOf('#884400').light.accentFill);
    }
    for (const url of ['/revistas/humedales', '/revistas/', '/revistas/%E0%A4%A'])
      expect(await pageAt(url), url).not.toContain('Humedal');
    await change({ publica: false });
  });

  it('that fail at a journal’s own name have its face, wherever they stand there', async () => {
    await platform().settings({ nombre: 'Casa', color: '' });
    const admin = await platform().person('Inma', 'ADMIN');
    const { id } = await admin.call.createJournal({ body: { clave: 'marisma', nombre: 'Marisma' } });
    const { services } = platform();
    const env = { ...services.env, PUBLIC_URL: 'https://casa.example' };
    const site = await buildApp({ ...services, env }, { render });
    const change = (payload: Parameters<typeof admin.call.changeJournal>[0]['body']) =>
      site.inject({
        method: 'PATCH',
        url: `/api/revistas/${id}`,
        headers: { host: 'casa.example', authorization: `Bearer ${admin.token}` },
        payload,
      });
    onTestFinished(async () => {
      await change({ publica: false, dominio: '' });
      await site.close();
    });
    await change({ publica: true, dominio: 'marisma.example', ajustes: { color: '#884400' } });
    render.mockRejectedValue(new Error('broken'));
    const pageAt = async (url: string, host: string) => (await site.inject({ url, headers: { host } })).body;
    for (const url of ['/', '/catalogo?q=agua', '/revistas/marisma/numeros']) {
      const page = await pageAt(url, 'marisma.example');
      expect(page, url).toContain('<header><a href="/revistas/marisma">Marisma</a></header>');
      expect(page, url).toContain(faceOf('#884400').light.accentFill);
    }
    expect(await pageAt('/catalogo', 'casa.example')).toContain('<header><a href="/catalogo">Casa</a></header>');
  });

  it('that fail at a work’s address have the face of its journal, and of the memory alone where the server is at its limit', async () => {
    await platform().settings({ nombre: 'Casa', color: '' });
    const admin = await platform().person('Isa', 'ADMIN');
    const { id: revistaId } = await admin.call.createJournal({ body: { clave: 'laguna', nombre: 'Laguna' } });
    const change = (publica: boolean) => admin.call.changeJournal({ params: { id: revistaId }, body: { publica } });
    await change(true);
    onTestFinished(async () => {
      await change(false);
    });
    const cast = {
      author: await platform().person('Ana', 'AUTOR'),
      editor: await platform().person('Eva', 'EDITOR'),
      reviewer: await platform().person('Rai', 'REVISOR'),
    };
    const { db } = platform().services;
    const [cold, shown, hidden] = [await published(cast), await published(cast), await draft(cast.author)].map(
      ({ id }) => id,
    );
    await db.update(publications).set({ revistaId });
    const headerAt = async (url: string) => {
      const answer = await app.inject({ url, headers: { accept: 'text/html' } });
      return [answer.statusCode, /<header>(.*)<\/header>/.exec(answer.body)?.[1]?.replace(/<[^>]+>/g, '')];
    };
    render.mockResolvedValue({ status: 200, body: 'shown', house: 'laguna' });
    await app.inject({ url: `/catalogo/${shown}` });
    // At its limit: what was shown is known, and nothing is asked.
    render.mockResolvedValue({ status: 503, body: 'x' });
    const atLimit = async () => {
      expect(await headerAt(`/catalogo/${shown}/proceso`)).toEqual([503, 'Laguna']);
      expect(await headerAt(`/catalogo/${cold}`)).toEqual([503, 'Casa']);
    };
    await atLimit();
    if (engine === 'postgres') expect(await statementsOf(atLimit)).toBe(0);
    render.mockRejectedValue(new Error('broken'));
    for (const below of ['', '/en', '/proceso?x=1', '/versiones/1'])
      expect(await headerAt(`/catalogo/${cold}${below}`), below).toEqual([500, 'Laguna']);
    // From then on it is known of this one, too; nobody is told of what is no reader's.
    render.mockResolvedValue({ status: 503, body: 'x' });
    expect(await headerAt(`/catalogo/${cold}`)).toEqual([503, 'Laguna']);
    render.mockRejectedValue(new Error('broken'));
    for (const other of [hidden, 'x', '00000000-0000-4000-8000-000000000009', 'disciplinas/agua'])
      expect(await headerAt(`/catalogo/${other}`), other).toEqual([500, 'Casa']);
    await change(false);
    expect(await headerAt(`/catalogo/${shown}`)).toEqual([500, 'Casa']);
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

  it('that twenty readers ask for at once are made once, also where that fails', async () => {
    const site = await keepingSite();
    const twenty = () => Promise.all(Array.from({ length: 20 }, () => site.inject({ url: '/catalogo' })));
    render.mockRejectedValue(new Error('broken'));
    expect(new Set((await twenty()).map(({ statusCode }) => statusCode))).toEqual(new Set([500]));
    expect(render).toHaveBeenCalledTimes(1);
    render.mockResolvedValue({ status: 200, body: 'whole' });
    expect(new Set((await twenty()).map(({ body }) => body))).toEqual(new Set(['whole']));
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('that are forgotten while they are made for twenty readers are made once for them, and anew for the next', async () => {
    const site = await keepingSite();
    const made = vi.fn(async (): Promise<Answer> => ({ status: 200, body: 'before' }));
    const { promise, resolve } = Promise.withResolvers<void>();
    let sounded = 0;
    render.mockImplementation(async ({ url }) => {
      if (url === '/sonda') return { status: 200, body: String(++sounded) };
      const answer = await made();
      await promise;
      return answer;
    });
    const twenty = () => Array.from({ length: 20 }, () => site.inject({ url: '/catalogo' }));
    const sound = async () => (await site.inject({ url: '/sonda' })).body;
    await sound();
    const asked = twenty();
    await expect.poll(() => made.mock.calls.length).toBe(1);
    await platform().settings({ nombre: `Cuadernos ${Math.random()}` });
    await expect.poll(sound).toBe('2');
    made.mockResolvedValue({ status: 200, body: 'after' });
    const later = twenty();
    await expect.poll(() => made.mock.calls.length).toBe(2);
    resolve();
    expect(new Set((await Promise.all(asked)).map(({ body }) => body))).toEqual(new Set(['before']));
    expect(new Set((await Promise.all(later)).map(({ body }) => body))).toEqual(new Set(['after']));
    expect((await site.inject({ url: '/catalogo' })).body).toBe('after');
    expect(made).toHaveBeenCalledTimes(2);
  });

  it('come compressed as the browser likes them, and once', async () => {
    const site = await keepingSite();
    render.mockResolvedValue({ status: 200, body: `<p>${'agua '.repeat(1000)}</p>` });
    const plain = await site.inject({ url: '/' });
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding', 'content-length': '5007' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const [accepted, encoding, read] of [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip, br;q=0', 'gzip', gunzipSync],
    ] as const) {
      const answer = await site.inject({ url: '/', headers: { 'accept-encoding': accepted } });
      expect(answer.headers).toMatchObject({ 'content-encoding': encoding, etag: plain.headers.etag });
      expect(read(answer.rawPayload).toString()).toBe(plain.body);
    }
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('that a browser has already are not sent again, until they say something else', async () => {
    const site = await keepingSite();
    render.mockResolvedValue({ status: 200, body: 'one' });
    const { headers } = await site.inject({ url: '/' });
    const again = () => site.inject({ url: '/', headers: { 'if-none-match': `"x", ${String(headers.etag)}` } });
    const known = await again();
    expect([known.statusCode, known.body]).toEqual([304, '']);
    render.mockResolvedValue({ status: 200, body: 'two' });
    await platform().settings({ nombre: `Cuadernos ${Math.random()}` });
    await expect.poll(async () => (await again()).body).toBe('two');
    // What is not there is said each time.
    render.mockResolvedValue({ status: 404, body: 'none' });
    expect((await site.inject({ url: '/no' })).headers.etag).toBeUndefined();
  });
});
