import type { organisationCalls } from '#contract/calls/organisations.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { listOrganisationLoads, loadOrganisations, suggestOrganisations, undoOrganisations } from './organisations.ts';

export const organisationRoutes = (services: Services): Pick<Handlers, keyof typeof organisationCalls> => ({
  suggestOrganisations: async ({ query }) => ({ organizaciones: await suggestOrganisations(services, query.q) }),
  listOrganisationLoads: async ({ origin }) => ({ cargas: await listOrganisationLoads(services, origin.language) }),
  loadOrganisations: ({ viewer, query, body, origin }) =>
    loadOrganisations(services, viewer.id, query.nombre, body, origin.language),
  undoOrganisations: async ({ viewer, params, origin }) => ({
    cargas: await undoOrganisations(services, viewer.id, params.id, origin.language),
  }),
});
