import type { importCalls } from '#contract/calls/imports.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { importText } from './import-text.ts';

export function importRoutes(services: Services): Pick<Handlers, keyof typeof importCalls> {
  return {
    importText: ({ viewer, params, query, body }) => importText(services, viewer, params.id, body, query.revision),
  };
}
