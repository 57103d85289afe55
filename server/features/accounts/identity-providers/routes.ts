import type { identityProviderCalls, providerSignInCalls } from '#contract/calls/identity-providers.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { checkIdentityProvider } from './check.ts';
import { finishProvider } from './finish.ts';
import { linkProvider, listProviderLinks, unlinkProvider } from './link.ts';
import {
  changeIdentityProvider,
  listIdentityProviders,
  makeIdentityProvider,
  removeIdentityProvider,
} from './manage.ts';
import { listActive } from './queries.ts';
import { startProvider } from './start.ts';

type Names = keyof typeof identityProviderCalls | keyof typeof providerSignInCalls;

export const identityProviderRoutes = (services: Services): Pick<Handlers, Names> => ({
  listIdentityProviders: ({ origin }) => listIdentityProviders(services, origin),
  makeIdentityProvider: ({ viewer, body, origin }) => makeIdentityProvider(services, viewer, body, origin),
  changeIdentityProvider: ({ viewer, params, body, origin }) =>
    changeIdentityProvider(services, viewer, params.id, body, origin),
  removeIdentityProvider: async ({ viewer, params, query }) => {
    await removeIdentityProvider(services, viewer, params.id, query.personas);
    return undefined;
  },
  checkIdentityProvider: ({ params, origin }) => checkIdentityProvider(services, params.id, origin),
  listSignInProviders: async () => ({ proveedores: await listActive(services.db) }),
  startProvider: ({ viewer, params, body, origin }) =>
    startProvider(services, viewer, { id: params.id, para: body.para }, origin),
  finishProvider: ({ viewer, body, origin }) => finishProvider(services, viewer, body, origin),
  linkProvider: ({ viewer, body, origin }) => linkProvider(services, viewer, body.prueba, origin),
  listProviderLinks: ({ viewer }) => listProviderLinks(services, viewer.id),
  unlinkProvider: ({ viewer, params }) => unlinkProvider(services, viewer, params.id),
});
