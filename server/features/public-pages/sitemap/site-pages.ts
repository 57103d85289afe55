/** The part of a site map with what guests may open beside works and authors. */
import {
  disciplineSlug,
  disciplinesPage,
  institutionPage,
  issuePage,
  issuesPage,
  journalIssuesPage,
  journalPage,
  journalsPage,
  journalTextPage,
} from '#contract/public-addresses.ts';
import { listOpen } from '#server/features/accounts/membership/queries.ts';
import { disciplinesOf } from '#server/features/catalogue/disciplines.ts';
import { countCatalogue } from '#server/features/catalogue/totals.ts';
import type { Services } from '#server/platform/services.ts';
import { namedJournals } from '#server/platform/shown-journals.ts';
import { type Entry, newestOf } from './document.ts';
import {
  type AtSite,
  findChangesOfCategories,
  findJournalTexts,
  findLastRelease,
  findPublishedIssues,
  findWrittenPages,
  type Part,
} from './queries.ts';

/** More numbers, and institutions, than the part of a site map has room for, beside its other pages. */
const mostIssues = 40_000;
const mostInstitutions = 5_000;

/**
 * At the platform: the catalogue and its disciplines, and the rest where an administrator opened the site. At a journal's own name, its own.
 * `ofIssues`: when the works of each number changed last, by its id.
 */
export async function sitePages(
  services: Services,
  at: AtSite,
  parts: readonly Part[],
  ofIssues: ReadonlyMap<string, Date>,
): Promise<Entry[]> {
  const { db, settings } = services;
  const published = await findPublishedIssues(db, mostIssues, at);
  const issues = published.map((issue) => ({
    ...issue,
    changed: newestOf([issue, { changed: ofIssues.get(issue.id) }]),
  }));
  const journals = await ofJournals(services, at, parts, issues);
  if ('of' in at) return journals;
  const changed = newestOf(parts);
  const { sitioPublico, tiemposPublicos } = settings.get();
  const times = tiemposPublicos ? [{ path: '/documentos/plazos' }] : [];
  const disciplines = await disciplinePages(services, changed);
  const others = [
    ...(issues.length > 0 ? [{ path: issuesPage, changed: newestOf(issues) }] : []),
    ...issues.map(({ id, changed }) => ({ path: issuePage(id), changed })),
    ...journals,
    ...(await listOpen(db, mostInstitutions)).map(({ clave }) => ({ path: institutionPage(clave) })),
  ];
  if (!sitioPublico) return [{ path: '/catalogo', changed }, ...disciplines, ...others, ...times];
  const written = await findWrittenPages(db);
  return [
    // The home page shows the catalogue's newest works.
    ...['/', '/catalogo'].map((path) => ({ path, changed })),
    ...['/instituciones', '/contacto'].map((path) => ({ path })),
    ...disciplines,
    ...others,
    ...times,
    ...written.map(({ slug, changed }) => ({ path: `/${slug}`, changed })),
  ];
}

/** When the last of these pages changed: of works, and the pages that go with them, the parts say it, without a look at any. */
export async function newestOfSite(services: Services, at: AtSite, parts: readonly Part[]): Promise<Date | undefined> {
  const { db, settings } = services;
  const shown = new Set([...namedJournals(settings).values()].flatMap(({ id }) => (isListed(at, id) ? id : [])));
  const texts = shown.size > 0 ? await findJournalTexts(db) : [];
  const written = !('of' in at) && settings.get().sitioPublico ? await findWrittenPages(db) : [];
  return newestOf([
    ...parts,
    { changed: await findLastRelease(db, at) },
    ...texts.filter(({ revistaId }) => shown.has(revistaId)),
    ...written,
  ]);
}

const isListed = (at: AtSite, journal: string): boolean =>
  'of' in at ? journal === at.of : !at.without.includes(journal);

/** The pages of disciplines, and of them all. */
async function disciplinePages({ db }: Services, changed: Date | undefined): Promise<Entry[]> {
  const { disciplinas } = disciplinesOf(await countCatalogue(db));
  if (disciplinas.length === 0) return [];
  const changes = Map.groupBy(await findChangesOfCategories(db), ({ categoria }) => disciplineSlug(categoria));
  const each = disciplinas.map(({ slug }) => ({
    path: `${disciplinesPage}/${encodeURIComponent(slug)}`,
    changed: newestOf(changes.get(slug) ?? []),
  }));
  return [{ path: disciplinesPage, changed }, ...each];
}

type Issues = { id: string; revistaId: string; changed: Date | undefined }[];

/**
 * All journals, and of each its page, the archive of its numbers and its texts; where readers are told of several. A journal's own name
 * has its home and its catalogue, and no list of others.
 */
async function ofJournals({ db, settings }: Services, at: AtSite, parts: readonly Part[], issues: Issues) {
  const named = [...namedJournals(settings).values()];
  const journals = named.filter(({ id }) => isListed(at, id));
  if (journals.length === 0) return [];
  const texts = await findJournalTexts(db);
  const pages = journals.flatMap(({ id, clave }): Entry[] => {
    const own = issues.filter(({ revistaId }) => revistaId === id);
    const changed = newestOf([...parts.filter(({ revistaId }) => revistaId === id), ...own]);
    return [
      ...('of' in at ? ['/', '/catalogo'] : [journalPage(clave)]).map((path) => ({ path, changed })),
      ...(own.length > 0 ? [{ path: journalIssuesPage(clave), changed: newestOf(own) }] : []),
      ...('of' in at ? own.map(({ id, changed }) => ({ path: issuePage(id), changed })) : []),
      ...texts
        .filter(({ revistaId }) => revistaId === id)
        .map(({ tipo, changed }) => ({ path: journalTextPage(clave, tipo), changed })),
    ];
  });
  return 'of' in at ? pages : [{ path: journalsPage, changed: newestOf(parts) }, ...pages];
}
