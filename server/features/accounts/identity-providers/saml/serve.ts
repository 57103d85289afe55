import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { metadataPath, returnPath } from '#contract/identity-providers.ts';
import { refuse } from '#contract/refuse.ts';
import { readFormBodies } from '#server/platform/http/form-bodies.ts';
import { originOf } from '#server/platform/http/origin.ts';
import type { Services } from '#server/platform/services.ts';
import { findWithLinks } from '../queries.ts';
import { wayBack } from '../start.ts';
import { arriveBySaml } from './arrive.ts';
import { ownMetadata } from './metadata.ts';

const paramsSchema = z.object({ id: z.uuid().catch('') });
const postedSchema = z.object({ SAMLResponse: z.string().min(1), RelayState: z.string().min(1).max(200) });
/** A network: a class that logs in at once comes from one. */
const limited = { rateLimit: { max: 200, timeWindow: '1 minute' } };
/** An answer, and what a form writes for its signs. */
const largest = 256 * 1024;

/**
 * Serves what a SAML institution asks of the platform: GET /institucion/{id}/metadata, and POST /institucion/{id}, to which it has browsers
 * post its answer. Whatever came of it, the browser is led on to the screen of that address, which says so.
 */
export async function serveSaml(app: FastifyInstance, services: Services): Promise<void> {
  const at = (request: FastifyRequest) => {
    const { id } = paramsSchema.parse(request.params);
    return { id, back: wayBack(services, { site: originOf(services.env, request) }, id) };
  };
  app.get(metadataPath(':id'), { config: limited, schema: { hide: true } }, async (request, reply) => {
    const { id, back } = at(request);
    // Of a paused one, too: institutions read it again by themselves, and would forget the platform.
    if (id === '' || !(await findWithLinks(services.db, id))?.provider.saml) throw refuse('no_encontrado');
    return reply.type('application/samlmetadata+xml').header('cache-control', 'no-store').send(ownMetadata(back));
  });
  await app.register(async (scope) => {
    readFormBodies(scope);
    scope.post(
      returnPath(':id'),
      { config: limited, bodyLimit: largest, schema: { hide: true } },
      async (request, reply) => {
        const { id, back } = at(request);
        if (id === '') throw refuse('no_encontrado');
        const form = request.body instanceof URLSearchParams ? request.body : [];
        const { data } = postedSchema.safeParse(Object.fromEntries(form));
        const state = data && (await arriveBySaml(services, { id, back }, data));
        // Without a way the screen says that there is none. Its name is out of the address as soon as the screen has read it.
        return reply
          .header('cache-control', 'no-store')
          .header('referrer-policy', 'no-referrer')
          .redirect(`${returnPath(id)}?${new URLSearchParams({ state: state ?? '-' })}`, 303);
      },
    );
  });
}
