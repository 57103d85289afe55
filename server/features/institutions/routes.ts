import type { institutionCalls } from '#contract/calls/institutions.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { inviteToInstitution, withdrawInvitation } from './invite.ts';
import { changeMember, removeMember } from './members.ts';
import { answerInvitation, readMine } from './mine.ts';
import { listInstitutions, listManaged, listMembers, manageInstitution, readInstitution } from './read.ts';
import { declineRequest, requestInstitution } from './requests.ts';
import { changeInstitution, createInstitution } from './write.ts';

export function institutionRoutes(services: Services): Pick<Handlers, keyof typeof institutionCalls> {
  return {
    listInstitutions: () => listInstitutions(services),
    getInstitution: ({ params, query }) => readInstitution(services, params.clave, query),
    requestInstitution: async ({ viewer, body, origin }) => {
      await requestInstitution(services, viewer, body, origin.language);
      return undefined;
    },
    declineInstitutionRequest: async ({ viewer, params, body }) => {
      await declineRequest(services, viewer, params.id, body.texto);
      return undefined;
    },
    listManagedInstitutions: ({ query }) => listManaged(services, query),
    createInstitution: ({ viewer, body }) => createInstitution(services, viewer, body),
    manageInstitution: ({ viewer, params }) => manageInstitution(services, viewer, params.id),
    changeInstitution: ({ viewer, params, body }) => changeInstitution(services, viewer, params.id, body),
    listInstitutionMembers: ({ viewer, params, query }) => listMembers(services, viewer, params.id, query),
    changeInstitutionMember: ({ viewer, params, body }) => changeMember(services, viewer, params, body.responsable),
    removeInstitutionMember: async ({ viewer, params }) => {
      await removeMember(services, viewer, params);
      return undefined;
    },
    inviteToInstitution: ({ viewer, params, body, origin }) =>
      inviteToInstitution(services, viewer, params.id, body, origin.language),
    withdrawInstitutionInvitation: ({ viewer, params }) => withdrawInvitation(services, viewer, params),
    myInstitution: ({ viewer, query }) => readMine(services, viewer, query.invitacion),
    answerInstitutionInvitation: ({ viewer, params, body }) =>
      answerInvitation(services, viewer, params.id, body.acepta),
  };
}
