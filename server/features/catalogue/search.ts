/** The public catalogue. Its answers are the same for everybody, and are kept until a work enters, leaves or changes. */
import type { CallAnswer, CallData } from '#contract/call.ts';
import type { CatalogueQuery } from '#contract/calls/catalogue.ts';
import type { Calls } from '#contract/calls.ts';
import { onAccountChange, onCatalogueChange } from '#server/events/events.ts';
import { readableWork } from '#server/features/publications/read.ts';
import { Cache } from '#server/platform/cache/cache.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { settingsChannel } from '#server/platform/settings-store.ts';
import { type NamedJournals, namedJournals, noJournals } from '#server/platform/shown-journals.ts';
import { findAuthor } from './authors.ts';
import { disciplinesOf, findDiscipline } from './disciplines.ts';
import { findFacets } from './facets.ts';
import { countJournals } from './journal-totals.ts';
import { countKeywords } from './keyword-totals.ts';
import { nearestSearch } from './nearest-search.ts';
import { presentEntries } from './present.ts';
import { readRows, searchCatalogue } from './queries.ts';
import { findRelated } from './related.ts';
import { findSuggestions } from './suggestions.ts';
import { type Chosen, countWorks, type Total } from './totals.ts';

type Answer<N extends keyof Calls> = CallAnswer<Calls[N]>;

/** One page of the catalogue, asked of the database now; `totals` as `searchCatalogue` takes them. */
export async function answerCatalogue(
  db: Database,
  query: CatalogueQuery,
  totals: Total[],
  journals: NamedJournals = noJournals,
): Promise<Answer<'searchCatalogue'>> {
  const { rows, total, totalExacto, nearly } = await searchCatalogue(db, query, totals);
  return {
    publications: presentEntries(rows, journals),
    total,
    totalExacto,
    aproximadas: presentEntries(nearly, journals),
    quizas: total === 0 ? await nearestSearch(db, query) : null,
    page: query.page,
    totalPages: Math.ceil(total / query.limit),
  };
}

/** Of all kept answers of one kind together. */
const mostCharacters = 16_000_000;
type Card = { resumen: string };
/** Roughly: summaries vary, the rest of a card does not. */
const lengthOf = (kept: { publications: readonly Card[]; aproximadas?: readonly Card[] }) =>
  [...kept.publications, ...(kept.aproximadas ?? [])].reduce((sum, { resumen }) => sum + resumen.length + 1000, 1000);

export type Catalogue = Awaited<ReturnType<typeof openCatalogue>>;

/** Opens the catalogue: functions that answer its public questions. */
export async function openCatalogue(services: Services) {
  const { db, database } = services;
  const answers = new Cache<Answer<'searchCatalogue'>>(mostCharacters, lengthOf);
  const facets = new Cache<Answer<'catalogueFacets'>>(500);
  const suggestions = new Cache<Answer<'suggestSearches'>>(1000);
  const related = new Cache<Answer<'relatedWorks'>>(mostCharacters, lengthOf);
  // The whole catalogue's, and those of the journals that are read most.
  const totals = new Cache<Total[]>(20);
  const byJournal = new Cache<Awaited<ReturnType<typeof countJournals>>>(1);
  const keywords = new Cache<Awaited<ReturnType<typeof countKeywords>>>(1);
  const listed = new Cache<Answer<'listDisciplines'>>(1);
  const disciplines = new Cache<Answer<'readDiscipline'>>(mostCharacters, lengthOf);
  const authors = new Cache<Answer<'readAuthor'>>(mostCharacters, lengthOf);
  const countAll = ({ revista, aviso }: Chosen = {}) =>
    totals.get(JSON.stringify([revista, aviso]), () => countWorks(db, { revista, aviso }));
  const journalTotals = () => byJournal.get('all', () => countJournals(db));
  const named = () => namedJournals(services.settings);
  const forget = () => {
    for (const kept of [
      answers,
      facets,
      suggestions,
      related,
      totals,
      byJournal,
      keywords,
      listed,
      disciplines,
      authors,
    ])
      kept.forget();
  };
  await onCatalogueChange(database, forget);
  await onAccountChange(database, forget);
  // Cards and counts name journals.
  await database.subscribe(settingsChannel, forget);

  return {
    search: (query: CatalogueQuery) =>
      answers.get(JSON.stringify(query), async () => answerCatalogue(db, query, await countAll(query), named())),
    facets: (query: CallData<Calls['catalogueFacets']>['query']) =>
      facets.get(JSON.stringify(query), () =>
        findFacets(
          db,
          query,
          {
            totals: countAll,
            byJournal: journalTotals,
            keywords: () => keywords.get('all', () => countKeywords(db)),
          },
          named(),
        ),
      ),
    /** How many works of the whole catalogue each journal has, by its id. */
    countJournals: journalTotals,
    suggest: (search: string) => suggestions.get(search.toLowerCase(), () => findSuggestions(db, search)),
    disciplines: () => listed.get('all', async () => disciplinesOf(await countAll())),
    /** Throws `no_encontrado` where no work of the catalogue is of it. */
    discipline: (slug: string) =>
      disciplines.get(slug, async () => findDiscipline(db, await countAll(), slug, named())),
    /** Throws `no_encontrado` where nobody signs so in the catalogue. */
    author: (clave: string, query: CallData<Calls['readAuthor']>['query']) =>
      authors.get(JSON.stringify([clave, query]), () => findAuthor(db, clave, query, named())),
    /** Throws `no_encontrado` where the public has no such work. */
    related: (id: string) =>
      related.get(id, async () => {
        await readableWork(services, null, id);
        return { publications: presentEntries(await readRows(db, await findRelated(db, id)), named()) };
      }),
  };
}
