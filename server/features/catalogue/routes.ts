import type { catalogueCalls } from '#contract/calls/catalogue.ts';
import type { savedSearchCalls } from '#contract/calls/saved-searches.ts';
import { readPublication } from '#server/features/publications/read.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { recordViewsIn } from './record-view.ts';
import { changeSaved, listSaved, removeSaved, saveSearch } from './saved/saved.ts';
import { openCatalogue } from './search.ts';
import { ViewCounter } from './view-counter.ts';

/** @param atClose takes what is to be done before the database is closed */
export async function catalogueRoutes(
  services: Services,
  atClose: (act: () => Promise<void>) => void,
): Promise<Pick<Handlers, keyof typeof catalogueCalls | keyof typeof savedSearchCalls>> {
  const catalogue = await openCatalogue(services);
  const counter = new ViewCounter(services.db);
  const recordView = recordViewsIn(services, counter);
  atClose(() => counter.close());
  return {
    searchCatalogue: ({ query }) => catalogue.search(query),
    catalogueFacets: ({ query }) => catalogue.facets(query),
    suggestSearches: ({ query }) => catalogue.suggest(query.search),
    listDisciplines: () => catalogue.disciplines(),
    readDiscipline: ({ params }) => catalogue.discipline(params.slug),
    readAuthor: ({ params, query }) => catalogue.author(params.autor, query),
    relatedWorks: ({ params }) => catalogue.related(params.id),
    recordView: async ({ params, viewer, origin }) => {
      await recordView(params.id, viewer, origin);
      return undefined;
    },
    listSavedSearches: ({ viewer }) => listSaved(services, viewer),
    saveSearch: ({ viewer, body }) => saveSearch(services, viewer, body),
    changeSavedSearch: ({ viewer, params, body }) => changeSaved(services, viewer, params.id, body),
    removeSavedSearch: async ({ viewer, params }) => {
      await removeSaved(services, viewer, params.id);
      return undefined;
    },
    // Always as a guest sees it: a public page is the same for everybody.
    readWork: ({ params, query }) => readPublication(services, null, params.id, query.idioma),
  };
}
