import type { orcidCalls } from '#contract/calls/orcid.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { finishOrcid } from './finish.ts';
import { linkOrcid, unlinkOrcid } from './link.ts';
import { startOrcid } from './start.ts';

export function orcidRoutes(services: Services): Pick<Handlers, keyof typeof orcidCalls> {
  return {
    startOrcid: ({ viewer, body, origin }) => startOrcid(services, viewer, body, origin),
    finishOrcid: ({ viewer, body, origin }) => finishOrcid(services, viewer, body.respuesta, origin),
    linkOrcid: async ({ viewer, body, origin }) => ({ data: await linkOrcid(services, viewer, body.prueba, origin) }),
    unlinkOrcid: async ({ viewer }) => ({ data: await unlinkOrcid(services, viewer) }),
  };
}
