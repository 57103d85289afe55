/** What crawlers read: robots.txt (RFC 9309) and the site map (sitemaps.org 0.9). */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { type Cast, published } from '#server/testing/works.ts';
import { findParts, findWorksOfPart } from './queries.ts';

/** The validator and its schemas lie beside the repository where it is developed; the protocol's has none of the index. */
const validator = resolve('../shared/schemas/validate.sh');
const parser = new XMLParser({ isArray: (name) => ['url', 'sitemap'].includes(name) });

describePlatform('what crawlers read', (platform) => {
  const get = async (url: string) => {
    const response = await platform().inject({ method: 'GET', url, headers: { host: 'pliego.example' } });
    expect(response.statusCode).toBe(200);
    return response;
  };
  const entries = async (url: string): Promise<{ loc: string; lastmod?: string }[]> => {
    const { body, headers } = await get(url);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(XMLValidator.validate(body)).toBe(true);
    const { urlset, sitemapindex } = parser.parse(body);
    return urlset?.url ?? sitemapindex?.sitemap ?? [];
  };
  const addresses = async (url: string) => (await entries(url)).map(({ loc }) => loc);
  const cast = async (): Promise<Cast> => ({
    author: await platform().person('Ana', 'AUTOR'),
    editor: await platform().person('Elena', 'EDITOR'),
    reviewer: await platform().person('Rita', 'REVISOR'),
  });

  it('robots.txt opens the public site, closes what is private, and names the site map', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^User-agent: \*\n/);
    for (const path of ['/api/', '/admin/', '/dashboard']) expect(body).toContain(`Disallow: ${path}\n`);
    expect(body).not.toMatch(/^Disallow: \/(catalogo|files)?$/m);
    expect(body).toMatch(/\nSitemap: http:\/\/pliego\.example\/sitemap\.xml\n$/);
  });

  it('the index of an empty catalogue names the site alone', async () => {
    expect(await addresses('/sitemap.xml')).toEqual(['http://pliego.example/sitemap-sitio.xml']);
    const none = await platform().inject({ method: 'GET', url: '/sitemap-obras-1.xml' });
    expect(none.statusCode).toBe(404);
  });

  it('a work is there from its publication to its retraction, with the time of its last change', async () => {
    const people = await cast();
    const { id } = await published(people);
    expect(await addresses('/sitemap.xml')).toContain('http://pliego.example/sitemap-obras-1.xml');
    const [work, ...others] = await entries('/sitemap-obras-1.xml');
    expect(others).toEqual([]);
    expect(work?.loc).toBe(`http://pliego.example/catalogo/${id}`);
    expect(work?.lastmod).toBe((await people.author.call.getPublication({ params: { id } })).fechaActualizacion);
    await people.editor.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo: 'Datos erróneos.' } });
    expect(await addresses('/sitemap.xml')).not.toContain('http://pliego.example/sitemap-obras-1.xml');
  });

  it('what is not published is never there', async () => {
    const people = await cast();
    await people.author.call.createPublication({ body: { titulo: 'Borrador', resumen: 'R.', palabrasClave: ['a'] } });
    expect(await addresses('/sitemap.xml')).toEqual(['http://pliego.example/sitemap-sitio.xml']);
  });

  it('parts hold every work once, in an order that does not change the earlier ones', async () => {
    const { db } = platform().services;
    const people = await cast();
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) ids.push((await published(people)).id);
    const parts = async () => {
      const changes = await findParts(db, 2);
      return Promise.all(changes.map(async (_, i) => (await findWorksOfPart(db, i, 2)).map(({ id }) => id)));
    };
    const before = await parts();
    expect(before.map((part) => part.length)).toEqual([2, 1]);
    expect(before.flat().sort()).toEqual([...ids].sort());
    await published(people);
    const after = await parts();
    expect(after[0]).toEqual(before[0]);
    expect(after.flat()).toHaveLength(4);
    const changed = (await findParts(db, 2))[1]?.getTime();
    const works = await findWorksOfPart(db, 1, 2);
    expect(changed).toBe(Math.max(...works.map((work) => work.changed.getTime())));
  });

  it('the site’s own pages are there where guests may open them', async () => {
    const admin = await platform().person('Inés', 'ADMIN');
    await admin.call.writePage({ params: { slug: 'ayuda' }, body: { markdown: 'Hola.' } });
    expect(await addresses('/sitemap-sitio.xml')).toEqual(['http://pliego.example/catalogo']);
    await platform().settings({ sitioPublico: true });
    const open = ['/', '/catalogo', '/instituciones', '/contacto', '/ayuda'];
    expect(await addresses('/sitemap-sitio.xml')).toEqual(open.map((path) => `http://pliego.example${path}`));
    await admin.call.writePage({ params: { slug: 'ayuda' }, body: { markdown: '' } });
    expect(await addresses('/sitemap-sitio.xml')).not.toContain('http://pliego.example/ayuda');
  });

  it('an address asked for with odd signs breaks no document', async () => {
    const response = await platform().inject({ method: 'GET', url: '/sitemap.xml', headers: { host: 'a"<b>&c' } });
    if (response.statusCode === 200) expect(XMLValidator.validate(response.body)).toBe(true);
  });

  it('the index has nothing but what the protocol names', async () => {
    for (const entry of await entries('/sitemap.xml'))
      expect(['loc', 'lastmod']).toEqual(expect.arrayContaining(Object.keys(entry)));
    const { body } = await get('/sitemap.xml');
    expect(body).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  });

  it.skipIf(!existsSync(validator))(
    'its parts are valid by the schema [skipped where that is not at hand]',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'pliego-sitemap-'));
      const files = ['sitemap-sitio.xml', 'sitemap-obras-1.xml'].map((name) => join(folder, name));
      for (const file of files) writeFileSync(file, (await get(`/${basename(file)}`)).body);
      const said = execFileSync('bash', [validator, 'sitemap', ...files], { encoding: 'utf8' });
      expect(said.trim().split('\n')).toEqual(files.map((file) => `OK   sitemap ${file}`));
      rmSync(folder, { recursive: true });
    },
  );
});
