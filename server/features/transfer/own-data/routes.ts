import type { ownDataCalls } from '#contract/calls/own-data.ts';
import { deleteUser } from '#server/features/transfer/erasure/delete-user.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { eraseOwnAccount, readErasureFacts } from './erase-own-account.ts';
import { linkOwnExport, readOwnExport, startOwnExport } from './read-export.ts';

export function ownDataRoutes(services: Services): Pick<Handlers, keyof typeof ownDataCalls | 'deleteUser'> {
  return {
    deleteUser: async ({ viewer, params }) => {
      await deleteUser(services, viewer, params.id);
      return undefined;
    },
    ownExport: async ({ viewer }) => ({ exportacion: await readOwnExport(services, viewer) }),
    startOwnExport: ({ viewer }) => startOwnExport(services, viewer),
    linkOwnExport: ({ viewer }) => linkOwnExport(services, viewer),
    erasureFacts: ({ viewer }) => readErasureFacts(services, viewer),
    eraseOwnAccount: async ({ viewer, body, origin }) => {
      await eraseOwnAccount(services, viewer, body, origin.address);
      return undefined;
    },
  };
}
