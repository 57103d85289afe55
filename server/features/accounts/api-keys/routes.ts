import type { apiKeyCalls } from '#contract/calls/api-keys.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { listAllKeys, listKeys, makeKey, revokeKey, revokeKeyOf } from './keys.ts';

/** Handlers of calls that answer nothing. */
const done = async (act: Promise<void>): Promise<undefined> => {
  await act;
  return undefined;
};

export function apiKeyRoutes(services: Services): Pick<Handlers, keyof typeof apiKeyCalls> {
  return {
    listApiKeys: ({ viewer }) => listKeys(services, viewer),
    makeApiKey: ({ viewer, body }) => makeKey(services, viewer, body),
    revokeApiKey: ({ viewer, params }) => done(revokeKey(services, viewer, params.id)),
    listAllApiKeys: ({ query }) => listAllKeys(services, query),
    revokeApiKeyOf: ({ viewer, params }) => done(revokeKeyOf(services, viewer, params.id)),
  };
}
