import type { depositCalls } from '#contract/calls/deposits.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { cancelDeposit, depositDoi, listDeposits, readDeposit } from './deposits.ts';

export const depositRoutes = (services: Services): Pick<Handlers, keyof typeof depositCalls> => ({
  readDeposit: ({ viewer, params }) => readDeposit(services, viewer, params.id),
  depositDoi: ({ viewer, params }) => depositDoi(services, viewer, params.id),
  cancelDeposit: ({ viewer, params }) => cancelDeposit(services, viewer, params.id),
  listDeposits: ({ query }) => listDeposits(services, query),
});
