import type { bylineCalls } from '#contract/calls/byline.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { acceptCoauthorship } from './accept.ts';
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
