import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { decide } from './decide.ts';
import { previewDecision, standardLetter } from './preview.ts';
import { listDecisions } from './read.ts';

type DecisionCalls = 'listDecisions' | 'decide' | 'previewDecision' | 'standardLetter';

export function decisionRoutes(services: Services): Pick<Handlers, DecisionCalls> {
  return {
    listDecisions: async ({ viewer, params }) => ({ decisiones: await listDecisions(services, viewer, params.id) }),
    decide: ({ viewer, params, body }) => decide(services, viewer, params.id, body),
    previewDecision: ({ viewer, params, body, origin }) =>
      previewDecision(services, viewer, params.id, body, origin.language),
    standardLetter: ({ viewer, params, query }) => standardLetter(services, viewer, params.id, query),
  };
}
