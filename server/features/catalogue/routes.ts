import type { catalogueCalls } from '#contract/calls/catalogue.ts';
import { setReferences } from '#server/documents/citations/set-references.ts';
import { readPublication } from '#server/features/publications/read.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import type { UsageRecorder } from './record-view.ts';
import { openCatalogue } from './search.ts';
import { readWorkUsage } from './usage.ts';

export async function catalogueRoutes(
  services: Services,
  { recordView }: UsageRecorder,
): Promise<Pick<Handlers, keyof typeof catalogueCalls>> {
  const catalogue = await openCatalogue(services);
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
    workUsage: ({ params, query }) => readWorkUsage(services, params.id, query.meses),
    // Always as a guest sees it: a public page is the same for everybody.
    readWork: async ({ params, query }) => {
      const work = await readPublication(services, null, params.id, query.idioma);
      return { ...work, referencias: setReferences(work.documento, work.referencias, work.idioma) };
    },
  };
}
