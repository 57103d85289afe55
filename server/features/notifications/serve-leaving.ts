import type { FastifyInstance } from 'fastify';
import { leaveNewsletter } from '#server/features/newsletter/leave.ts';
import { serveOneClick } from '#server/platform/http/one-click.ts';
import { ownSecret } from '#server/platform/secrets.ts';
import type { Services } from '#server/services.ts';
import { leaveMails } from './leave-mails.ts';
import { leavingPath } from './leaving-path.ts';
import { leavingSecret } from './leaving-token.ts';

/** The one click that ends a kind of mails: of mailed notifications, and the newsletter. */
export async function serveLeaving(app: FastifyInstance, services: Services): Promise<void> {
  const secret = await ownSecret(services.db, leavingSecret);
  await serveOneClick(app, leavingPath, (token) => leaveMails(services, secret, token));
  await serveOneClick(app, '/newsletter/baja', (token) => leaveNewsletter(services, token));
}
