import type { referenceCalls } from '#contract/calls/references.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/services.ts';
import { citePublication } from './cite-publication.ts';
import { parseReferences } from './parse-references.ts';

export function referenceRoutes(services: Services): Pick<Handlers, keyof typeof referenceCalls> {
  return {
    parseReferences: async ({ body }) => parseReferences(body.texto),
    citePublication: ({ viewer, params }) => citePublication(services, viewer, params.id, params.estilo),
  };
}
