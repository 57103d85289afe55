import type { catalogueCalls } from '#contract/calls/catalogue.ts';
import { readPublication } from '#server/features/publications/read.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/services.ts';
import { openCatalogue } from './search.ts';

export async function catalogueRoutes(services: Services): Promise<Pick<Handlers, keyof typeof catalogueCalls>> {
  const search = await openCatalogue(services);
  return {
    searchCatalogue: ({ query }) => search(query),
    // Always as a guest sees it: a public page is the same for everybody.
    readWork: ({ params }) => readPublication(services, null, params.id),
  };
}
