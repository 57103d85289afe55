import type { anonymiseCalls } from '#contract/calls/anonymise.ts';
import { viewAs } from '#server/features/previews/view-as.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/services.ts';
import { findGiveaways } from './find-giveaways.ts';
import { listAnonymousFiles } from './list-anonymous-files.ts';

export function anonymiseRoutes(services: Services): Pick<Handlers, keyof typeof anonymiseCalls> {
  return {
    findGiveaways: ({ viewer, params }) => findGiveaways(services, viewer, params.id),
    anonymousFiles: async ({ viewer, params }) => ({
      archivos: await listAnonymousFiles(services, viewer, params.id),
    }),
    viewAs: ({ viewer, params }) => viewAs(services, viewer, params.id, params.quien),
  };
}
