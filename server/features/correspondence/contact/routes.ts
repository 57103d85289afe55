import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { sendContactMessage } from './send-message.ts';

export function contactRoutes(services: Services): Pick<Handlers, 'sendContactMessage'> {
  return {
    sendContactMessage: async ({ viewer, body }) => {
      await sendContactMessage(services, viewer, body);
      return undefined;
    },
  };
}
