import { refuse } from '#contract/refuse.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import { ownSecret } from '#server/platform/secrets.ts';
import type { Services } from '#server/platform/services.ts';
import { confirmSubscriber } from './queries.ts';
import { subscribe } from './subscribe.ts';
import { hashOf } from './tokens.ts';
import { unsubscribeFromNewsletter } from './unsubscribe.ts';

type Routes = Pick<Handlers, 'subscribe' | 'confirmSubscription' | 'unsubscribe'>;

export async function newsletterRoutes(services: Services): Promise<Routes> {
  const { db } = services;
  const secret = await ownSecret(db, 'newsletter');
  return {
    subscribe: async ({ body }) => {
      await subscribe(services, secret, body);
      return undefined;
    },
    confirmSubscription: async ({ body }) => {
      if (!(await confirmSubscriber(db, hashOf(body.token)))) throw refuse('enlace_no_valido');
      return undefined;
    },
    unsubscribe: async ({ body }) => {
      await unsubscribeFromNewsletter(services, body.token);
      return undefined;
    },
  };
}
