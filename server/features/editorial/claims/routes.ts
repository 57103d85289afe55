import type { claimCalls } from '#contract/calls/claims.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { answerClaim } from './answer.ts';
import { makeClaim, withdrawClaim } from './make.ts';
import { listClaims, readClaims } from './read.ts';

export function claimRoutes(services: Services): Pick<Handlers, keyof typeof claimCalls> {
  return {
    readClaims: ({ viewer, params }) => readClaims(services, viewer, params.id),
    makeClaim: ({ viewer, params, body }) => makeClaim(services, viewer, params.id, body),
    withdrawClaim: async ({ viewer, params }) => {
      await withdrawClaim(services, viewer, params.id);
      return undefined;
    },
    answerClaim: ({ viewer, params, body }) => answerClaim(services, viewer, params.id, body),
    listClaims: ({ viewer, query }) => listClaims(services, viewer, query),
  };
}
