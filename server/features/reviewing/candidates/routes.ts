import type { candidateCalls } from '#contract/calls/candidates.ts';
import {
  declareConflict,
  findPeopleInConflict,
  listMyConflicts,
  withdrawConflict,
} from '#server/features/reviewing/conflicts/declare.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { readAlternates, saveAlternates } from './alternates.ts';
import { listCandidates } from './list.ts';
import { inviteAgain, readPreviousReviewers } from './previous.ts';
import { readRoster } from './roster.ts';

export function candidateRoutes(services: Services): Pick<Handlers, keyof typeof candidateCalls> {
  return {
    listCandidates: ({ viewer, params, query }) => listCandidates(services, viewer, params.id, query),
    reviewerRoster: ({ viewer, query }) => readRoster(services, viewer, query),
    getAlternates: ({ viewer, params }) => readAlternates(services, viewer, params.id),
    saveAlternates: ({ viewer, params, body }) => saveAlternates(services, viewer, params.id, body),
    previousReviewers: ({ viewer, params }) => readPreviousReviewers(services, viewer, params.id),
    inviteAgain: ({ viewer, params, body }) => inviteAgain(services, viewer, params.id, body),
    myConflicts: ({ viewer }) => listMyConflicts(services, viewer),
    declareConflict: ({ viewer, body }) => declareConflict(services, viewer, body),
    withdrawConflict: async ({ viewer, params }) => {
      await withdrawConflict(services, viewer, params.id);
      return undefined;
    },
    findPeopleInConflict: ({ viewer, query }) => findPeopleInConflict(services, viewer, query.q),
  };
}
