import type { invitationCalls } from '#contract/calls/invitations.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { acceptInvitation, declineInvitation } from './answer.ts';
import { readInvitation } from './open.ts';

export function invitationRoutes(services: Services): Pick<Handlers, keyof typeof invitationCalls> {
  return {
    getInvitation: ({ params }) => readInvitation(services, params.token),
    acceptInvitation: ({ params }) => acceptInvitation(services, params.token),
    declineInvitation: async ({ params, body }) => {
      await declineInvitation(services, params.token, body);
      return undefined;
    },
  };
}
