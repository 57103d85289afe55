import type { peopleCalls } from '#contract/calls/people.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { changeRoles } from './change-roles.ts';
import { changeUser } from './change-user.ts';
import { createAccounts } from './create-accounts.ts';
import { decideRoleRequest } from './decide-role-request.ts';
import { endSessions } from './end-sessions.ts';
import { exportUsers } from './export-users.ts';
import { listJournals } from './journals.ts';
import { listUsers } from './list-users.ts';
import { mailPasswordReset } from './mail-password-reset.ts';
import { previewAccounts } from './preview-accounts.ts';

/** Handlers of calls that answer nothing. */
const done = async (act: Promise<void>): Promise<undefined> => {
  await act;
  return undefined;
};

export function peopleRoutes(services: Services): Omit<Pick<Handlers, keyof typeof peopleCalls>, 'deleteUser'> {
  return {
    listUsers: ({ viewer, query }) => listUsers(services, viewer, query),
    exportUsers: ({ viewer, query }) => exportUsers(services, viewer, query),
    createAccounts: ({ viewer, body }) => createAccounts(services, viewer, body),
    previewAccounts: ({ body }) => previewAccounts(services, Buffer.from(body.archivo, 'base64')),
    decideRoleRequest: ({ viewer, params, body }) => decideRoleRequest(services, viewer, params.id, body),
    changeUser: ({ viewer, params, body }) => changeUser(services, viewer, params.id, body),
    roleJournals: async () => ({ revistas: await listJournals(services) }),
    changeRoles: ({ viewer, body, origin: { language } }) => changeRoles(services, viewer, body, language),
    endSessions: ({ viewer, params }) => done(endSessions(services, viewer, params.id)),
    mailPasswordReset: ({ viewer, params }) => done(mailPasswordReset(services, viewer, params.id)),
  };
}
