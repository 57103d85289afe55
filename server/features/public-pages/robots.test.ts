/** What crawlers may read, and what not (RFC 9309). */
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import {
  authorPage,
  chapterPage,
  coverAddress,
  disciplinePage,
  disciplinesPage,
  exportAddress,
  fileAddress,
  harvestAddress,
  institutionPage,
  issueAddress,
  issuePage,
  issuesPage,
  journalIssuesPage,
  journalPage,
  journalsPage,
  journalTextPage,
  type ListFormat,
  linksetAddress,
  listAddress,
  listEndings,
  manifestAddress,
  openSearchAddress,
  processPage,
  shareImageAddress,
  versionPage,
  workPage,
} from '#contract/public-addresses.ts';
import { publicFormats } from '#contract/vocabulary.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { serveRobots } from './robots.ts';

const app = Fastify();
serveRobots(app, {
  env: readEnvironment({ NODE_ENV: 'test', PUBLIC_URL: 'http://localhost:3000' }),
  settings: { journals: () => [] },
});
const ask = () => app.inject('/robots.txt');

it('robots.txt opens the public site, closes what is private, and names the site map', async () => {
  const { body, headers } = await ask();
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^User-agent: \*\n/);
  for (const path of ['/api/', '/files/descargas/', '/admin/', '/dashboard'])
    expect(body).toContain(`Disallow: ${path}\n`);
  expect(body).not.toMatch(/^Disallow: \/(catalogo|files)?$/m);
  expect(body).toMatch(/\nSitemap: http:\/\/localhost:3000\/sitemap\.xml\n$/);
});

it('robots.txt forbids nothing that a crawler needs', async () => {
  const { body } = await ask();
  const rules = [...body.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, verdict = '', path = '']) => ({
    verdict,
    path,
  }));
  // RFC 9309, 2.2.2: the longest rule that an address begins with.
  const isOpen = (address: string) => {
    const begins = (path: string) => new RegExp(`^${path.replaceAll('*', '.*')}`).test(address);
    const [first] = rules.filter(({ path }) => begins(path)).toSorted((a, b) => b.path.length - a.path.length);
    return first?.verdict !== 'Disallow';
  };
  const work = { id: '00000000-0000-4000-8000-00000000000a', titulo: 'Una obra', autores: [] };
  const needed = [
    ...['/', '/catalogo', '/catalogo?q=agua&pagina=2', '/contacto', '/documentos/plazos', '/assets/a.js', '/icono.svg'],
    ...['/sitemap.xml', '/sitemap-sitio.xml', '/sitemap-obras-1.xml', '/sitemap-revista-estudios-2.xml'],
    ...[
      '/sitemap-autores-1.xml',
      harvestAddress,
      `${harvestAddress}?verb=Identify`,
      openSearchAddress,
      manifestAddress,
    ],
    ...[workPage(work.id), workPage(work.id, 'en'), processPage(work.id), versionPage(work.id, 1)],
    ...[
      chapterPage(work.id, 'uno'),
      coverAddress(work.id),
      shareImageAddress(work.id),
      linksetAddress(work.id, 'json'),
    ],
    ...publicFormats.map((format) => exportAddress(work, format)),
    fileAddress({ id: work.id, publicacionId: work.id, nombre: 'datos.csv' }),
    ...[`/files/${work.id}/figura.png`, '/files/publicos/x', '/files/identidad/x.png', '/files/fotos/x.png'],
    ...[journalsPage, journalPage('estudios'), journalIssuesPage('estudios'), journalTextPage('estudios', 'normas')],
    ...[issuesPage, issuePage(work.id), issueAddress(work.id, 'pdf'), authorPage('0000-0002-1825-0097')],
    ...[disciplinesPage, disciplinePage('Historia'), institutionPage('universidad')],
    ...['/catalogo', journalPage('estudios'), issuePage(work.id), authorPage('x')].flatMap((page) =>
      (Object.keys(listEndings) as ListFormat[]).map((format) => listAddress(page, format)),
    ),
    `/api/publications/${work.id}/export/pdf`,
  ];
  expect(needed.filter((address) => !isOpen(address))).toEqual([]);
  const closed = [
    '/api/auth/login',
    '/admin/usuarios',
    '/files/descargas/x/y',
    '/dashboard',
    '/derechos/x',
    '/autor/x',
  ];
  expect(closed.filter(isOpen)).toEqual([]);
});
