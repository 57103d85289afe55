/** What readers follow and reference managers take of the works that pages list. */
import { XMLParser } from 'fast-xml-parser';
import { beforeAll, expect, it } from 'vitest';
import { principalJournal } from '#contract/journals.ts';
import { type ListFormat, listAddress, listEndings, openSearchAddress } from '#contract/public-addresses.ts';
import { parseReferences } from '#server/documents/citations/parse-references.ts';
import { published as row } from '#server/features/catalogue/works.fixture.ts';
import { authorships, issues, issueWorks, publications } from '#server/platform/database/schema.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';

const host = { host: 'localhost:3000' };
const orcid = '0000-0002-1825-0097';
const numero = '01890a5d-ac96-774b-bcce-b302099a8057';
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (n) => n === 'entry' || n === 'item',
});

describePlatform('the works that a page lists', (platform) => {
  const get = (url: string, headers: Record<string, string> = {}) =>
    platform().inject({ method: 'GET', url, headers: { ...host, ...headers } });
  let ids: string[];
  beforeAll(async () => {
    const { db } = platform().services;
    const rows = Array.from({ length: 60 }, (_, i) =>
      row(
        { titulo: `Mareas «${i}» & <vientos>`, resumen: `Su resumen ${i}.`, palabrasClave: ['agua'] },
        { tipo: i % 10 === 0 ? 'LIBRO' : 'ARTICULO', categoria: i % 2 === 0 ? 'Historia' : 'Química' },
      ),
    );
    ids = rows.map(({ id }) => id).reverse();
    await db.insert(publications).values(rows);
    await db.insert(authorships).values(
      ids.map((publicacionId, i) => ({
        ...{ publicacionId, orden: 0, nombres: 'Ana', apellidos: 'Ruiz Gil', afiliaciones: [] },
        orcid: i < 3 ? orcid : null,
      })),
    );
    const issue = { id: numero, revistaId: principalJournal, volumen: '3', numero: '2', anio: 2025 };
    await db.insert(issues).values({ ...issue, fechaPublicacion: new Date() });
    await db
      .insert(issueWorks)
      .values(ids.slice(0, 4).map((publicacionId, orden) => ({ numeroId: numero, publicacionId, orden: 3 - orden })));
  });

  const titlesIn = (format: ListFormat, body: string): string[] => {
    if (format === 'rss') return parser.parse(body).rss.channel.item.map(({ title }: { title: string }) => title);
    if (format === 'atom') return parser.parse(body).feed.entry.map(({ title }: { title: string }) => title);
    if (format === 'feed') return JSON.parse(body).items.map(({ title }: { title: string }) => title);
    return parseReferences(body).references.map(({ csl }) => csl?.title ?? '');
  };
  const pages: readonly [page: string, query: string, count: number][] = [
    ['/catalogo', '', 60],
    ['/catalogo', 'tipo=LIBRO', 6],
    ['/catalogo', 'categoria=historia&q=mareas', 30],
    [`/autores/${orcid}`, '', 3],
    [`/numeros/${numero}`, '', 4],
  ];
  it.each(pages)('of %s?%s are told in each format, the same in all', async (page, query, count) => {
    for (const format of Object.keys(listEndings) as ListFormat[]) {
      const { statusCode, body, headers } = await get(listAddress(page, format, query));
      expect([format, statusCode]).toEqual([format, 200]);
      const isFeed = ['rss', 'atom', 'feed'].includes(format);
      const titles = titlesIn(format, body);
      expect([format, titles.length]).toEqual([format, isFeed ? Math.min(50, count) : count]);
      for (const title of titles) expect(title).toMatch(/^Mareas «\d+» & <vientos>$/);
      expect(headers['content-disposition'] === undefined).toBe(isFeed);
      const again = await get(listAddress(page, format, query), { 'if-none-match': String(headers.etag) });
      expect(again.statusCode).toBe(304);
    }
  });

  it('a feed leads to its page, to itself and to its works, by names that nothing changes', async () => {
    const { feed } = parser.parse((await get(listAddress('/catalogo', 'atom', 'tipo=LIBRO'))).body);
    expect(feed.link).toEqual([
      expect.objectContaining({ rel: 'self', href: 'http://localhost:3000/catalogo/obras.atom?tipo=LIBRO' }),
      expect.objectContaining({ rel: 'alternate', href: 'http://localhost:3000/catalogo?tipo=LIBRO' }),
    ]);
    const [entry] = feed.entry;
    const id = entry.id.replace('urn:uuid:', '');
    expect(entry.link.href).toBe(`http://localhost:3000/catalogo/${id}`);
    expect(entry.author.name).toBe('Ana Ruiz Gil');
    expect(Date.parse(entry.updated)).toBeGreaterThanOrEqual(Date.parse(entry.published));
  });

  it('a number goes in its own order, and chosen works in that of the request, without those that nobody may know of', async () => {
    const inNumber = titlesIn('ris', (await get(listAddress(`/numeros/${numero}`, 'ris'))).body);
    const [first, second] = [ids[3], ids[2]];
    const draft = row({ titulo: 'Borrador' }, { estado: 'BORRADOR', fechaPublicacion: null });
    await platform().services.db.insert(publications).values(draft);
    const asked = [second, draft.id, first, 'nada', second].map((id) => `obra=${id}`).join('&');
    const chosen = titlesIn('ris', (await get(listAddress('/catalogo', 'ris', asked))).body);
    expect(chosen).toEqual([inNumber[1], inNumber[0]]);
  });

  it('each reference of a list has a key of its own', async () => {
    const { body } = await get(listAddress('/catalogo', 'bibtex'));
    const keys = [...body.matchAll(/^@\w+\{([^,]+),/gm)].map(([, key]) => key);
    expect(keys).toHaveLength(60);
    expect(new Set(keys).size).toBe(60);
    const { body: csl } = await get(listAddress('/catalogo', 'csl'));
    expect(new Set(JSON.parse(csl).map(({ id }: { id: string }) => id)).size).toBe(60);
  });

  it('what was published a moment ago is in it, and what was retracted is not', async () => {
    const address = listAddress('/catalogo', 'feed', 'q=espuma');
    expect(titlesIn('feed', (await get(address)).body)).toEqual([]);
    const author = await platform().person('Ana', 'AUTOR');
    const admin = await platform().person('Adela', 'ADMIN');
    const { id } = await author.call.createPublication({
      body: { titulo: 'Espuma', resumen: 'Su resumen.', palabrasClave: ['mar'] },
    });
    await admin.call.changeEstado({ params: { id }, body: { estado: 'PUBLICADO', motivo: 'Ya se revisó.' } });
    expect(titlesIn('feed', (await get(address)).body)).toEqual(['Espuma']);
    await admin.call.changeEstado({ params: { id }, body: { estado: 'RETIRADO', motivo: 'No se sostiene.' } });
    expect(titlesIn('feed', (await get(address)).body)).toEqual([]);
  });

  it.each([
    ['/autores/nadie', 404],
    ['/numeros/nada', 404],
    ['/numeros/01890a5d-ac96-774b-bcce-b302099a8058', 404],
    ['/revistas/ninguna', 404],
    ['/catalogo?anio=ayer', 400],
  ])('of %s there are none: %i', async (asked, status) => {
    const [page = '', query] = asked.split('?');
    const { statusCode } = await get(listAddress(page, 'atom', query));
    expect([400, 422].includes(statusCode) ? 400 : statusCode).toBe(status);
  });

  it('tells browsers how the catalogue is searched', async () => {
    const { body, headers } = await get(openSearchAddress);
    expect(headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8');
    const { OpenSearchDescription } = parser.parse(body);
    expect(OpenSearchDescription.Url[0].template).toBe('http://localhost:3000/catalogo?q={searchTerms}');
  });
});
