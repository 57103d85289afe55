import type { bylineCalls } from '#contract/calls/byline.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { acceptCoauthorship } from './accept.ts';
import { acceptAuthorship, listAsked, refuseAuthorship } from './answer-asked.ts';
import { closeByline, openByline } from './correction.ts';
import { declineCoauthorship } from './decline.ts';
import { leaveAuthors } from './leave.ts';
import { listAuthors } from './list.ts';
import { readInvitation } from './open-invitation.ts';
import { findPeople } from './queries.ts';
import { saveAuthors } from './save.ts';

const mostPeople = 10;

export function bylineRoutes(services: Services): Pick<Handlers, keyof typeof bylineCalls> {
  return {
    listAuthors: ({ viewer, params }) => listAuthors(services, viewer, params.id),
    saveAuthors: ({ viewer, params, body }) => saveAuthors(services, viewer, params.id, body),
    openByline: async ({ viewer, params }) => {
      await openByline(services, viewer, params.id);
      return undefined;
    },
    closeByline: async ({ viewer, params }) => {
      await closeByline(services, viewer, params.id);
      return undefined;
    },
    myAuthorshipRequests: ({ viewer }) => listAsked(services, viewer),
    acceptAuthorship: ({ viewer, params }) => acceptAuthorship(services, viewer, params.id),
    refuseAuthorship: async ({ viewer, params }) => {
      await refuseAuthorship(services, viewer, params.id);
      return undefined;
    },
    leaveAuthors: async ({ viewer, params }) => {
      await leaveAuthors(services, viewer, params.id);
      return undefined;
    },
    findPeople: async ({ query }) => ({ people: await findPeople(services.db, query.q, mostPeople) }),
    getCoauthorship: ({ params }) => readInvitation(services, params.token),
    acceptCoauthorship: ({ viewer, params }) => acceptCoauthorship(services, viewer, params.token),
    declineCoauthorship: async ({ params }) => {
      await declineCoauthorship(services, params.token);
      return undefined;
    },
  };
}
