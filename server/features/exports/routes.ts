import type { exportCalls } from '#contract/calls/exports.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/services.ts';
import { exportPublication } from './export-publication.ts';

export function exportRoutes(services: Services): Pick<Handlers, keyof typeof exportCalls> {
  return {
    exportPublication: ({ viewer, params, query }) =>
      exportPublication(services, viewer, params.id, params.formato, query.version),
  };
}
