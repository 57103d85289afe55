/** The works that a public page lists: which, under which name, and where. */
import { id as idSchema } from '#contract/entities/common.ts';
import { issueLabel } from '#contract/issue-label.ts';
import { authorPage, issuePage, journalPage } from '#contract/public-addresses.ts';
import { refuse } from '#contract/refuse.ts';
import type { CatalogueSort } from '#contract/vocabulary.ts';
import { readKept } from '#server/features/catalogue/saved/kept-search.ts';
import type { Catalogue } from '#server/features/catalogue/search.ts';
import type { Services } from '#server/platform/services.ts';
import { shownJournal } from '#server/platform/shown-journals.ts';
import { findInCatalogue, findIssue, findOfIssue, findOfSection, findSection } from './queries.ts';

export interface Listing {
  /** '' of the whole catalogue. */
  titulo: string;
  /** The journal whose works they are, by its id; absent: of any. */
  revistaId?: string;
  /** Of the page, from the root. */
  page: string;
  query: string;
  ids: readonly string[];
}
/** @param most how many works at the most @param sort of those that a search finds */
interface Asked {
  params: Readonly<Record<string, string | undefined>>;
  query: string;
  most: number;
  sort: CatalogueSort;
  /** The key of the journal at whose own name it is asked: there the catalogue is the journal's. */
  house?: string | undefined;
}
export type ReadListing = (services: Services, catalogue: Catalogue, asked: Asked) => Promise<Listing>;

/** Of one request for chosen works. */
const mostChosen = 200;

/** What the catalogue finds by its address, or the works that are named one by one (`obra`). Throws `datos_no_validos`. */
export const ofCatalogue: ReadListing = async (services, catalogue, { query, most, sort, house }) => {
  const said = new URLSearchParams(query);
  const chosen = said.getAll('obra');
  if (chosen.length > 0) {
    const known = chosen.filter((each) => idSchema.safeParse(each).success).slice(0, mostChosen);
    const there = new Set(await findInCatalogue(services.db, known));
    return { titulo: '', page: '/catalogo', query: '', ids: [...new Set(known)].filter((each) => there.has(each)) };
  }
  const filters = readKept(query);
  if (!filters) throw refuse('datos_no_validos');
  const { publications } = await catalogue.search({
    ...{ ...filters, sort, page: 1, limit: most },
    ...(house && { revista: [house] }),
  });
  const words = [filters.search, filters.tipo, filters.categoria, filters.palabra, filters.revista].flat();
  return {
    titulo: words.filter(Boolean).join(', '),
    page: '/catalogo',
    query,
    ids: publications.map(({ id }) => id),
  };
};

/** Throws `no_encontrado`. */
export const ofAuthor: ReadListing = async (_, catalogue, { params, most }) => {
  const clave = params.autor ?? '';
  const { nombre, publications } = await catalogue.author(clave, { page: 1, limit: most });
  return { titulo: nombre, page: authorPage(clave), query: '', ids: publications.map(({ id }) => id) };
};

/** Of a journal, or of one of its sections (`seccion`). Throws `no_encontrado`. */
export const ofJournal: ReadListing = async ({ db, settings }, catalogue, { params, query, most }) => {
  const journal = shownJournal(settings, params);
  const { nombre } = settings.of(journal.id);
  const page = journalPage(journal.clave);
  const seccion = new URLSearchParams(query).get('seccion');
  if (seccion !== null) {
    const section = idSchema.safeParse(seccion).success && (await findSection(db, journal.id, seccion));
    if (!section) throw refuse('no_encontrado');
    const ids = await findOfSection(db, section.id, most);
    return {
      titulo: `${nombre} · ${section.nombre.es}`,
      revistaId: journal.id,
      page,
      query: `seccion=${seccion}`,
      ids,
    };
  }
  const { publications } = await catalogue.search({
    search: '',
    revista: [journal.clave],
    sort: 'recientes',
    page: 1,
    limit: most,
  });
  return { titulo: nombre, revistaId: journal.id, page, query: '', ids: publications.map(({ id }) => id) };
};

/** Throws `no_encontrado` of a number that is not out. */
export const ofIssue: ReadListing = async ({ db, settings }, _, { params, most }) => {
  const id = idSchema.safeParse(params.id);
  const issue = id.success && (await findIssue(db, id.data));
  if (!issue) throw refuse('no_encontrado');
  const { nombre } = settings.of(issue);
  return {
    titulo: `${nombre} ${issueLabel(issue)}`,
    revistaId: issue.revistaId,
    page: issuePage(issue.id),
    query: '',
    ids: await findOfIssue(db, issue.id, most),
  };
};
