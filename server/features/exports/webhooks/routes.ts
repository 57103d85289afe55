import type { webhookCalls } from '#contract/calls/webhooks.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import {
  changeWebhook,
  listDeliveries,
  listWebhooks,
  makeWebhook,
  redeliver,
  removeWebhook,
  renewSecret,
  testWebhook,
} from './webhooks.ts';

export const webhookRoutes = (services: Services): Pick<Handlers, keyof typeof webhookCalls> => ({
  listWebhooks: () => listWebhooks(services),
  makeWebhook: ({ viewer, body }) => makeWebhook(services, viewer, body),
  changeWebhook: ({ viewer, params, body }) => changeWebhook(services, viewer, params.id, body),
  renewWebhookSecret: ({ viewer, params, body }) => renewSecret(services, viewer, params.id, body.inmediata),
  testWebhook: ({ params }) => testWebhook(services, params.id),
  removeWebhook: async ({ viewer, params }) => {
    await removeWebhook(services, viewer, params.id);
    return undefined;
  },
  listWebhookDeliveries: ({ params, query }) => listDeliveries(services, params.id, query),
  redeliverWebhook: ({ params }) => redeliver(services, params.id, params.entregaId),
});
