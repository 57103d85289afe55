/** What crawlers read: robots.txt (RFC 9309) and the site map (sitemaps.org 0.9). */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { published as row } from '#server/features/catalogue/works.fixture.ts';
import { importWork } from '#server/features/publications/import-work.ts';
import { authorships, publications } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { type Cast, published } from '#server/testing/works.ts';
import { findParts, findWorksOfPart } from './queries.ts';
import { worksInPart } from './sitemap.ts';

/** The validator and its schemas lie beside the repository where it is developed; the protocol's has none of the index. */
const validator = resolve('../shared/schemas/validate.sh');
const parser = new XMLParser({ isArray: (name) => ['url', 'sitemap'].includes(name) });

/** As an article of another journal comes in. */
const fromElsewhere = {
  titulo: 'Acequias de montaña',
  resumen: 'Su resumen.',
  palabrasClave: ['agua'],
  tipo: 'ARTICULO' as const,
  categoria: null,
  idioma: 'es',
  doi: null,
  metadatos: {},
  autores: [],
  traducciones: [],
  licencia: null,
  fechaRecepcion: null,
  fechaAceptacion: null,
  fechaPublicacion: null,
  documento: { type: 'doc' as const, content: [] },
  referencias: [],
  textos: [],
};

describePlatform('what crawlers read', (platform) => {
  const get = async (url: string) => {
    const response = await platform().inject({ method: 'GET', url, headers: { host: 'localhost:3000' } });
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
    for (const path of ['/api/', '/files/descargas/', '/admin/', '/dashboard'])
      expect(body).toContain(`Disallow: ${path}\n`);
    expect(body).not.toMatch(/^Disallow: \/(catalogo|files)?$/m);
    expect(body).toMatch(/\nSitemap: http:\/\/localhost:3000\/sitemap\.xml\n$/);
  });

  it('the index of an empty catalogue names the site alone', async () => {
    expect(await addresses('/sitemap.xml')).toEqual(['http://localhost:3000/sitemap-sitio.xml']);
    const none = await platform().inject({ method: 'GET', url: '/sitemap-obras-1.xml' });
    expect(none.statusCode).toBe(404);
  });

  it('a work is there from its publication to its retraction, with the time of its last change', async () => {
    const people = await cast();
    const { id } = await published(people);
    expect(await addresses('/sitemap.xml')).toContain('http://localhost:3000/sitemap-obras-1.xml');
    const [work, ...others] = await entries('/sitemap-obras-1.xml');
    expect(others).toEqual([]);
    expect(work?.loc).toBe(`http://localhost:3000/catalogo/${id}`);
    const changed = Date.parse((await people.author.call.getPublication({ params: { id } })).fechaActualizacion);
    expect(Math.abs(Date.parse(work?.lastmod ?? '') - changed)).toBeLessThan(1000);
    await people.editor.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo: 'Datos erróneos.' } });
    expect(await addresses('/sitemap.xml')).not.toContain('http://localhost:3000/sitemap-obras-1.xml');
  });

  it('what is not published is never there', async () => {
    const people = await cast();
    await people.author.call.createPublication({ body: { titulo: 'Borrador', resumen: 'R.', palabrasClave: ['a'] } });
    expect(await addresses('/sitemap.xml')).toEqual(['http://localhost:3000/sitemap-sitio.xml']);
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

  it('parts have room for fifty addresses of each work, its languages and chapters, within the 50,000 of the protocol', () => {
    expect(worksInPart * 50).toBeLessThanOrEqual(50_000);
  });

  it('a work from elsewhere changed when it came, however long ago it was published', async () => {
    const before = Date.now() - 1;
    await importWork(platform().services, { ...fromElsewhere, fechaPublicacion: '2001-03-04' });
    const { publications } = await platform().guest.searchCatalogue({ query: { search: fromElsewhere.titulo } });
    const loc = `http://localhost:3000/catalogo/${publications[0]?.id}`;
    const work = (await entries('/sitemap-obras-1.xml')).find((entry) => entry.loc === loc);
    expect(Date.parse(work?.lastmod ?? '')).toBeGreaterThanOrEqual(before);
  });

  it('a work stands in it once for each language of its text', async () => {
    const text = { esOriginal: false, doi: null, documento: { type: 'doc' as const, content: [] }, referencias: null };
    const titulo = 'Acequias de dos lenguas';
    await importWork(platform().services, { ...fromElsewhere, titulo, textos: [{ ...text, idioma: 'en' }] });
    const { publications } = await platform().guest.searchCatalogue({ query: { search: titulo } });
    const loc = `http://localhost:3000/catalogo/${publications[0]?.id}`;
    const { body } = await get('/sitemap-obras-1.xml');
    expect(XMLValidator.validate(body)).toBe(true);
    for (const address of [loc, `${loc}/en`])
      expect(body).toMatch(new RegExp(`<loc>${address}</loc><lastmod>[^<]+</lastmod></url>`));
  });

  it('what readers do not see changes no time', async () => {
    const people = await cast();
    const { id } = await published(people);
    const lastmod = async () => {
      const works = await findWorksOfPart(platform().services.db, 0, 100);
      return works.find((work) => work.id === id)?.changed.getTime();
    };
    const before = await lastmod();
    await people.editor.call.setPriority({ params: { id }, body: { prioridad: 'ALTA' } });
    expect((await people.editor.call.getPublication({ params: { id } })).prioridad).toBe('ALTA');
    expect(await lastmod()).toBe(before);
  });

  it('what leaves the catalogue changes its page and the parts that works move up into', async () => {
    const people = await cast();
    const leaves = await published(people);
    await published(people);
    const times = async () =>
      [...(await entries('/sitemap.xml')), ...(await entries('/sitemap-sitio.xml'))].map(({ lastmod = '' }) => lastmod);
    const before = await times();
    expect(before).not.toContain('');
    await people.editor.call.changeEstado({
      params: { id: leaves.id },
      body: { estado: 'RETIRADO', motivo: 'Datos erróneos.' },
    });
    const after = await times();
    after.forEach((time, place) => void expect(time > (before[place] ?? '')).toBe(true));
  });

  it('the site’s own pages are there where guests may open them', async () => {
    const admin = await platform().person('Inés', 'ADMIN');
    await admin.call.writePage({ params: { slug: 'ayuda' }, body: { markdown: 'Hola.' } });
    expect(await addresses('/sitemap-sitio.xml')).toEqual(['http://localhost:3000/catalogo']);
    await platform().settings({ sitioPublico: true });
    const open = ['/', '/catalogo', '/instituciones', '/contacto', '/ayuda'];
    expect(await addresses('/sitemap-sitio.xml')).toEqual(open.map((path) => `http://localhost:3000${path}`));
    await admin.call.writePage({ params: { slug: 'ayuda' }, body: { markdown: '' } });
    expect(await addresses('/sitemap-sitio.xml')).not.toContain('http://localhost:3000/ayuda');
  });

  it('sixty works stand in it with their disciplines and authors, and nothing of one that is not published', async () => {
    const { db } = platform().services;
    const author = await platform().person('Sara', 'AUTOR');
    const secret = await platform().person('Secreta', 'AUTOR');
    const works = Array.from({ length: 60 }, (_, n) => row({ titulo: `Obra ${n}` }, { categoria: `Campo ${n % 7}` }));
    const drafts = (['BORRADOR', 'EN_REVISION', 'APROBADO', 'RETIRADO'] as const).map((estado) =>
      row({ titulo: `Oculta ${estado}` }, { estado, categoria: 'Campo secreto' }),
    );
    const deleted = row({ titulo: 'Borrada' }, { categoria: 'Campo borrado', fechaEliminacion: new Date() });
    await db.insert(publications).values([...works, ...drafts, deleted]);
    const sign = (userId: string, list: readonly { id?: string | undefined }[]) =>
      list.map(({ id = '' }) => ({
        publicacionId: id,
        userId,
        orden: 0,
        nombres: 'N',
        apellidos: 'A',
        afiliaciones: [],
      }));
    await db
      .insert(authorships)
      .values([...sign(author.user.id, works), ...sign(secret.user.id, [...drafts, deleted])]);
    await platform().settings({ sitioPublico: true });
    const parts = (await addresses('/sitemap.xml')).map((address) => new URL(address).pathname);
    const all = (await Promise.all(parts.map(addresses))).flat();
    for (const { id } of works) expect(all).toContain(`http://localhost:3000/catalogo/${id}`);
    for (let n = 0; n < 7; n++) expect(all).toContain(`http://localhost:3000/catalogo/disciplinas/campo-${n}`);
    expect(all).toContain(`http://localhost:3000/autores/${author.user.id}`);
    expect(new Set(all).size).toBe(all.length);
    for (const hidden of [secret.user.id, 'secreto', 'borrado', ...[...drafts, deleted].map(({ id = '' }) => id)])
      expect(all.join()).not.toContain(hidden);
    await platform().settings({ sitioPublico: false });
  });

  it('who signs retracted works alone is in none of it from that moment on', async () => {
    const people = await cast();
    const { id } = await published(people);
    const authors = () => addresses('/sitemap-autores-1.xml');
    const page = `http://localhost:3000/autores/${people.author.user.id}`;
    expect(await authors()).toContain(page);
    await people.editor.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo: 'Datos erróneos.' } });
    expect(await authors()).not.toContain(page);
    const { headers } = await get('/sitemap-autores-1.xml');
    expect(headers['cache-control']).toBe('public, no-cache');
  });

  it('an address asked for with odd signs breaks no document', async () => {
    const response = await platform().inject({ method: 'GET', url: '/sitemap.xml', headers: { host: 'a"<b>&c' } });
    expect(response.statusCode).toBe(200);
    expect(XMLValidator.validate(response.body)).toBe(true);
    expect(response.body).toContain('<loc>/sitemap-sitio.xml</loc>');
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
