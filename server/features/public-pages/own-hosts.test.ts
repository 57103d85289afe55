/** A journal at a name of its own: what stands there, what leads there and away, and what a stranger's Host header comes to. */
import { beforeAll, expect, it } from 'vitest';
import type { Client } from '#contract/client.ts';
import { buildApp } from '#server/app.ts';
import type { EventKind } from '#server/events/event-kinds.ts';
import { eventsChannel } from '#server/events/events.ts';
import { publications } from '#server/platform/database/schema.ts';
import { signal } from '#server/platform/database/signals.ts';
import { eq } from '#server/platform/database/sql.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import type { TestPerson } from '#server/testing/platform.ts';
import { approved, type Cast, published } from '#server/testing/works.ts';

const platformHost = 'pliego.example';
const own = 'anales.example';
const PUBLIC_URL = `https://${platformHost}`;

describePlatform('a journal at a name of its own', (platform) => {
  let admin: TestPerson;
  let cast: Cast;
  let app: Awaited<ReturnType<typeof buildApp>>;
  let journal: string;
  let ofJournal: string;
  let ofPlatform: string;
  let issue: string;
  let hidden: string;
  const saved: { url: string; origin: string; house?: string | undefined }[] = [];

  const change = (body: Parameters<TestPerson['call']['changeJournal']>[0]['body'], id = journal) =>
    app.inject({
      method: 'PATCH',
      url: `/api/revistas/${id}`,
      headers: { host: platformHost, authorization: `Bearer ${admin.token}` },
      payload: body,
    });
  const get = (url: string, host = own, headers = {}) => app.inject({ url, headers: { host, ...headers } });
  const goesTo = async (url: string, host?: string) => {
    const { statusCode, headers } = await get(url, host);
    return statusCode === 301 ? headers.location : statusCode;
  };

  beforeAll(async () => {
    const { services } = platform();
    const render = async (asked: { url: string; client: Client; origin: string; house?: string | undefined }) => {
      saved.push(asked);
      const { total } = await asked.client.searchCatalogue({ query: {} });
      return { status: 200, body: `<link rel="canonical" href="${asked.origin}${asked.url}">${asked.house} ${total}` };
    };
    app = await buildApp({ ...services, env: { ...services.env, PUBLIC_URL, HOSTS: ['otro.example'] } }, { render });
    admin = await platform().person('Inés', 'ADMIN');
    cast = {
      author: await platform().person('Irene', 'AUTOR'),
      editor: await platform().person('Elena', 'EDITOR'),
      reviewer: await platform().person('Rubén', 'REVISOR'),
    };
    journal = (await admin.call.createJournal({ body: { clave: 'anales', nombre: 'Anales' } })).id;
    await admin.call.changeJournal({ params: { id: journal }, body: { publica: true } });
    ofPlatform = (await published(cast)).id;
    ofJournal = (await published(cast, { revistaId: journal })).id;
    const made = await admin.call.createIssue({ body: { revistaId: journal, volumen: '1', numero: '1', anio: 2026 } });
    issue = made.id;
    const { revision } = await admin.call.addToIssue({ params: { id: issue }, body: { obras: [ofJournal] } });
    await admin.call.publishIssue({ params: { id: issue }, body: { revision } });
    hidden = (await approved(cast, { revistaId: journal })).id;
    return () => app.close();
  });

  it('has none before: every name is the platform’s', async () => {
    expect((await get('/')).body).toContain(`href="${PUBLIC_URL}/"`);
    expect(await goesTo('/revistas/anales')).toBe(200);
  });

  it('is given one by administrators alone, which is a name, nobody else’s and not the platform’s', async () => {
    await expect(
      cast.editor.call.changeJournal({ params: { id: journal }, body: { dominio: own } }),
    ).rejects.toMatchObject({ problem: { status: 403 } });
    const wrong = [
      ...[
        'https://anales.example',
        'anales.example/x',
        'a b.example',
        'anales',
        '192.0.2.7',
        '[::1]',
        'u@anales.example',
      ],
      ...['anales.example:99999', 'anales.example?x', '-a.example', `${'a'.repeat(64)}.example`],
    ];
    for (const dominio of wrong) {
      const answer = await change({ dominio });
      expect([answer.statusCode, answer.json().errors?.[0]?.field], dominio).toEqual([422, 'dominio']);
    }
    for (const dominio of [platformHost, 'PLIEGO.example:443', 'otro.example'])
      expect((await change({ dominio })).json().errors[0].message, dominio).toContain('la propia plataforma');
    // Without the platform's own address nothing could lead back.
    await expect(admin.call.changeJournal({ params: { id: journal }, body: { dominio: own } })).rejects.toMatchObject({
      problem: { status: 422 },
    });
    expect((await change({ dominio: ' ANALES.example ' })).json().dominio).toBe(own);
    const other = await admin.call.createJournal({ body: { clave: 'otra', nombre: 'Otra' } });
    expect((await change({ dominio: `${own}:443` }, other.id)).json().errors[0].message).toContain('Anales');
    const [first] = platform().services.settings.journals();
    expect((await change({ dominio: 'primera.example' }, first?.id)).statusCode).toBe(422);
  });

  it('is one of two who ask for the same name at once', async () => {
    const made = await Promise.all(
      ['una', 'dos'].map((clave) => admin.call.createJournal({ body: { clave, nombre: clave } })),
    );
    const answers = await Promise.all(made.map(({ id }) => change({ dominio: 'doble.example' }, id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  it('has its home, its catalogue and its works there, each under that name', async () => {
    for (const url of ['/', '/catalogo', `/catalogo/${ofJournal}`, '/revistas/anales/numeros'])
      expect((await get(url)).body, url).toBe(`<link rel="canonical" href="https://${own}${url}">anales 1`);
    expect((await get('/catalogo', platformHost)).body).toBe(
      `<link rel="canonical" href="${PUBLIC_URL}/catalogo">undefined 2`,
    );
    expect((await get('/api/catalog')).json().total).toBe(1);
    expect((await get('/api/catalog', platformHost)).json().total).toBe(2);
    // Among journals there is nothing to choose.
    expect((await get('/api/catalog/facets')).json()).not.toHaveProperty('revista');
    expect((await get('/api/catalog/facets', platformHost)).json()).toHaveProperty('revista');
    expect((await get('/', `${own.toUpperCase()}:443`)).body).toContain('anales 1');
  });

  it('has its own icon at the address of the host, and the platform’s stays there', async () => {
    const [here, there] = [await get('/favicon.ico'), await get('/favicon.ico', platformHost)];
    expect([here.statusCode, there.statusCode]).toEqual([200, 200]);
    expect(here.rawPayload.equals(there.rawPayload)).toBe(false);
    const ofJournal48 = await get('/revistas/anales/icono-48.png', platformHost);
    expect(here.rawPayload.subarray(22).equals(ofJournal48.rawPayload)).toBe(true);
  });

  it('gives LOCKSS and CLOCKSS leave there, with the way to each year, number and work', async () => {
    const statements = [
      'LOCKSS system has permission to collect, preserve, and serve this Archival Unit',
      'CLOCKSS system has permission to ingest, preserve, and serve this Archival Unit',
    ];
    const links = (body: string) => [...body.matchAll(/<li><a href="([^"]*)"/g)].map(([, to]) => to);
    const page = async (url: string, host?: string) => {
      const { statusCode, headers, body } = await get(url, host);
      expect([statusCode, headers['content-type']], url).toEqual([200, 'text/html; charset=utf-8']);
      for (const statement of statements) expect(body, url).toContain(`<p lang="en">${statement}</p>`);
      return links(body);
    };
    const year = new Date().getUTCFullYear();
    expect(await goesTo('/lockss')).toBe(`https://${own}/revistas/anales/lockss`);
    expect(await goesTo('/revistas/anales/lockss/2026', platformHost)).toBe(
      `https://${own}/revistas/anales/lockss/2026`,
    );
    expect(await page('/revistas/anales/lockss')).toEqual(['/revistas/anales/lockss/2026']);
    // By the year of its number, whenever it was published.
    expect(await page('/revistas/anales/lockss/2026')).toEqual([`/numeros/${issue}`, `/catalogo/${ofJournal}`]);
    const journals = await page('/lockss', platformHost);
    expect(journals).toContain(`https://${own}/revistas/anales/lockss`);
    const [first] = platform().services.settings.journals();
    const principal = `/revistas/${first?.clave}/lockss`;
    expect(journals).toContain(principal);
    expect(await page(principal, platformHost)).toEqual([`${principal}/${year}`]);
    expect(await page(`${principal}/${year}`, platformHost)).toEqual([`/catalogo/${ofPlatform}`]);
    const { db } = platform().services;
    const embargo = { embargoDia: '2100-01-01', embargoZona: 'UTC', embargoHasta: new Date('2100-01-01') };
    const close = (until: typeof embargo | { [key in keyof typeof embargo]: null }) =>
      db.update(publications).set(until).where(eq(publications.id, ofPlatform));
    const said = (type: EventKind) => signal(db, eventsChannel, JSON.stringify({ type, publicacionId: ofPlatform }));
    await close(embargo);
    // Nobody said that anything changed: it is not asked of the database again.
    expect(await page(principal, platformHost)).toEqual([`${principal}/${year}`]);
    expect(await page(`${principal}/${year}`, platformHost)).toEqual([`/catalogo/${ofPlatform}`]);
    await said('publication.embargoSet');
    await expect.poll(() => page(principal, platformHost)).toEqual([]);
    expect((await get(principal, platformHost)).body).toContain('Todavía no hay nada publicado.');
    expect((await get(`${principal}/${year}`, platformHost)).statusCode).toBe(404);
    await close({ embargoDia: null, embargoZona: null, embargoHasta: null });
    await said('publication.embargoLifted');
    await expect.poll(() => page(principal, platformHost)).toEqual([`${principal}/${year}`]);
    expect(await page(`${principal}/${year}`, platformHost)).toEqual([`/catalogo/${ofPlatform}`]);
    const color = '#7a1f3d';
    expect((await get(principal, platformHost)).body).not.toContain(color);
    await platform().settings({ color });
    await expect.poll(async () => (await get(principal, platformHost)).body).toContain(color);
    for (const url of ['/revistas/nadie/lockss', `${principal}/1999`, `${principal}/x`, `${principal}/${year}?parte=2`])
      expect((await get(url, platformHost)).statusCode, url).toBe(404);
    expect((await get(`${principal}/${year}?parte=x`, platformHost)).statusCode).toBe(200);
  });

  it('is where the platform’s addresses lead, and leads to the platform with the rest', async () => {
    expect(await goesTo('/revistas/anales', platformHost)).toBe(`https://${own}/`);
    expect(await goesTo('/revistas/anales/normas?x=1', platformHost)).toBe(`https://${own}/revistas/anales/normas?x=1`);
    expect(await goesTo(`/catalogo/${ofJournal}/proceso`, platformHost)).toBe(
      `https://${own}/catalogo/${ofJournal}/proceso`,
    );
    expect(await goesTo(`/numeros/${issue}`, platformHost)).toBe(`https://${own}/numeros/${issue}`);
    expect(await goesTo(`/catalogo/${ofPlatform}`, platformHost)).toBe(200);
    // Of what is not published nobody is told whose it is.
    expect(await goesTo(`/catalogo/${hidden}`, platformHost)).toBe(200);
    expect(await goesTo('/revistas/anales')).toBe(`https://${own}/`);
    expect(await goesTo('/numeros')).toBe(`https://${own}/revistas/anales/numeros`);
    for (const url of [`/catalogo/${ofPlatform}`, '/login', '/dashboard', '/revistas/otra', '/catalogo/disciplinas'])
      expect(await goesTo(url), url).toBe(PUBLIC_URL + url);
    for (const url of ['//malo.test/x', '/\\malo.test']) expect((await get(url)).headers.location, url).toBeUndefined();
    expect((await get('/login')).headers['cache-control']).toBe('no-cache');
  });

  it('says the same to crawlers: its own pages there, and at the platform the others', async () => {
    expect((await get('/robots.txt')).body).toContain(`Sitemap: https://${own}/sitemap.xml`);
    const map = async (host: string) =>
      (await get('/sitemap-sitio.xml', host)).body + (await get('/sitemap-obras-1.xml', host)).body;
    expect(await map(own)).toContain(`<loc>https://${own}/catalogo/${ofJournal}</loc>`);
    expect(await map(own)).not.toContain(platformHost);
    expect(await map(own)).not.toContain(ofPlatform);
    expect(await map(platformHost)).toContain(`<loc>${PUBLIC_URL}/catalogo/${ofPlatform}</loc>`);
    expect(await map(platformHost)).not.toContain(ofJournal);
    expect(await map(platformHost)).not.toContain('/revistas/anales');
    expect((await get('/sitemap-autores-1.xml')).statusCode).toBe(404);
    const index = async (host: string) => (await get('/sitemap.xml', host)).body;
    expect(await index(own)).toContain(`<loc>https://${own}/sitemap-obras-1.xml</loc>`);
    expect(await index(own)).not.toContain(platformHost);
    expect(await index(platformHost)).not.toContain(own);
    expect(await index(platformHost)).not.toContain('anales');
    // Where its part stood before it had the name.
    for (const host of [own, platformHost])
      expect(await goesTo('/sitemap-revista-anales-1.xml', host)).toBe(`https://${own}/sitemap-obras-1.xml`);
    expect(await goesTo('/sitemap-revista-revista-1.xml')).toBe(`${PUBLIC_URL}/sitemap-obras-1.xml`);
  });

  it('is followed there as a journal, and harvested with the platform under its own addresses', async () => {
    const feed = async (host: string) => (await get('/catalogo/obras.feed.json', host)).json();
    const [ours, all] = [await feed(own), await feed(platformHost)];
    const address = `https://${own}/catalogo/${ofJournal}`;
    expect(ours).toMatchObject({
      feed_url: `https://${own}/catalogo/obras.feed.json`,
      items: [{ url: address }],
    });
    expect(all.items.map(({ url }: { url: string }) => url).sort()).toEqual(
      [address, `${PUBLIC_URL}/catalogo/${ofPlatform}`].sort(),
    );
    const { body } = await get('/oai?verb=ListRecords&metadataPrefix=oai_dc', platformHost);
    expect(body).toContain(`<dc:identifier>${address}</dc:identifier>`);
    const { headers, body: bibtex } = await get(`/catalogo/${ofJournal}`, own, { accept: 'application/x-bibtex' });
    expect(headers['content-type']).toBe('application/x-bibtex; charset=utf-8');
    expect(bibtex).toContain('journal = {Anales}');
  });

  it('is named by its files, whichever name they are fetched by', async () => {
    for (const host of [own, platformHost]) {
      const { headers } = await get(`/catalogo/${ofJournal}/x.bib`, host);
      const file = await get(String(headers.location), host);
      expect(file.headers.link, host).toBe(`<https://${own}/catalogo/${ofJournal}>; rel="canonical"`);
      expect(file.body).not.toContain(platformHost);
    }
  });

  it('is told of by one address wherever a program reads of its works', async () => {
    const address = `https://${own}/catalogo/${ofJournal}`;
    expect((await get('/api/identity', platformHost)).json().sitios).toEqual({
      plataforma: PUBLIC_URL,
      revistas: { anales: `https://${own}` },
    });
    for (const host of [own, platformHost]) {
      const { citas } = (await get(`/api/publications/${ofJournal}/citations`, host)).json();
      expect(JSON.stringify(citas), host).toContain(address);
      expect(JSON.stringify(citas), host).not.toContain(platformHost);
      for (const format of ['csl', 'jats', 'bibtex', 'html']) {
        const { headers } = await get(`/api/publications/${ofJournal}/export/${format}`, host);
        const { body, statusCode } = await get(String(headers.location), host);
        expect([statusCode, body.includes(address), body.includes(platformHost)], format).toEqual([200, true, false]);
      }
    }
    // A work of the platform is told of by the platform's, at both.
    for (const host of [own, platformHost]) {
      const { citas } = (await get(`/api/publications/${ofPlatform}/citations`, host)).json();
      expect(JSON.stringify(citas), host).toContain(`${PUBLIC_URL}/catalogo/${ofPlatform}`);
    }
    const cards = (await get('/api/catalog', platformHost)).json().publications;
    expect(cards.find(({ id }: { id: string }) => id === ofJournal).revista.clave).toBe('anales');
  });

  it('has nobody signed in, and takes no sign-in', async () => {
    const authorization = `Bearer ${admin.token}`;
    expect((await get('/api/users/profile', own, { authorization })).statusCode).toBe(401);
    expect((await get('/api/users/profile', platformHost, { authorization })).statusCode).toBe(200);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { host: own },
      payload: { email: admin.user.email, password: admin.password },
    });
    expect(answer.statusCode).toBe(404);
  });

  it('is no other name’s: a stranger’s Host is the platform’s, and in no address', async () => {
    for (const host of ['malo.test', `${own}.malo.test`, `${own}:8080`, `x@${own}`, 'a.anales.example']) {
      const answer = await get('/catalogo', host);
      expect(answer.body, host).toContain(`href="${PUBLIC_URL}/catalogo"`);
      expect(await goesTo(`/catalogo/${ofJournal}`, host)).toBe(`https://${own}/catalogo/${ofJournal}`);
    }
    // No proxy is trusted that the settings do not name.
    expect((await get('/catalogo', platformHost, { 'x-forwarded-host': own })).body).toContain(PUBLIC_URL);
  });

  it('may be written as it is spelt, and with a port', async () => {
    expect((await change({ dominio: 'Año.example:8443' })).json().dominio).toBe('xn--ao-zja.example:8443');
    expect((await get('/', 'xn--ao-zja.example:8443')).body).toContain('https://xn--ao-zja.example:8443/');
    expect((await get('/', own)).body).toContain(`href="${PUBLIC_URL}/"`);
  });

  it('is at the platform again once the name is taken away, or the journal hidden', async () => {
    await change({ publica: false });
    expect((await get('/', 'xn--ao-zja.example:8443')).body).toContain(`href="${PUBLIC_URL}/"`);
    await change({ publica: true, dominio: '' });
    expect(await goesTo('/revistas/anales', platformHost)).toBe(200);
    expect(await goesTo(`/catalogo/${ofJournal}`, platformHost)).toBe(200);
    expect((await get('/', 'xn--ao-zja.example:8443')).body).toContain(`href="${PUBLIC_URL}/"`);
  });
});
