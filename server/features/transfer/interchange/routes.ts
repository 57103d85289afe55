import type { interchangeCalls } from '#contract/calls/interchange.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { takeElsewhere } from './take-elsewhere.ts';

export function interchangeRoutes(services: Services): Pick<Handlers, keyof typeof interchangeCalls> {
  return {
    takeElsewhere: ({ viewer, params: { id }, query: { destino, revisiones }, origin }) =>
      takeElsewhere(services, viewer, id, { destino, withReviews: revisiones === 'true', site: origin.site }),
  };
}
