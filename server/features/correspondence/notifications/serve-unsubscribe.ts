import type { FastifyInstance } from 'fastify';
import { unsubscribeFromNewsletter } from '#server/features/correspondence/newsletter/unsubscribe.ts';
import { serveOneClick } from '#server/platform/http/one-click.ts';
import { openKeyRing } from '#server/platform/secrets.ts';
import type { Services } from '#server/platform/services.ts';
import { unsubscribePath } from './leaving-path.ts';
import { unsubscribe } from './unsubscribe.ts';
import { unsubscribeSecret } from './unsubscribe-token.ts';

/** The one click that ends a kind of mails: of mailed notifications, and the newsletter. */
export async function serveUnsubscribe(app: FastifyInstance, services: Services): Promise<void> {
  const secret = await openKeyRing(services.database, unsubscribeSecret);
  await serveOneClick(app, unsubscribePath, (token) => unsubscribe(services, secret, token));
  await serveOneClick(app, '/newsletter/baja', (token) => unsubscribeFromNewsletter(services, token));
}
