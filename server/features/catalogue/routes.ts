import type { catalogueCalls } from '#contract/calls/catalogue.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { readChapter } from './read-chapter.ts';
import { readWork } from './read-work.ts';
import { recordViewsIn } from './record-view.ts';
import { openCatalogue } from './search.ts';
import { ViewCounter } from './view-counter.ts';

/** @param atClose takes what is to be done before the database is closed */
export async function catalogueRoutes(
  services: Services,
  atClose: (act: () => Promise<void>) => void,
): Promise<Pick<Handlers, keyof typeof catalogueCalls>> {
  const catalogue = await openCatalogue(services);
  const counter = new ViewCounter(services.db);
  const recordView = recordViewsIn(services, counter);
  atClose(() => counter.close());
  return {
    searchCatalogue: ({ query }) => catalogue.search(query),
    catalogueFacets: ({ query }) => catalogue.facets(query),
    suggestSearches: ({ query }) => catalogue.suggest(query.search),
    relatedWorks: ({ params }) => catalogue.related(params.id),
    recordView: async ({ params, viewer, origin }) => {
      await recordView(params.id, viewer, origin);
      return undefined;
    },
    // Always as a guest sees it: a public page is the same for everybody.
    readChapter: ({ params, query }) => readChapter(services, params.id, params.capitulo, query.idioma),
    readWork: ({ params, query }) => readWork(services, params.id, query.idioma),
  };
}
