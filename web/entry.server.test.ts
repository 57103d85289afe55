import { expect, it, vi } from 'vitest';
import type { Client } from '#contract/client.ts';
import { ProblemError } from '#contract/problems.ts';
import { addressOf, render } from './entry.server.tsx';
import { nameJournal } from './messages/i18n.ts';

const failing = () =>
  Promise.reject(new ProblemError({ type: 'x', title: '', status: 409, detail: '', message: '', code: 'x' }));
const works = { publications: [], total: 0, totalExacto: true, page: 1, totalPages: 1, quizas: null, aproximadas: [] };
const identity = {
  nombre: 'Pliego',
  institucion: '',
  contacto: '',
  menu: [],
  logo: '',
  imagenPortada: '',
  color: '',
  issn: '',
  issnImpreso: '',
  prefijoDoi: '',
};
/** A platform that answers these calls alone. */
const answering = (calls: Record<string, () => Promise<unknown>>): Client =>
  Object.assign(
    Object.create(null),
    { getIdentity: async () => identity, getSettings: async () => ({ sitioPublico: true }) },
    calls,
  );
/** With the pieces in their places. */
const whole = (rendered: Awaited<ReturnType<typeof render>>) => {
  if (rendered.kind !== 'page') throw new Error(`No page: ${rendered.kind}`);
  return { ...rendered, html: String(rendered.fill(rendered.html)) };
};
const page = (url: string, calls: Record<string, () => Promise<unknown>>) =>
  render({ url, client: answering(calls), origin: 'https://pliego.example' });

it('a page says whether it lacks a part that could not be had', async () => {
  const facets = { tipo: [], categoria: [], anio: [], palabra: [] };
  const searchCatalogue = async () => works;
  expect(await page('/catalogo', { searchCatalogue, catalogueFacets: failing })).toMatchObject({ lacksParts: true });
  expect(await page('/catalogo', { searchCatalogue, catalogueFacets: async () => facets })).toMatchObject({
    lacksParts: false,
  });
});

it('a catalogue without works begins, and one that finds none says so, without a script', async () => {
  const calls = {
    searchCatalogue: async () => ({ ...works, totalPages: 0 }),
    catalogueFacets: async () => ({ tipo: [], categoria: [], anio: [], palabra: [] }),
    listDisciplines: async () => ({ disciplinas: [], total: 0 }),
  };
  for (const url of ['/catalogo', '/catalogo/disciplinas']) {
    const { html, lacksParts } = whole(await page(url, calls));
    expect(html, url).toContain('Aquí empieza Pliego');
    expect(html, url).not.toMatch(/No se encontraron|Ningún resultado/);
    expect(lacksParts, url).toBe(false);
  }
  const { html } = whole(await page('/catalogo?q=zzyzx', calls));
  expect(html).toContain('No se encontraron resultados');
  expect(html).not.toContain('Aquí empieza');
});

it('disciplines do not begin where all works are without one', async () => {
  const calls = {
    searchCatalogue: async () => ({ ...works, total: 1 }),
    listDisciplines: async () => ({ disciplinas: [], total: 0 }),
  };
  const { html } = whole(await page('/catalogo/disciplinas', calls));
  expect(html).toContain('<h1 class="text-2xl sm:text-3xl">Disciplinas</h1>');
  expect(html).not.toContain('Aquí empieza');
});

it('a page whose own matter could not be had is a failure', async () => {
  const searchCatalogue = vi.fn(failing);
  expect(await page('/catalogo', { searchCatalogue, catalogueFacets: failing })).toMatchObject({ status: 409 });
});

it('a page of what is not there says so in words of the house, as the browser does', async () => {
  const gone = new ProblemError({ type: 'x', title: '', status: 404, detail: '', message: '', code: 'no_encontrado' });
  const missing = await page('/revistas/ninguna', { getJournal: () => Promise.reject(gone) });
  expect(missing).toMatchObject({ kind: 'page', status: 404 });
  expect(whole(missing).html).toContain('No encontramos esta página');
  expect(whole(missing).html).not.toContain('Application Error');
});

it('a page of what is not there is in the house that the server says, and no text of a work is read for it', async () => {
  const gone = () =>
    Promise.reject(
      new ProblemError({ type: 'x', title: '', status: 404, detail: '', message: '', code: 'no_encontrado' }),
    );
  const work = '/catalogo/01890a5d-ac96-774b-bcce-b302099a8058';
  const casa = {
    ...identity,
    id: 'a',
    clave: 'laguna',
    nombre: 'Laguna',
    telefono: '',
    direccion: '',
    color: '#7a1f1f',
  };
  const readWork = vi.fn(gone);
  const houseOfMissing = vi.fn(async (pathname: string) => (pathname === '/nada' ? undefined : casa));
  const client = answering({ readWork, getVersion: gone, readChapter: gone });
  const missingAt = async (url: string) =>
    whole(await render({ url, client, origin: 'https://pliego.example', houseOfMissing }));
  for (const below of ['/nada/de/esto?x=1', '/versiones/99', '/capitulos/nada']) {
    const missing = await missingAt(work + below);
    expect(missing, below).toMatchObject({ status: 404, house: 'laguna' });
    expect(missing.head).toContain('<title>No encontramos esta página · Laguna</title>');
    expect(missing.html).toContain('href="/revistas/laguna"');
    expect(missing.color).toBe('#7a1f1f');
    // For the browser, which draws the same.
    expect(JSON.stringify(missing.state.queries)).toContain('"nombre":"Laguna"');
    expect(houseOfMissing).toHaveBeenLastCalledWith((work + below).replace('?x=1', ''));
    // Pages of versions and chapters ask for the work themselves.
    if (below.startsWith('/nada')) expect(readWork).not.toHaveBeenCalled();
  }
  expect(await missingAt('/nada')).toMatchObject({ status: 404, house: undefined });
});

it('a page in the house of a journal that readers do not know of has its looks, and leads to none of its pages', async () => {
  const casa = { ...identity, id: 'a', clave: '', nombre: 'Laguna', telefono: '', direccion: '', color: '#7a1f1f' };
  const { html, head, house, color } = whole(
    await render({
      url: '/nada',
      client: answering({}),
      origin: 'https://a.example',
      houseOfMissing: async () => casa,
    }),
  );
  expect(house).toBe('');
  expect(color).toBe('#7a1f1f');
  expect(html).toMatch(/<a [^>]*href="\/catalogo"[^>]*>(?:<(?!a)[^>]*>)*Laguna</);
  expect(html + head).not.toContain('/revistas/');
});

it('a page says whom it is for: the forms of guests are drawn, what is behind a login is not', async () => {
  const closed = { getSettings: async () => ({ sitioPublico: false }) };
  const login = await page('/login', closed);
  expect(login).toMatchObject({ kind: 'page', status: 200, instead: { audience: 'guests' } });
  expect(login).toMatchObject({ html: expect.stringContaining('type="password"') });
  expect(login).toMatchObject({ head: expect.stringContaining('<title>Iniciar sesión') });
  expect(await page('/', closed)).toMatchObject({ kind: 'shell', instead: { audience: 'members' } });
  expect(await page('/admin/users', {})).toMatchObject({ kind: 'shell', instead: { audience: 'members' } });
  expect(await page('/reset-password', {})).toMatchObject({ kind: 'shell', instead: { audience: undefined } });
  const open = await page('/documentos/terminos', { readPage: async () => ({ documento: null }) });
  expect(open).toMatchObject({ kind: 'page', instead: undefined });
});

it('a page calls the journal by its name, and by no other', async () => {
  const named = { getIdentity: async () => ({ ...identity, nombre: 'Cuadernos del Humedal' }) };
  for (const url of ['/', '/contacto', '/login', '/register', '/documentos/terminos', '/catalogo', '/no/hay']) {
    const { html, head } = whole(
      await page(url, { ...named, searchCatalogue: async () => works, readPage: async () => ({ documento: null }) }),
    );
    expect(head, url).toContain('Cuadernos del Humedal');
    expect(html + head, url).not.toContain('Pliego');
  }
  nameJournal('Pliego');
});

it('one page has one address, whatever else stands in what was asked for', () => {
  for (const [asked, address] of [
    ['/catalogo?utm_source=x&q=agua&q=sal&orden=relevancia&pagina=1', '/catalogo?q=agua'],
    ['/catalogo/?tipo=libro&q=%20agua', '/catalogo?q=agua&tipo=LIBRO'],
    ['/catalogo?q=', '/catalogo'],
    ['/catalogo/1234/?fbclid=x', '/catalogo/1234'],
    ['/catalogo/a%3Fb', '/catalogo/a%3Fb'],
    ['/?utm_campaign=x', '/'],
    ['/contacto?x=1', '/contacto'],
    ['/register?role=Editor&utm_source=x', '/register?role=editor'],
    ['/register?role=admin', '/register'],
    ['/newsletter/baja?token=secreto', '/newsletter/baja?token=x'],
    ['/publications/7/edit?parte=2', '/publications/:id/edit'],
    ['/no/hay?x=1', '/no/hay'],
  ])
    expect(addressOf(asked ?? '')).toBe(address);
});

it('at a journal’s own name its page is the home, and the catalogue is under its name', async () => {
  const journal = {
    ...{ id: 'a', clave: 'tesis', nombre: 'Tesis del sur', clase: 'COLECCION', nombreAbreviado: '', institucion: '' },
    ...{
      descripcion: { es: '', en: '' },
      idiomas: [],
      issn: '',
      issnImpreso: '',
      logo: '',
      imagenPortada: '',
      color: '',
    },
    ...{ publica: true, recibe: true, principal: false, secciones: [], vigentes: { identidadRevision: 'abierta' } },
    ...{ contacto: '', telefono: '', direccion: '', licencia: '', prefijoDoi: '', identidadRevision: 'abierta' },
    ...{ fechaCierre: null, consejo: [], textos: [], anuncios: [], anios: [] },
  };
  const getJournal = vi.fn(async () => journal);
  const sitios = { plataforma: 'https://pliego.example', revistas: { tesis: 'https://tesis.example' } };
  const client = answering({
    getIdentity: async () => ({ ...identity, variasRevistas: true, sitios }),
    getJournal,
    listJournals: async () => ({ revistas: [{ ...journal, publicadas: 0, ultimoNumero: null, numera: false }] }),
    searchCatalogue: async () => works,
    catalogueFacets: async () => ({ tipo: [], categoria: [], anio: [], palabra: [] }),
    listIssues: async () => ({ numeros: [], total: 0, page: 1, totalPages: 0 }),
  });
  const at = async (url: string) =>
    whole(await render({ url, client, origin: 'https://tesis.example', house: 'tesis' }));
  const home = await at('/');
  expect(home).toMatchObject({ status: 200, house: 'tesis', state: { ownHouse: 'tesis' } });
  expect(home.head).toContain('<link rel="canonical" href="https://tesis.example/">');
  expect(home.head).toContain('"@id":"https://tesis.example/"');
  expect(home.head).not.toContain('noindex');
  expect(home.html).toContain('Tesis del sur</h1>');
  expect(getJournal).toHaveBeenCalledWith({ params: { clave: 'tesis' } });
  const catalogue = await at('/catalogo');
  expect(catalogue.head).toContain('<title>Catálogo de publicaciones · Tesis del sur</title>');
  expect(catalogue.head).toContain('<meta property="og:site_name" content="Tesis del sur">');
  // The platform names it by the same address.
  const list = whole(await render({ url: '/revistas', client, origin: 'https://pliego.example' }));
  expect(list.head).toContain('"@id":"https://tesis.example/"');
  expect(list.head).toContain('<link rel="canonical" href="https://pliego.example/revistas">');
});
