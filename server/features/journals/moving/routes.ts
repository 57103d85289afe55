import type { movingCalls } from '#contract/calls/moving.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { answerMove, moveWork, withdrawMove } from './move-work.ts';

/** Sent works that go to another journal. */
export const movingRoutes = (services: Services): Pick<Handlers, keyof typeof movingCalls> => ({
  moveWork: ({ viewer, params, body }) => moveWork(services, viewer, params.id, body),
  withdrawMove: async ({ viewer, params }) => {
    await withdrawMove(services, viewer, params.id);
    return undefined;
  },
  answerMove: ({ viewer, params, body }) => answerMove(services, viewer, params.id, body.acepta),
});
