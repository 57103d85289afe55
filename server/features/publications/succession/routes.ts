import type { successionCalls } from '#contract/calls/successions.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { answerSuccession } from './answer.ts';
import { proposeSuccession, withdrawSuccession } from './propose.ts';
import { listAskedSuccessions, readSuccession } from './read.ts';

export function successionRoutes(services: Services): Pick<Handlers, keyof typeof successionCalls> {
  return {
    getSuccession: ({ viewer, params }) => readSuccession(services, viewer, params.id),
    proposeSuccession: ({ viewer, params, body }) => proposeSuccession(services, viewer, params.id, body),
    withdrawSuccession: async ({ viewer, params }) => {
      await withdrawSuccession(services, viewer, params.id);
      return undefined;
    },
    answerSuccession: ({ viewer, params, body }) => answerSuccession(services, viewer, params.id, body.acepta),
    mySuccessions: async ({ viewer }) => ({ relevos: await listAskedSuccessions(services, viewer) }),
  };
}
