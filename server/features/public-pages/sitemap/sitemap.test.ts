/** The site map that crawlers read (sitemaps.org 0.9). */
import { gunzipSync } from 'node:zlib';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { principalJournal } from '#contract/journals.ts';
import { published as row } from '#server/features/catalogue/works.fixture.ts';
import { importWork } from '#server/features/publications/import-work.ts';
import { authorships, harvestRecords, publications } from '#server/platform/database/schema.ts';
import { eq, sql } from '#server/platform/database/sql.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { canValidate, validate } from '#server/testing/schemas.ts';
import { type Cast, published } from '#server/testing/works.ts';
import { findAuthorParts, findAuthors, findParts, findState, findWorks } from './queries.ts';
import { spanOf, worksInPart } from './works.ts';

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

  /** Made in a test; hidden until another shows it. */
  let journal = '';

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

  it('parts hold every work once, and what is published or leaves changes its own part alone', async () => {
    const { db } = platform().services;
    const admin = await platform().person('Inés', 'ADMIN');
    journal = (await admin.call.createJournal({ body: { clave: 'anales-2', nombre: 'Anales' } })).id;
    const works = Array.from({ length: 5 }, (_, n) => row({ titulo: `Obra ${n}` }, { revistaId: journal }));
    for (const work of works) await db.insert(publications).values(work);
    const spans = (size: number) =>
      [0, 1, 2].map((part) => ({ revistaId: journal, after: part * size, until: (part + 1) * size }));
    const read = async () => {
      const parts = spans(2).map((span) => findWorks(db, span, { last: undefined, limit: 10 }));
      return (await Promise.all(parts)).map((part) => part.map(({ id }) => id));
    };
    const ids = works.map(({ id = '' }) => id);
    expect(await read()).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)]);
    const times = async () =>
      (await findParts(db, 2)).flatMap(({ revistaId, changed }) => (revistaId === journal ? [changed.getTime()] : []));
    const before = await times();
    await db
      .update(publications)
      .set({ fechaEliminacion: new Date() })
      .where(eq(publications.id, ids[1] ?? ''));
    const late = row({ titulo: 'Venida de 1990' }, { revistaId: journal, fechaPublicacion: new Date('1990-01-01') });
    await db.insert(publications).values(late);
    expect(await read()).toEqual([ids.slice(0, 1), ids.slice(2, 4), [ids[4], late.id]]);
    const after = await times();
    expect(after.map((time, part) => time > (before[part] ?? 0))).toEqual([true, false, true]);
    // The same in pieces, each from where the one before ended.
    const whole = { revistaId: journal, after: 0, until: 6 };
    const [first, second] = await findWorks(db, whole, { last: undefined, limit: 2 });
    const rest = await findWorks(db, whole, { last: second, limit: 10 });
    expect([first, second, ...rest].map((work) => work?.id)).toEqual([ids[0], ids[2], ids[3], ids[4], late.id]);
    expect(await findState(db, whole)).toMatchObject({ works: 5, changed: new Date(Math.max(...after)) });
  });

  it('parts have room for forty addresses of each work, its languages and chapters, within the 50,000 of the protocol', () => {
    expect(worksInPart * 40).toBeLessThanOrEqual(50_000);
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
      const span = spanOf(principalJournal, 1);
      const works = await findWorks(platform().services.db, span, { last: undefined, limit: 1000 });
      return works.find((work) => work.id === id)?.changed.getTime();
    };
    const before = await lastmod();
    await people.editor.call.setPriority({ params: { id }, body: { prioridad: 'ALTA' } });
    expect((await people.editor.call.getPublication({ params: { id } })).prioridad).toBe('ALTA');
    expect(await lastmod()).toBe(before);
  });

  it('what leaves the catalogue changes its page and its part', async () => {
    const people = await cast();
    const leaves = await published(people);
    await published(people);
    const shows = /\/(sitemap-sitio\.xml|sitemap-obras-1\.xml|catalogo)$/;
    const times = async () =>
      [...(await entries('/sitemap.xml')), ...(await entries('/sitemap-sitio.xml'))]
        .filter(({ loc }) => shows.test(loc))
        .map(({ lastmod = '' }) => lastmod);
    const before = await times();
    expect(before).toHaveLength(3);
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

  const status = async (url: string) => (await platform().inject({ url })).statusCode;
  const partOf = (key: string, part: number | string = 1) => `/sitemap-revista-${key}-${part}.xml`;

  it('works of a journal that is not shown are in a part that does not call it by its name', async () => {
    const index = await addresses('/sitemap.xml');
    expect(index).toContain(`http://localhost:3000${partOf(journal)}`);
    expect(index.join()).not.toContain('anales-2');
    expect(await status(partOf('anales-2'))).toBe(404);
    expect(await entries(partOf(journal))).toHaveLength(5);
  });

  it('a part that is not there, or is none, is not found', async () => {
    for (const part of [2, 0, '01', '-1', '1000000', 'x', '1.5', ''])
      expect(await status(partOf(journal, part)), String(part)).toBe(404);
    for (const part of [999_999, 0, '-1', 'x', '']) {
      expect(await status(`/sitemap-obras-${part}.xml`), String(part)).toBe(404);
      expect(await status(`/sitemap-autores-${part}.xml`), String(part)).toBe(404);
    }
    for (const key of ['nadie', 'a', '00000000-0000-4000-8000-00000000abcd', '%27', '--', '..%2f'])
      expect(await status(partOf(key)), key).toBe(404);
  });

  it('each journal has parts of its own, one address each, and a page with its texts', async () => {
    const admin = await platform().person('Inés', 'ADMIN');
    await admin.call.changeJournal({ params: { id: journal }, body: { publica: true } });
    await admin.call.writeJournalText({
      params: { id: journal, tipo: 'normas' },
      body: { markdown: 'Se citan las fuentes.' },
    });
    const origin = 'http://localhost:3000';
    const index = await entries('/sitemap.xml');
    const [mine] = index.filter(({ loc }) => loc === origin + partOf('anales-2'));
    expect(index.map(({ loc }) => loc)).not.toContain(origin + partOf(journal));
    const works = await entries(partOf('anales-2'));
    const state = await findState(platform().services.db, spanOf(journal, 1));
    expect(mine?.lastmod).toBe(state?.changed.toISOString());
    expect(works.every(({ lastmod = '' }) => lastmod <= (mine?.lastmod ?? ''))).toBe(true);
    for (const [url, location] of [
      [partOf(journal), partOf('anales-2')],
      [partOf('revista'), '/sitemap-obras-1.xml'],
    ] as const) {
      const { statusCode, headers } = await platform().inject({ url, headers: { host: 'localhost:3000' } });
      expect([statusCode, headers.location, headers['cache-control']]).toEqual([301, origin + location, 'no-cache']);
    }
    const site = await entries('/sitemap-sitio.xml');
    expect(site.find(({ loc }) => loc === `${origin}/revistas/anales-2`)?.lastmod).toBe(mine?.lastmod);
    expect(site.map(({ loc }) => loc)).toContain(`${origin}/revistas/anales-2/normas`);
    const ofHouse = await addresses('/sitemap-obras-1.xml');
    for (const { loc } of works) expect(ofHouse).not.toContain(loc);
  });

  it('what a crawler has already is not sent again until it changes', async () => {
    const people = await cast();
    const asked = async (url: string, headers: Record<string, string> = {}) =>
      platform().inject({ url, headers: { host: 'localhost:3000', ...headers } });
    for (const url of ['/sitemap.xml', '/sitemap-sitio.xml', '/sitemap-obras-1.xml', '/sitemap-autores-1.xml']) {
      await published(people);
      const first = await asked(url);
      expect(first.statusCode, url).toBe(200);
      const tag = { 'if-none-match': String(first.headers.etag) };
      const again = await asked(url, tag);
      expect([again.statusCode, again.body], url).toEqual([304, '']);
      await published(people);
      const changed = await asked(url, tag);
      expect([changed.statusCode, changed.headers.etag === first.headers.etag], url).toEqual([200, false]);
    }
    const url = '/sitemap-obras-1.xml';
    const packed = await asked(url, { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(String(gunzipSync(packed.rawPayload))).toBe((await get(url)).body);
    // An act that began before the last one is committed after it.
    const { db } = platform().services;
    const tag = { 'if-none-match': String((await asked(url)).headers.etag) };
    const [first] = await findWorks(db, spanOf(principalJournal, 1), { last: undefined, limit: 1 });
    await db
      .update(harvestRecords)
      .set({ fecha: sql`${harvestRecords.fecha} + interval '1 millisecond'` })
      .where(eq(harvestRecords.publicacionId, first?.id ?? ''));
    expect((await asked(url, tag)).statusCode).toBe(200);
    const since = String((await asked(url)).headers['last-modified']);
    expect((await asked(url, { 'if-modified-since': since })).statusCode).toBe(304);
    expect((await asked(url, { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).statusCode).toBe(200);
    const head = await platform().inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it('the time of an author is that of the last of their works that changed, also by its leaving', async () => {
    const people = await cast();
    const [stays, leaves] = [await published(people), await published(people)];
    const page = `http://localhost:3000/autores/${people.author.user.id}`;
    const lastmod = async () =>
      (await entries('/sitemap-autores-1.xml')).find(({ loc }) => loc === page)?.lastmod ?? '';
    const before = await lastmod();
    expect(Date.parse(before)).toBeGreaterThan(Date.parse(stays.fechaCreacion));
    await published(await cast());
    expect(await lastmod()).toBe(before);
    await people.editor.call.changeEstado({
      params: { id: leaves.id },
      body: { estado: 'RETIRADO', motivo: 'Datos erróneos.' },
    });
    expect((await lastmod()) > before).toBe(true);
  });

  it('parts of authors hold each once, from one key to the next', async () => {
    const { db } = platform().services;
    const whole = await findAuthors(db, {}, 1000);
    const parts = await findAuthorParts(db, 2);
    expect(parts.length).toBe(Math.ceil(whole.length / 2));
    expect(parts.length).toBeGreaterThan(2);
    const each = parts.map(({ first }, i) => findAuthors(db, { from: first, before: parts[i + 1]?.first }, 1000));
    const read = await Promise.all(each);
    expect(read.flat()).toEqual(whole);
    for (const [i, part] of parts.entries())
      expect(part.changed).toEqual(new Date(Math.max(...(read[i] ?? []).map(({ changed }) => changed.getTime()))));
  });

  it('the index tells of more authors than are counted at once as they are, once they were counted', async () => {
    const { db } = platform().services;
    const work = row({ titulo: 'De muchos' });
    await db.insert(publications).values(work);
    const bylines = sql`
      insert into ${authorships} (publicacion_id, orden, nombres, apellidos, orcid, afiliaciones)
      select ${work.id}::uuid, n, 'N', 'A', 'X' || n, '{}' from generate_series(1, 20000) as n`;
    await db.execute(bylines);
    const people = await cast();
    await published(people);
    const times = async () =>
      (await entries('/sitemap.xml')).filter(({ loc }) => loc.includes('-autores-')).map(({ lastmod }) => lastmod);
    const before = await times();
    await published(people);
    const now = (await findAuthorParts(db, 10_000)).map(({ changed }) => changed.toISOString());
    expect(now).toHaveLength(3);
    expect(before).not.toEqual(now);
    await expect.poll(times, { timeout: 30_000, interval: 500 }).toEqual(now);
    await db.delete(publications).where(eq(publications.id, work.id ?? ''));
  });

  it.skipIf(!canValidate)('its parts are valid by the schema [skipped where that is not at hand]', async () => {
    const parts = ['/sitemap-sitio.xml', '/sitemap-obras-1.xml', partOf('anales-2'), '/sitemap-autores-1.xml'];
    validate('sitemap', await Promise.all(parts.map(async (url) => (await get(url)).body)));
  });
});
