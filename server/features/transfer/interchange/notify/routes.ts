import type { notifyCalls } from '#contract/calls/notify.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { announceAgain, changeInbox, listInboxes, listInboxMessages, makeInbox, removeInbox } from './inboxes.ts';
import { decideReceived, listReceived } from './received.ts';

export const notifyRoutes = (services: Services): Pick<Handlers, keyof typeof notifyCalls> => ({
  listInboxes: () => listInboxes(services),
  makeInbox: ({ viewer, body }) => makeInbox(services, viewer, body),
  changeInbox: ({ viewer, params, body }) => changeInbox(services, viewer, params.id, body),
  removeInbox: async ({ viewer, params }) => {
    await removeInbox(services, viewer, params.id);
    return undefined;
  },
  listInboxMessages: ({ params, query }) => listInboxMessages(services, params.id, query),
  listReceived: ({ viewer, query }) => listReceived(services, viewer, query),
  decideReceived: ({ viewer, params, body }) => decideReceived(services, viewer, params.id, body),
  announceAgain: ({ params }) => announceAgain(services, params.id, params.entregaId),
});
