import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type ReceivedState, receivedStates } from '#contract/notify.ts';
import { buildApp } from '#server/app.ts';
import { notifyReceived } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { type Cast, published, reviewed } from '#server/testing/works.ts';

describePlatform('a page', (platform) => {
  let app: Awaited<ReturnType<typeof buildApp>>;
  const asked: string[] = [];
  const pages = {
    addressOf: (url: string) => url.replace(/&.*/, ''),
    render: async ({ url, origin }: { url: string; origin: string }) => {
      asked.push(`${origin} ${url}`);
      return { status: 200, body: `<p>${origin}${url}</p>` };
    },
  };
  beforeAll(async () => {
    app = await buildApp(platform().services, pages);
  });
  afterAll(() => app.close());

  it('is made for the address that was asked for', async () => {
    const { body, headers } = await app.inject({ url: '/catalogo?q=agua', headers: { host: 'localhost:3000' } });
    expect(body).toBe('<p>http://localhost:3000/catalogo?q=agua</p>');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('is made for the text of a work in another language, whose files have the addresses below it', async () => {
    const id = '01890a5d-ac96-774b-bcce-b302099a8057';
    expect((await app.inject({ url: `/catalogo/${id}/en` })).body).toContain(`/catalogo/${id}/en</p>`);
    expect((await app.inject({ url: `/catalogo/${id}/en/uno.pdf` })).statusCode).toBe(404);
  });

  it('of a work, and the first, names the inbox for notifications to programs, where there is one', async () => {
    const links = async (url: string) => (await app.inject({ url, headers: { host: 'localhost:3000' } })).headers.link;
    const id = '01890a5d-ac96-774b-bcce-b302099a8057';
    expect(await links('/')).toBeUndefined();
    const admin = await platform().person('Alba', 'ADMIN');
    const body = {
      nombre: 'PREreview',
      direccion: 'https://prereview.example/inbox',
      actor: 'https://prereview.example/',
    };
    const made = await admin.call.makeInbox({ body: { ...body, clases: [], recibe: true } });
    await expect.poll(() => platform().services.settings.takesNotifications()).toBe(true);
    const inbox = '<http://localhost:3000/notificaciones-coar>; rel="http://www.w3.org/ns/ldp#inbox"';
    for (const url of ['/', '/?desde=aqui', `/catalogo/${id}`, `/catalogo/${id}/en`])
      expect(await links(url)).toBe(inbox);
    for (const url of ['/catalogo', '/contacto', `/catalogo/${id}/proceso`]) expect(await links(url)).toBeUndefined();
    await admin.call.removeInbox({ params: { id: made.id } });
    await expect.poll(() => platform().services.settings.takesNotifications()).toBe(false);
    expect(await links('/')).toBeUndefined();
  });

  it('of a work has in its link sets what other services announced of it and its editors accepted, as it is now', async () => {
    const cast = {
      author: await platform().person('Irene', 'AUTOR'),
      editor: await platform().person('Elena', 'EDITOR'),
      reviewer: await platform().person('Rubén', 'REVISOR'),
    };
    const { id } = await published(cast);
    const canonical = `http://localhost:3000/catalogo/${id}`;
    const told = { canonical, signposts: [{ rel: 'license', href: 'https://license.example/' }], jsonLd: '{}' };
    const server = await buildApp(platform().services, {
      render: async () => ({ status: 200, body: '', said: told }),
    });
    try {
      const direccion = (estado: ReceivedState) => `https://prereview.example/${estado}`;
      await platform()
        .services.db.insert(notifyReceived)
        .values(
          receivedStates.map((estado) => ({
            ...{ id: randomUUID(), clave: estado, huella: '', clase: 'RESENA' as const, servicio: 'PREreview' },
            ...{ publicacionId: id, estado, direccion: direccion(estado) },
          })),
        );
      const asked = async (url: string, accept = '*/*') =>
        (await server.inject({ url, headers: { host: 'localhost:3000', accept } })).body;
      const related = [direccion('ACEPTADO'), direccion('POR_RETIRAR')];
      const inJson = {
        linkset: [
          {
            anchor: canonical,
            license: [{ href: 'https://license.example/' }],
            related: expect.toSatisfy(
              (links: { href: string }[]) =>
                links
                  .map(({ href }) => href)
                  .sort()
                  .join() === related.join(),
            ),
          },
        ],
      };
      const address = `/catalogo/${id}`;
      expect(JSON.parse(await asked(`${address}/linkset.json`))).toEqual(inJson);
      expect(JSON.parse(await asked(address, 'application/linkset+json'))).toEqual(inJson);
      const lines = await asked(`${address}/linkset.txt`);
      for (const each of related) expect(lines).toContain(`<${each}>; rel="related"; anchor="${canonical}"`);
      expect(lines).not.toContain('PENDIENTE');
      await platform().services.db.delete(notifyReceived);
      expect(await asked(`${address}/linkset.txt`)).not.toContain('related');
      expect(await asked(address, 'application/ld+json')).toBe('{}');
    } finally {
      await server.close();
    }
  });

  it('is not there for an address of another host', async () => {
    asked.length = 0;
    expect((await app.inject({ url: '//malo.test/catalogo' })).statusCode).toBe(404);
    expect(asked).toEqual([]);
  });

  it('is what a person finds in the place of a file that is not there, in their language; a program finds the document', async () => {
    await platform().settings({ nombre: 'Orilla & Cía', color: '#ffe600' });
    const id = '01890a5d-ac96-774b-bcce-b302099a8057';
    const asked = (accept: string, language = 'es') =>
      app.inject({ url: `/catalogo/${id}/uno.pdf`, headers: { accept, 'accept-language': language } });
    const page = await asked('text/html,application/xhtml+xml,*/*;q=0.8');
    expect(page.statusCode).toBe(404);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<title>Aquí no hay nada · Orilla &amp; Cía</title>');
    expect(page.body).toContain('action="/catalogo" role="search"');
    expect((await asked('text/html', 'en')).body).toContain('There is nothing here');
    expect((await asked('*/*')).headers['content-type']).toContain('application/problem+json');
    const api = await app.inject({ url: '/api/nada', headers: { accept: 'text/html' } });
    expect(api.headers['content-type']).toContain('application/problem+json');
    await platform().settings({ nombre: 'Pliego', color: '' });
  });

  it('is never made for the API', async () => {
    expect((await app.inject({ url: '/api/nada' })).statusCode).toBe(404);
    expect((await app.inject({ url: '/api/auth/login' })).statusCode).toBe(405);
  });
});

describePlatform('a page that is kept', (platform) => {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-pages-'));
  mkdirSync(join(folder, 'assets'));
  afterAll(() => rmSync(folder, { recursive: true }));
  let app: Awaited<ReturnType<typeof buildApp>>;
  let people: Cast;
  const asked: string[] = [];
  /** What pages say besides their address. */
  const said = new Map<string, string>();
  /** How the pages of an address were made so far. */
  const madeOf = (url: string) => asked.filter((each) => each === url).length;
  const get = async (url: string) => (await app.inject({ url })).body;
  beforeAll(async () => {
    people = {
      author: await platform().person('Ana', 'AUTOR'),
      editor: await platform().person('Elena', 'EDITOR'),
      reviewer: await platform().person('Rita', 'REVISOR'),
    };
  });
  beforeEach(async () => {
    asked.length = 0;
    said.clear();
    app = await buildApp(platform().services, {
      folder,
      addressOf: (url) => url.replace(/[?&]utm_.*/, ''),
      render: async ({ url }) => {
        asked.push(url);
        return { status: 200, body: `${url} ${said.get(url) ?? ''}` };
      },
    });
  });
  afterEach(() => app.close());

  it('is made once for twenty readers at once, and for what they say besides its address', async () => {
    const urls = Array.from({ length: 20 }, (_, at) => (at % 2 ? '/catalogo' : `/catalogo?utm_source=${at}`));
    const bodies = await Promise.all(urls.map(get));
    expect(new Set(bodies)).toEqual(new Set(['/catalogo ']));
    expect(asked).toEqual(['/catalogo']);
  });

  it('is made anew after a publication where it is a list; another work’s is seen meanwhile', async () => {
    const lists = ['/catalogo', '/catalogo/disciplinas/historia', '/autores/ana'];
    for (const url of [...lists, '/catalogo/otra']) await get(url);
    for (const url of [...lists, '/catalogo/otra']) said.set(url, 'nueva');
    await published(people);
    await expect.poll(() => get('/catalogo')).toBe('/catalogo nueva');
    for (const url of lists) expect(await get(url)).toBe(`${url} nueva`);
    expect(await get('/catalogo/otra')).toBe('/catalogo/otra ');
    await expect.poll(() => get('/catalogo/otra')).toBe('/catalogo/otra nueva');
    expect(madeOf('/catalogo/otra')).toBe(2);
  });

  it('is one of half a day where it is a journal’s, whose calls are open until their day is over everywhere', async () => {
    const pages = ['/revistas/estudios', '/catalogo'];
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-31T23:59:00Z') });
    try {
      for (const url of [...pages, ...pages]) await get(url);
      for (const later of ['2026-04-01T00:01:00Z', '2026-04-01T11:59:00Z', '2026-04-01T12:01:00Z']) {
        vi.setSystemTime(new Date(later));
        for (const url of pages) await get(url);
      }
    } finally {
      vi.useRealTimers();
    }
    expect(pages.map(madeOf)).toEqual([3, 1]);
  });

  it('names no work that was retracted, not even once', async () => {
    const { id } = await published(people);
    const [own, beside, apart] = [`/catalogo/${id}`, '/catalogo/junto', '/catalogo/aparte'];
    said.set(beside, id);
    for (const url of [own, beside, apart]) await get(url);
    said.clear();
    for (const url of [own, beside, apart]) said.set(url, 'después');
    await people.editor.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo: 'Datos erróneos.' } });
    await expect.poll(() => get(own)).toBe(`${own} después`);
    expect(await get(beside)).toBe(`${beside} después`);
    expect(await get(apart)).toBe(`${apart} `);
  });

  it('names nobody as they were called before, nor as anybody at all once their account is erased', async () => {
    const person = await platform().person('Teo', 'REVISOR');
    const [process, other] = ['/catalogo/obra/proceso', '/catalogo/otra'];
    const sayAll = (word: string) => {
      for (const url of [process, other]) said.set(url, word);
    };
    for (const url of [process, other]) await get(url);
    sayAll('renombrado');
    await person.call.updateProfile({ body: { nombres: 'Teodoro' } });
    await expect.poll(() => get(process)).toBe(`${process} renombrado`);
    await expect.poll(() => get(other)).toBe(`${other} renombrado`);
    sayAll('borrado');
    const admin = await platform().person('Ada', 'ADMIN');
    await admin.call.deleteUser({ params: { id: person.user.id } });
    await expect.poll(() => get(process)).toBe(`${process} borrado`);
    expect(await get(other)).toBe(`${other} borrado`);
  });

  it('has what the author of a work answers to its reviewers after it was published', async () => {
    const { id, reviewId } = await reviewed(people);
    await people.editor.call.changeEstado({ params: { id }, body: { estado: 'APROBADO' } });
    await people.author.call.changeEstado({ params: { id }, body: { estado: 'PUBLICADO' } });
    const process = `/catalogo/${id}/proceso`;
    await get(process);
    said.set(process, 'respondida');
    await people.author.call.updateReview({ params: { id: reviewId }, body: { comentarioAutor: 'Gracias.' } });
    await expect.poll(() => get(process)).toBe(`${process} respondida`);
  });
});
