import type { systemCalls } from '#contract/calls/system.ts';
import { siteFactsSchema } from '#contract/entities/site-facts.ts';
import { identitySchema, type PlatformSettings, platformSettingsSchema } from '#contract/entities/system.ts';
import { asksForBids } from '#server/features/reviewing/bids/asks-for-bids.ts';
import { ownSite, type Sites, withOwnSite } from '#server/platform/http/own-sites.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { hasSeveralJournals, shownJournals } from '#server/platform/shown-journals.ts';
import { attention } from './attention.ts';
import { changePicture, removePicture } from './change-pictures.ts';
import { changeSettings } from './change-settings.ts';
import { openHealth } from './health.ts';
import { weighIdentityChange } from './identity-change.ts';
import { metricsHistory, metricsText } from './metrics.ts';
import { closeRegistration, openRegistration } from './open-registration.ts';
import { markSetupStep, readSetup } from './setup.ts';

export function administrationRoutes(services: Services): Pick<Handlers, keyof typeof systemCalls> {
  const health = openHealth(services);
  return {
    health: ({ viewer }) => health.check(viewer),
    attention: () => attention(services),
    readSetup: () => readSetup(services),
    markSetupStep: ({ params, body }) => markSetupStep(services, params.paso, body.estado),
    live: async () => undefined,
    ready: health.ready,
    metrics: () => metricsText(services, health.current()),
    metricsHistory: async () => metricsHistory(),
    getSettings: async () => toWire(services.settings.get()),
    changeSettings: async ({ viewer, body }) => toWire(await changeSettings(services, viewer, body)),
    weighIdentityChange: ({ query }) => weighIdentityChange(services, query.modo),
    changeLogo: async ({ viewer, body }) => toWire(await changePicture(services, viewer, 'logo', body.logo)),
    removeLogo: async ({ viewer }) => toWire(await removePicture(services, viewer, 'logo')),
    changeCoverImage: async ({ viewer, body }) =>
      toWire(await changePicture(services, viewer, 'imagenPortada', body.imagen)),
    removeCoverImage: async ({ viewer }) => toWire(await removePicture(services, viewer, 'imagenPortada')),
    openRegistration: async ({ viewer }) => toWire(await openRegistration(services, viewer)),
    closeRegistration: async ({ viewer }) => toWire(await closeRegistration(services, viewer)),
    getSiteFacts: async () => siteFactsSchema.parse(services.settings.get()),
    getIdentity: async () =>
      identitySchema.parse({
        ...services.settings.get(),
        preferenciasDeRevision: asksForBids(services.settings),
        numeros: services.settings.hasIssues(),
        ...(hasSeveralJournals(services.settings) && { variasRevistas: true }),
        ...(services.settings.hasInstitutions() && { instituciones: true }),
        ...(hasSections(services.settings) && { conSecciones: true }),
        ...(services.env.ORCID_CLIENT_ID && { conOrcid: true }),
        ...(services.settings.hasIdentityProviders() && { conInstituciones: true }),
        ...(withOwnSite(services).length > 0 && { sitios: sitesOf(services) }),
      }),
  };
}

const sitesOf = (sites: Sites) => ({
  plataforma: sites.env.PUBLIC_URL,
  revistas: Object.fromEntries(withOwnSite(sites).map(({ id, clave }) => [clave, ownSite(sites, id)])),
});

/** Whether a journal that readers know of has sections. */
const hasSections = (settings: Services['settings']): boolean =>
  shownJournals(settings).some(({ secciones }) => secciones.length > 0);

/** The settings without what the platform keeps for itself. */
const toWire = (settings: PlatformSettings): PlatformSettings => platformSettingsSchema.parse(settings);
