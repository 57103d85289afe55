/** What a guest, a search engine or a reference manager gets from the server before any script runs (docs/specification.md 2). */
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chaptersOf } from '#contract/chapters.ts';
import {
  type CatalogueEntry,
  catalogueListSchema,
  publicationListSchema,
  publicationSchema,
} from '#contract/entities/publication.ts';
import { sessionSchema } from '#contract/entities/user.ts';
import { chapterPage, processPage, versionPage, workPage } from '#contract/public-addresses.ts';
import { tipos } from '#contract/vocabulary.ts';
import { jats } from '#server/documents/jats/read/article.fixture.ts';
import { ask as askAt } from './administrator.ts';
import { copyOfDemonstration } from './demonstration.ts';
import { readRobots } from './robots.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const noSuchId = '01890000-0000-7000-8000-000000000000';

describe('the public pages', () => {
  let data: Awaited<ReturnType<typeof copyOfDemonstration>>;
  let server: ServerProcess;
  beforeAll(async () => {
    data = await copyOfDemonstration('embedded');
    server = await startServer(data.path);
  });
  afterAll(async () => {
    await server?.end('SIGTERM');
    data?.drop();
  });

  const open = async (address: string) => {
    const response = await fetch(`${server.url}${address}`);
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  const ask = async (address: string, token = '') =>
    (await fetch(`${server.url}/api${address}`, { headers: token ? { authorization: `Bearer ${token}` } : {} })).json();
  const worksOf = async (tipo: string): Promise<CatalogueEntry[]> =>
    catalogueListSchema.parse(await ask(`/catalog?tipo=${tipo}&limit=1`)).publications;
  const logIn = async (email: string): Promise<string> => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ email, password: 'demo1234' });
    const answer = await fetch(`${server.url}/api/auth/login`, { method: 'POST', headers, body });
    return sessionSchema.parse(await answer.json()).access_token;
  };

  it('show the catalogue whole: its works, its title, its description', async () => {
    const { status, headers, html } = await open('/catalogo');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(html).toMatch(/^<!doctype html>\n<html lang="es">/);
    expect(html).toMatch(/<title>Catálogo[^<]* · Pliego<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/);
    expect(html.match(/<article/g)?.length).toBeGreaterThan(5);
    expect(html.trimEnd()).toMatch(/<\/html>$/);
  });

  it('find what is sought without a script', async () => {
    const { html } = await open('/catalogo?q=agua');
    expect(html).toMatch(/<mark>agua<\/mark>/i);
    expect((await open('/catalogo?q=zzyzx')).html).toContain('No se encontraron resultados');
  });

  it('tell programs what belongs to a work, in the header, as link sets and in each type that is asked for', async () => {
    const [work] = await worksOf('ARTICULO');
    const address = `/catalogo/${work?.id}`;
    const { headers } = await open(address);
    expect(headers.get('vary')).toBe('accept, accept-encoding');
    const link = headers.get('link') ?? '';
    for (const rel of ['type', 'license', 'item', 'describedby', 'linkset']) expect(link).toContain(`; rel="${rel}"`);
    const asked = async (accept: string, at = address) => {
      const response = await fetch(`${server.url}${at}`, { headers: { accept } });
      expect([accept, response.status, response.headers.get('vary')]).toEqual([accept, 200, 'accept, accept-encoding']);
      expect(response.headers.get('content-type')).toBe(`${accept}; charset=utf-8`);
      return response.text();
    };
    expect(await asked('application/vnd.jats+xml')).toContain('<article ');
    expect(await asked('application/x-bibtex')).toMatch(/^@article\{/);
    expect(await asked('application/x-research-info-systems')).toMatch(/^TY {2}- JOUR\r\n/);
    expect(JSON.parse(await asked('application/vnd.citationstyles.csl+json'))).toMatchObject([{ title: work?.titulo }]);
    expect(JSON.parse(await asked('application/vnd.datacite.datacite+json'))).toMatchObject({
      types: { resourceTypeGeneral: 'JournalArticle' },
      titles: expect.arrayContaining([expect.objectContaining({ title: work?.titulo })]),
    });
    expect(JSON.parse(await asked('application/ld+json'))).toMatchObject({
      '@type': 'ScholarlyArticle',
      name: work?.titulo,
      isPartOf: {},
    });
    const { linkset } = JSON.parse(await asked('application/linkset+json'));
    expect(linkset[0]).toMatchObject({ anchor: `${server.url}${address}`, type: [{}, {}] });
    const file = await fetch(`${server.url}${address}/linkset.json`);
    expect(file.headers.get('content-type')).toBe('application/linkset+json; charset=utf-8');
    expect(await file.json()).toEqual({ linkset });
    expect(await (await fetch(`${server.url}${address}/linkset.txt`)).text()).toContain('rel="collection"');
    // Every address that is named is there.
    for (const { anchor } of linkset) expect([anchor, (await fetch(anchor)).status]).toEqual([anchor, 200]);
    const none = `/catalogo/${noSuchId}`;
    for (const at of [none, `${none}/linkset.json`]) {
      const { status } = await fetch(`${server.url}${at}`, { headers: { accept: 'application/linkset+json' } });
      expect(status).toBe(404);
    }
    // Browsers ask for pages first, and whoever takes anything is given the page.
    for (const accept of ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', '*/*', 'image/png'])
      expect((await fetch(`${server.url}${address}`, { headers: { accept } })).headers.get('content-type')).toBe(
        'text/html; charset=utf-8',
      );
  });

  it.each(tipos)('show a work of type %s with what reference managers read', async (tipo) => {
    const [work] = await worksOf(tipo);
    const { status, html } = await open(`/catalogo/${work?.id}`);
    expect(status).toBe(200);
    const [head = ''] = html.split('</head>');
    expect(head.match(/<title>/g)).toHaveLength(1);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/);
    for (const name of ['citation_title', 'citation_author', 'citation_publication_date', 'citation_language'])
      expect(html, name).toMatch(new RegExp(`<meta name="${name}" content="[^"]+">`));
    expect(html).toContain(`/catalogo/${work?.id}">`);
    expect(html).toMatch(/<h1[^>]*>/);
  });

  it('lead a crawler that keeps to robots.txt to the PDF of each work, which leads it back', async () => {
    const robots = readRobots((await open('/robots.txt')).html);
    expect(robots('/api/catalog')).toBe(false);
    expect(robots('/dashboard')).toBe(false);
    // Where PDFs were before: what moved, redirects.
    expect(robots('/api/publications/1/export/pdf')).toBe(true);
    const [work] = await worksOf('ARTICULO');
    const { html } = await open(`/catalogo/${work?.id}`);
    const canonical = /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1];
    expect(canonical).toBe(`${server.url}/catalogo/${work?.id}`);
    for (const [tag, type] of [
      ['citation_pdf_url', 'application/pdf'],
      ['citation_xml_url', 'application/xml; charset=utf-8'],
    ] as const) {
      const [, address = ''] = new RegExp(`<meta name="${tag}" content="([^"]+)">`).exec(html) ?? [];
      expect(address).toMatch(`${server.url}/catalogo/${work?.id}/`);
      expect(robots(new URL(address).pathname)).toBe(true);
      expect(html).toContain(`"contentUrl":"${address}"`);
      const file = await fetch(address, { redirect: 'error' });
      expect([file.status, file.headers.get('content-type')]).toEqual([200, type]);
      expect(file.headers.get('link')).toBe(`<${canonical}>; rel="canonical"`);
      expect(file.headers.get('cache-control')).toMatch(/^public/);
    }
    const former = await fetch(`${server.url}/api/publications/${work?.id}/export/pdf`);
    expect([former.status, former.redirected, (await former.text()).slice(0, 5)]).toEqual([200, true, '%PDF-']);
  });

  it('name no address of their own to who asks by a name that is not theirs', async () => {
    const [work] = await worksOf('ARTICULO');
    const { port } = new URL(server.url);
    const html = await new Promise<string>((resolve, reject) => {
      const headers = { host: 'malo.test' };
      get({ host: '127.0.0.1', port, path: `/catalogo/${work?.id}`, headers }, (answer) => resolve(text(answer))).on(
        'error',
        reject,
      );
    });
    expect(html).toContain(`<link rel="canonical" href="/catalogo/${work?.id}">`);
    expect(html).toMatch(/<meta name="citation_pdf_url" content="\/catalogo\/[^"]+\.pdf">/);
    expect(html).not.toMatch(/malo\.test|localhost|127\.0\.0\.1|pliego\.invalid/);
  });

  it('show the DOI of a demonstration work as an example, and hand it to no machine', async () => {
    const [work] = await worksOf('ARTICULO');
    const { html } = await open(`/catalogo/${work?.id}`);
    expect(html).toMatch(/DOI de ejemplo<\/dt><dd><span[^>]*>10\.5555\/pliego\.[\w-]+<\/span>/);
    expect(html).not.toMatch(/citation_doi|DC\.identifier|doi\.org\/10\.5555|"sameAs":"https:\/\/doi/);
  });

  it('say 404, in a page, of what is not there and of what is not public', async () => {
    const drafts = await ask('/publications?estado=BORRADOR', await logIn('autor@pliego.test'));
    const [draft] = publicationListSchema.parse(drafts).publications;
    expect(draft?.estado).toBe('BORRADOR');
    for (const id of ['no-es-un-id', noSuchId, draft?.id]) {
      const { status, html } = await open(`/catalogo/${id}`);
      expect([id, status]).toEqual([id, 404]);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toContain(draft?.titulo);
    }
    expect((await open('/no/hay/nada')).status).toBe(404);
  });

  it('answer private addresses with the empty shell, whoever asks', async () => {
    const { status, html } = await open('/dashboard');
    expect(status).toBe(200);
    expect(html).toContain('<div id="root"></div>');
    expect(html).toContain('noindex');
  });

  it('have assets that browsers keep for ever, since a changed one has another name', async () => {
    const { html } = await open('/catalogo');
    const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, address = '']) => address);
    expect(assets.length).toBeGreaterThan(2);
    for (const address of assets) {
      const { status, headers } = await open(address);
      expect([address, status, headers.get('cache-control')]).toEqual([
        address,
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
    expect((await open('/assets/no-esta.js')).status).toBe(404);
  });

  it('come with a policy that runs our own scripts only, and of those in the page the three that are known', async () => {
    const { headers } = await open('/catalogo');
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'(?: 'sha256-[^']+'){3}(;|$)/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('show a book by chapters, each at an address of its own, numbered as parts of the whole', async () => {
    const [book] = await worksOf('LIBRO');
    const work = publicationSchema.parse(await ask(`/catalog/${book?.id}`));
    const chapters = chaptersOf(work);
    const [first, second, third] = chapters;
    if (!first || !second || !third) throw new Error('The book is not in chapters.');
    const whole = await open(workPage(work.id));
    for (const { slug } of chapters) expect(whole.html).toContain(`href="${chapterPage(work.id, slug)}"`);
    const { status, html } = await open(chapterPage(work.id, second.slug));
    expect(status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="${server.url}${chapterPage(work.id, second.slug)}">`);
    expect(html).toMatch(/<meta name="citation_inbook_title" content="[^"]{5,}">/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(new RegExp(`rel="prev"[^>]* href="${chapterPage(work.id, first.slug)}"`));
    expect(html).toMatch(new RegExp(`rel="next"[^>]* href="${chapterPage(work.id, third.slug)}"`));
    expect((await open(`/catalogo/${work.id}/capitulos/no-hay`)).status).toBe(404);
    // In its own language a chapter has the address of before.
    const again = await fetch(`${server.url}${chapterPage(work.id, second.slug, 'es')}`, { redirect: 'manual' });
    expect([again.status, again.headers.get('location')]).toEqual([301, chapterPage(work.id, second.slug)]);
  });

  it('tell how a work came about, and have one address for the version that is published', async () => {
    const [entry] = await worksOf('ARTICULO');
    const id = entry?.id ?? '';
    const { status, html } = await open(processPage(id));
    expect(status).toBe(200);
    expect(html).toContain('Historia y revisiones');
    // Where no reviews are published it says nothing that the work's own page does not.
    expect(html).toContain('<meta name="robots" content="noindex">');
    const { versionActual } = publicationSchema.parse(await ask(`/catalog/${id}`));
    const version = await fetch(server.url + versionPage(id, versionActual), { redirect: 'manual' });
    // For the time being: with the next version this one has an address of its own.
    expect([version.status, version.headers.get('location')]).toEqual([302, workPage(id)]);
    expect((await open(versionPage(id, versionActual + 1))).status).toBe(404);
  });

  // The last: its work comes first in the catalogue.
  it('show the text of a work in each of its languages, at an address of its own', async () => {
    const [author, admin] = await Promise.all(['autor@pliego.test', 'admin@pliego.test'].map(logIn));
    const send = (method: string, path: string, body: unknown, token?: string) =>
      askAt(server.url, method, path, body, token);
    const fields = { titulo: 'La marea en dos lenguas', resumen: 'Sube y baja.', palabrasClave: ['mareas'] };
    const { id } = publicationSchema.parse(await send('POST', '/publications', fields, author));
    const after =
      '<sub-article article-type="translation" xml:lang="en"><front-stub><title-group><article-title>The tide in two tongues</article-title></title-group></front-stub><body><p>The tide rises.</p></body></sub-article>';
    const sent = await fetch(`${server.url}/api/publications/${id}/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${author}`, 'content-type': 'application/octet-stream' },
      body: jats({ body: '<p>La marea sube.</p>', after }),
    });
    expect(sent.status).toBe(200);
    await send('PATCH', `/publications/${id}/estado`, { estado: 'PUBLICADO', motivo: 'Ya se revisó.' }, admin);

    const { status, html } = await open(`/catalogo/${id}/en`);
    expect(status).toBe(200);
    expect(html).toMatch(/<html lang="en">.*The tide rises\./s);
    expect(html).toContain('<meta name="citation_title" content="The tide in two tongues">');
    expect(html).toContain('<meta name="citation_language" content="en">');
    expect(html).toContain(`<link rel="canonical" href="${server.url}/catalogo/${id}/en">`);
    expect(html).toContain(`<link rel="alternate" hreflang="es" href="${server.url}/catalogo/${id}">`);
    const own = await open(`/catalogo/${id}`);
    expect(own.html).toMatch(/<html lang="es">.*La marea sube\./s);
    expect(own.html).toContain(`href="/catalogo/${id}/en"`);
    // Each text has one address.
    const again = await fetch(`${server.url}/catalogo/${id}/es`, { redirect: 'manual' });
    expect([again.status, again.headers.get('location')]).toEqual([301, `/catalogo/${id}`]);
    expect((await open(`/catalogo/${id}/fr`)).status).toBe(404);
  });
});
