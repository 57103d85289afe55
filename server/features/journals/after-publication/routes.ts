import type { afterPublicationCalls } from '#contract/calls/after-publication.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { changeEmbargo } from './change-embargo.ts';
import { liftConcern } from './lift-concern.ts';
import { publishNotice } from './publish-notice.ts';
import { startEdition } from './start-edition.ts';

/** What comes after a work is published. */
export const afterPublicationRoutes = (services: Services): Pick<Handlers, keyof typeof afterPublicationCalls> => ({
  publishNotice: ({ viewer, params, body, origin }) =>
    publishNotice(services, viewer, params.id, body, origin.language),
  liftConcern: ({ viewer, params, body }) => liftConcern(services, viewer, params.id, body.motivo),
  changeEmbargo: ({ viewer, params, body }) => changeEmbargo(services, viewer, params.id, body),
  startEdition: ({ viewer, params }) => startEdition(services, viewer, params.id),
});
