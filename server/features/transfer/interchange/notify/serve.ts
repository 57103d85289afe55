/**
 * The inbox of the platform, by Linked Data Notifications (https://www.w3.org/TR/ldn/): POST /notificaciones-coar, and the receipts of what it
 * took. There is none while no administrator has said that what some service announces is taken.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { usualBody } from '#contract/call.ts';
import { notificationsAddress } from '#contract/public-addresses.ts';
import { refuse } from '#contract/refuse.ts';
import { readAsJson } from '#server/platform/http/json-body.ts';
import { originOf } from '#server/platform/http/origin.ts';
import type { Services } from '#server/platform/services.ts';
import { receiveNotification } from './receive.ts';
import { isReceipt } from './received-queries.ts';

/** A minute and network: a service announces what happened, and not all that it has. */
const limited = { rateLimit: { max: 60, timeWindow: '1 minute' } };
const type = 'application/ld+json';
const idSchema = z.object({ id: z.uuid() });

export async function serveNotifications(app: FastifyInstance, services: Services): Promise<void> {
  const mustTake = () => {
    if (!services.settings.takesNotifications()) throw refuse('no_encontrado');
  };
  const siteOf = (request: FastifyRequest) => originOf(services.env, request);
  const say = (reply: FastifyReply, body: object) =>
    reply.type(type).header('cache-control', 'no-store').send(JSON.stringify(body));
  await app.register(async (scope) => {
    readAsJson(scope, type);
    // Before a byte of its body is read.
    scope.addHook('onRequest', async () => mustTake());
    scope.post(
      notificationsAddress,
      { config: { ...limited, body: usualBody }, schema: { hide: true } },
      async (request, reply) => {
        const site = siteOf(request);
        const receipt = await receiveNotification(services, request.body, site);
        return reply.status(201).header('location', `${site}${notificationsAddress}/${receipt}`).send();
      },
    );
    // What was received is shown to nobody here.
    scope.get(notificationsAddress, { config: limited, schema: { hide: true } }, async (request, reply) =>
      say(reply.header('accept-post', type), {
        '@context': 'http://www.w3.org/ns/ldp',
        '@id': siteOf(request) + notificationsAddress,
        contains: [],
      }),
    );
    scope.get(`${notificationsAddress}/:id`, { config: limited, schema: { hide: true } }, async (request, reply) => {
      const { data } = idSchema.safeParse(request.params);
      if (!data || !(await isReceipt(services.db, data.id))) throw refuse('no_encontrado');
      const id = `${siteOf(request)}${notificationsAddress}/${data.id}`;
      return say(reply, { '@context': 'https://www.w3.org/ns/activitystreams', id, type: 'Object' });
    });
  });
}
