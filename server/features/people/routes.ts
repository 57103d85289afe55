import { presentManagedUser } from '#server/features/accounts/present.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/services.ts';
import { changeUser } from './change-user.ts';
import { decideRoleRequest } from './decide-role-request.ts';
import { deleteUser } from './delete-user.ts';
import { findUsers } from './queries.ts';

export function peopleRoutes(
  services: Services,
): Pick<Handlers, 'listUsers' | 'changeUser' | 'deleteUser' | 'decideRoleRequest'> {
  return {
    listUsers: async ({ query }) => {
      const { rows, total } = await findUsers(services.db, query);
      return {
        users: rows.map(presentManagedUser),
        total,
        page: query.page,
        totalPages: Math.ceil(total / query.limit),
      };
    },
    decideRoleRequest: ({ viewer, params, body }) => decideRoleRequest(services, viewer, params.id, body),
    changeUser: ({ viewer, params, body }) => changeUser(services, viewer, params.id, body),
    deleteUser: async ({ viewer, params }) => {
      await deleteUser(services, viewer, params.id);
      return undefined;
    },
  };
}
