import type { rightsCalls } from '#contract/calls/rights.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { answerRights, answerRightsLink, readRightsLink } from './answer.ts';
import { askRights, revokeRightsLink } from './ask.ts';
import { readRights } from './read.ts';

export function rightsRoutes(services: Services): Pick<Handlers, keyof typeof rightsCalls> {
  return {
    readRights: ({ viewer, params }) => readRights(services, viewer, params.id),
    answerRights: ({ viewer, params, body }) => answerRights(services, viewer, params.id, body),
    askRights: ({ viewer, params, body }) => askRights(services, viewer, params.id, body),
    revokeRightsLink: async ({ viewer, params }) => {
      await revokeRightsLink(services, viewer, params.id, params.firmante);
      return undefined;
    },
    readRightsLink: ({ params }) => readRightsLink(services, params.token),
    answerRightsLink: ({ params, body }) => answerRightsLink(services, params.token, body),
  };
}
