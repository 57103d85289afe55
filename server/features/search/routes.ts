import type { searchCalls } from '#contract/calls/search.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { findAnything } from './find.ts';

export const searchRoutes = (services: Services): Pick<Handlers, keyof typeof searchCalls> => ({
  findAnything: ({ viewer, query }) => findAnything(services, viewer, query),
});
