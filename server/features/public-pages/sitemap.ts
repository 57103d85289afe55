/**
 * The site map (sitemaps.org 0.9): `/sitemap.xml` names its parts, `/sitemap-sitio.xml` lists the pages that guests may
 * open, `/sitemap-obras-N.xml` the catalogue, `/sitemap-autores-N.xml` who signs in it. Kept until one of those changes.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { chapterNames, fewestChapters } from '#contract/chapters.ts';
import { wordsOfHeading } from '#contract/heading-words.ts';
import {
  authorPage,
  chapterPage,
  disciplinesPage,
  institutionPage,
  issuePage,
  issuesPage,
  journalIssuesPage,
  journalPage,
  journalsPage,
  workPage,
} from '#contract/public-addresses.ts';
import { refuse } from '#contract/refuse.ts';
import { escapeMarkup } from '#server/documents/xml/escape.ts';
import { onAccountChange, onCatalogueChange, onPageChange } from '#server/events/events.ts';
import { listOpen } from '#server/features/accounts/membership/queries.ts';
import { disciplinesOf } from '#server/features/catalogue/disciplines.ts';
import { countCatalogue } from '#server/features/catalogue/totals.ts';
import { Cache } from '#server/platform/cache/cache.ts';
import { journalAt, siteAt, withOwnSite } from '#server/platform/http/own-sites.ts';
import type { Services } from '#server/platform/services.ts';
import { settingsChannel } from '#server/platform/settings-store.ts';
import { namedJournals } from '#server/platform/shown-journals.ts';
import {
  type AtSite,
  type ChapterHeadings,
  countAuthors,
  findAuthorsOfPart,
  findChapterHeadings,
  findLanguagesOf,
  findParts,
  findPublishedIssues,
  findWorksOfPart,
  findWrittenPages,
  lastChange,
} from './queries.ts';

/**
 * The protocol takes 50,000 addresses, of which a book has one for each language and each of its chapters; smaller parts are
 * made sooner, and fetched again sooner after a change.
 */
export const worksInPart = 1000;
/** Each has one address. */
const authorsInPart = 10_000;

interface Entry {
  /** From the root, as `/catalogo`. */
  path: string;
  changed?: Date | null;
}

export async function serveSitemap(app: FastifyInstance, services: Services): Promise<void> {
  const { db, database } = services;
  const kept = new Cache<string>(300);
  const forget = () => kept.forget();
  await onCatalogueChange(database, forget);
  await onAccountChange(database, forget);
  await onPageChange(database, forget);
  await database.subscribe(settingsChannel, forget);

  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    make: (origin: string, at: AtSite) => Promise<string>,
  ) => {
    const origin = siteAt(services, request);
    const here = journalAt(services, request);
    const at = here ? { of: here.id } : { without: withOwnSite(services).map(({ id }) => id) };
    // Kept here, not on the way: what is retracted is in none of it from then on.
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, no-cache');
    return kept.get(`${origin} ${request.routeOptions.url} ${JSON.stringify(request.params)}`, () => make(origin, at));
  };

  app.get('/sitemap.xml', { schema: { hide: true } }, (request, reply) =>
    answer(request, reply, async (origin, at) => {
      const parts = await findParts(db, worksInPart, at);
      const changed = await lastChange(db);
      const authors = 'of' in at ? 0 : Math.ceil((await countAuthors(db)) / authorsInPart);
      const works = parts.map((changed, i) => ({ path: `/sitemap-obras-${i + 1}.xml`, changed }));
      return sitemapIndex(origin, [
        { path: '/sitemap-sitio.xml', changed: newestOf(await openPages(services, at)) },
        ...works,
        ...Array.from({ length: authors }, (_, i) => ({ path: `/sitemap-autores-${i + 1}.xml`, changed })),
      ]);
    }),
  );
  app.get('/sitemap-sitio.xml', { schema: { hide: true } }, (request, reply) =>
    answer(request, reply, async (origin, at) => urlSet(origin, await openPages(services, at))),
  );
  app.get('/sitemap-obras-:part(^\\d{1,6}).xml', { schema: { hide: true } }, (request, reply) =>
    answer(request, reply, async (origin, at) => {
      const { part } = partSchema.parse(request.params);
      const works = part > 0 ? await findWorksOfPart(db, part - 1, worksInPart, at) : [];
      if (works.length === 0) throw refuse('no_encontrado');
      const ids = works.map(({ id }) => id);
      const [languages, headings] = await Promise.all([findLanguagesOf(db, ids), findChapterHeadings(db, ids)]);
      const chapters = chapterPaths(headings);
      return urlSet(
        origin,
        works.flatMap((work) => entriesOf(work, languages.get(work.id) ?? [], chapters.get(work.id) ?? [])),
      );
    }),
  );
  app.get('/sitemap-autores-:part(^\\d{1,6}).xml', { schema: { hide: true } }, (request, reply) =>
    answer(request, reply, async (origin, at) => {
      const { part } = partSchema.parse(request.params);
      const keys = part > 0 && !('of' in at) ? await findAuthorsOfPart(db, part - 1, authorsInPart) : [];
      if (keys.length === 0) throw refuse('no_encontrado');
      return urlSet(
        origin,
        keys.map((key) => ({ path: authorPage(key) })),
      );
    }),
  );
}
const partSchema = z.object({ part: z.coerce.number() });

/** A page for each language of a work, its own first, and for each chapter. The pages say themselves which language each is in. */
const entriesOf = ({ id, changed }: PartOfCatalogue, others: readonly string[], chapters: readonly string[]): Entry[] =>
  [workPage(id), ...others.map((other) => workPage(id, other)), ...chapters].map((path) => ({ path, changed }));

/** The pages of the chapters of books and theses, by work, as their own pages divide them (contract/chapters.ts). */
function chapterPaths(texts: readonly ChapterHeadings[]): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const { id, idioma, headings } of texts) {
    const chapters = headings.length < fewestChapters ? [] : chapterNames(headings.map(wordsOfHeading));
    const named = chapters.map(({ slug }) => chapterPage(id, slug, idioma ?? undefined));
    paths.set(id, [...(paths.get(id) ?? []), ...named]);
  }
  return paths;
}
type PartOfCatalogue = Awaited<ReturnType<typeof findWorksOfPart>>[number];

/** The pages of disciplines, and of them all. */
async function disciplinePages({ db }: Services, changed: Date | null): Promise<Entry[]> {
  const { disciplinas } = disciplinesOf(await countCatalogue(db));
  if (disciplinas.length === 0) return [];
  const each = disciplinas.map(({ slug }) => ({ path: `${disciplinesPage}/${encodeURIComponent(slug)}`, changed }));
  return [{ path: disciplinesPage, changed }, ...each];
}

/** What guests may open beside works: the catalogue and its disciplines, and the rest where an administrator opened the site. */
async function openPages(services: Services, at: AtSite): Promise<Entry[]> {
  const { db, settings } = services;
  const catalogue = await lastChange(db);
  if ('of' in at) return ownPages(services, at, catalogue);
  const { sitioPublico, tiemposPublicos } = settings.get();
  const times = tiemposPublicos ? [{ path: '/documentos/plazos' }] : [];
  const disciplines = await disciplinePages(services, catalogue);
  const issues = [
    ...(await issuePages(services, at)),
    ...(await journalPages(services, at, catalogue)),
    ...(await institutionPages(services)),
  ];
  if (!sitioPublico) return [{ path: '/catalogo', changed: catalogue }, ...disciplines, ...issues, ...times];
  const written = await findWrittenPages(db);
  return [
    // The home page shows the catalogue's newest works.
    ...['/', '/catalogo'].map((path) => ({ path, changed: catalogue })),
    ...['/instituciones', '/contacto'].map((path) => ({ path })),
    ...disciplines,
    ...issues,
    ...times,
    ...written.map(({ slug, changed }) => ({ path: `/${slug}`, changed })),
  ];
}

/** More numbers than the part of a site map has room for, beside its other pages. */
const mostIssues = 40_000;

/** The archive of numbers and each of them; nothing where there are none. */
async function issuePages({ db }: Services, at: AtSite): Promise<Entry[]> {
  const issues = await findPublishedIssues(db, mostIssues, at);
  const [newest] = issues;
  if (!newest) return [];
  return [
    { path: issuesPage, changed: newest.changed },
    ...issues.map(({ id, changed }) => ({ path: issuePage(id), changed })),
  ];
}

/** Of a journal at an address of its own: its home, its catalogue, its numbers. */
async function ownPages(services: Services, at: { of: string }, changed: Date | null): Promise<Entry[]> {
  const clave = services.settings.journals().find(({ id }) => id === at.of)?.clave ?? '';
  const issues = await findPublishedIssues(services.db, mostIssues, at);
  return [
    ...['/', '/catalogo'].map((path) => ({ path, changed })),
    ...(issues.length > 0 ? [{ path: journalIssuesPage(clave), changed }] : []),
    ...issues.map(({ id, changed }) => ({ path: issuePage(id), changed })),
  ];
}

/** All journals and each of them with the archive of its numbers, where readers are told of several. */
async function journalPages({ db, settings }: Services, at: AtSite, changed: Date | null): Promise<Entry[]> {
  const elsewhere = 'without' in at ? at.without : [];
  const journals = [...namedJournals(settings).values()].filter(({ id }) => !elsewhere.includes(id));
  if (journals.length === 0) return [];
  const withIssues = new Set((await findPublishedIssues(db, mostIssues, at)).map(({ revistaId }) => revistaId));
  return [
    { path: journalsPage, changed },
    ...journals.flatMap(({ id, clave }) => [
      { path: journalPage(clave), changed },
      ...(withIssues.has(id) ? [{ path: journalIssuesPage(clave), changed }] : []),
    ]),
  ];
}

/** More institutions than a part of a site map has room for, beside its other pages. */
const mostInstitutions = 5_000;

/** The page of each institution that is open. */
const institutionPages = async ({ db }: Services): Promise<Entry[]> =>
  (await listOpen(db, mostInstitutions)).map(({ clave }) => ({ path: institutionPage(clave) }));

/** When the last of these changed, as far as it is known. */
const newestOf = (entries: readonly Entry[]): Date | null =>
  entries.reduce<Date | null>(
    (newest, { changed }) => (changed && (!newest || changed > newest) ? changed : newest),
    null,
  );

const sitemapIndex = (origin: string, entries: readonly Entry[]) =>
  documentOf('sitemapindex', 'sitemap', origin, entries);
const urlSet = (origin: string, entries: readonly Entry[]) => documentOf('urlset', 'url', origin, entries);

function documentOf(root: string, item: string, origin: string, entries: readonly Entry[]): string {
  const items = entries.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return `<${item}><loc>${escapeMarkup(origin + path)}</loc>${lastmod}</${item}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${items.join('')}</${root}>
`;
}
