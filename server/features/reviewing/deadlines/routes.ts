import type { deadlineCalls } from '#contract/calls/deadlines.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { createFeed, deadlineOf, deadlinesOf, readFeed, revokeFeed, subscribedDeadlines } from './deadlines.ts';

export function deadlineRoutes(services: Services): Pick<Handlers, keyof typeof deadlineCalls> {
  return {
    reviewDeadline: ({ viewer, params, origin }) => deadlineOf(services, viewer, params.id, origin.site),
    myDeadlines: ({ viewer, origin }) => deadlinesOf(services, viewer, origin.site),
    getDeadlineFeed: ({ viewer }) => readFeed(services, viewer),
    createDeadlineFeed: ({ viewer, origin }) => createFeed(services, viewer, origin.site),
    revokeDeadlineFeed: async ({ viewer }) => {
      await revokeFeed(services, viewer);
      return undefined;
    },
    subscribedDeadlines: ({ params, origin }) => subscribedDeadlines(services, params.token, origin.site),
  };
}
