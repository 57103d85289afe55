import type { discussionCalls } from '#contract/calls/discussions.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { readDiscussion } from './read.ts';
import { editMessage, removeMessage, writeMessage } from './write.ts';

export function discussionRoutes(services: Services): Pick<Handlers, keyof typeof discussionCalls> {
  return {
    readDiscussion: ({ viewer, params, query }) => readDiscussion(services, viewer, params.id, query),
    writeMessage: ({ viewer, params, body }) => writeMessage(services, viewer, params.id, body),
    editMessage: ({ viewer, params, body }) => editMessage(services, viewer, params.id, body.texto),
    removeMessage: async ({ viewer, params }) => {
      await removeMessage(services, viewer, params.id);
      return undefined;
    },
  };
}
