import type { packageCalls } from '#contract/calls/packages.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { linkPackage, listPackages, startPackage } from './packages.ts';

export const packageRoutes = (services: Services): Pick<Handlers, keyof typeof packageCalls> => ({
  listPackages: async ({ params }) => ({ paquetes: await listPackages(services, params.id) }),
  startPackage: ({ viewer, params, body }) => startPackage(services, viewer, params.id, body),
  linkPackage: ({ params }) => linkPackage(services, params),
});
