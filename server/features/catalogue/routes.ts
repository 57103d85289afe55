import type { catalogueCalls } from '#contract/calls/catalogue.ts';
import type { savedSearchCalls } from '#contract/calls/saved-searches.ts';
import { journalOfSite } from '#server/platform/http/own-sites.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { readChapter } from './read-chapter.ts';
import { readWork } from './read-work.ts';
import type { UsageRecorder } from './record-view.ts';
import { changeSaved, listSaved, removeSaved, saveSearch } from './saved/saved.ts';
import type { Catalogue } from './search.ts';
import { readWorkUsage } from './usage.ts';

export function catalogueRoutes(
  services: Services,
  catalogue: Catalogue,
  { recordView, recordSearch }: UsageRecorder,
): Pick<Handlers, keyof typeof catalogueCalls | keyof typeof savedSearchCalls> {
  /** At a journal's own address the catalogue is the journal's. */
  const at = <T extends { revista?: string[] | undefined }>(site: string, query: T): T => {
    const journal = journalOfSite(services, site);
    return journal ? { ...query, revista: [journal.clave] } : query;
  };
  return {
    // Pages that are made here ask without a reader: who opens one is counted as it is sent (public-pages/count-searches.ts).
    searchCatalogue: async ({ query, origin }) => {
      const found = await catalogue.search(at(origin.site, query));
      recordSearch(query.search, origin);
      return found;
    },
    catalogueFacets: async ({ query, origin: { site } }) => {
      const { revista, ...others } = await catalogue.facets(at(site, query));
      return revista && !journalOfSite(services, site) ? { ...others, revista } : others;
    },
    suggestSearches: ({ query }) => catalogue.suggest(query.search),
    listDisciplines: () => catalogue.disciplines(),
    readDiscipline: ({ params }) => catalogue.discipline(params.slug),
    readAuthor: ({ params, query }) => catalogue.author(params.autor, query),
    relatedWorks: ({ params }) => catalogue.related(params.id),
    recordView: async ({ params, viewer, origin }) => {
      await recordView(params.id, viewer, origin);
      return undefined;
    },
    workUsage: ({ params, query }) => readWorkUsage(services, params.id, query.meses),
    listSavedSearches: ({ viewer }) => listSaved(services, viewer),
    saveSearch: ({ viewer, body }) => saveSearch(services, viewer, body),
    changeSavedSearch: ({ viewer, params, body }) => changeSaved(services, viewer, params.id, body),
    removeSavedSearch: async ({ viewer, params }) => {
      await removeSaved(services, viewer, params.id);
      return undefined;
    },
    // Always as a guest sees it: a public page is the same for everybody.
    readChapter: ({ params, query }) => readChapter(services, params.id, params.capitulo, query.idioma),
    readWork: ({ params, query }) => readWork(services, params.id, query.idioma),
  };
}
