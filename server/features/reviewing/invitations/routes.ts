import type { invitationCalls } from '#contract/calls/invitations.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { acceptInvitation, declineInvitation } from './answer.ts';
import { inviteByMail } from './invite-by-mail.ts';
import { openAccount, readInvitation } from './open.ts';

export function invitationRoutes(services: Services): Pick<Handlers, keyof typeof invitationCalls> {
  return {
    inviteByMail: ({ viewer, params, body }) => inviteByMail(services, viewer, params.id, body),
    openInvitedAccount: ({ body, origin }) => openAccount(services, body, origin),
    getInvitation: ({ params }) => readInvitation(services, params.token),
    acceptInvitation: ({ params }) => acceptInvitation(services, params.token),
    declineInvitation: async ({ params, body }) => {
      await declineInvitation(services, params.token, body);
      return undefined;
    },
  };
}
