import type { deadlineCalls } from '#contract/calls/deadlines.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/services.ts';
import { createFeed, deadlineOf, deadlinesOf, readFeed, revokeFeed, subscribedDeadlines } from './deadlines.ts';

export function deadlineRoutes(services: Services): Pick<Handlers, keyof typeof deadlineCalls> {
  return {
    reviewDeadline: ({ viewer, params }) => deadlineOf(services, viewer, params.id),
    myDeadlines: ({ viewer }) => deadlinesOf(services, viewer),
    getDeadlineFeed: ({ viewer }) => readFeed(services, viewer),
    createDeadlineFeed: ({ viewer }) => createFeed(services, viewer),
    revokeDeadlineFeed: async ({ viewer }) => {
      await revokeFeed(services, viewer);
      return undefined;
    },
    subscribedDeadlines: ({ params }) => subscribedDeadlines(services, params.token),
  };
}
