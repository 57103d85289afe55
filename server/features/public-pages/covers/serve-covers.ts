/** The covers of published works, under addresses that never change (contract/public-addresses.ts). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { coverPicture } from '#contract/cover.ts';
import { id } from '#contract/entities/common.ts';
import { coverAddress, coverWidths } from '#contract/public-addresses.ts';
import { refuse } from '#contract/refuse.ts';
import { readableWork } from '#server/features/publications/read.ts';
import { storedRoute } from '#server/platform/http/send-stored.ts';
import type { Services } from '#server/platform/services.ts';
import { canReadText } from '#server/policy/index.ts';
import { findFirstFigure } from '../queries.ts';
import { fittedFigure } from './figure.ts';
import { sendPicture } from './send-picture.ts';

const paramsSchema = z.object({ id });

/** Serves them; a figure that is not there, or cannot be read, leads to the drawn cover. */
export function serveCovers(app: FastifyInstance, services: Services): void {
  const serve = (url: string, answer: (id: string, request: FastifyRequest, reply: FastifyReply) => unknown) =>
    app.route({
      ...storedRoute,
      url,
      handler: (request, reply) => {
        const asked = paramsSchema.safeParse(request.params);
        if (!asked.success) throw refuse('no_encontrado');
        return answer(asked.data.id, request, reply);
      },
    });

  serve('/catalogo/:id/portada.svg', async (id, request, reply) => {
    const svg = coverPicture(await readableWork(services, null, id));
    return sendPicture(request, reply, Buffer.from(svg), 'image/svg+xml');
  });

  for (const width of coverWidths)
    serve(`/catalogo/:id/portada-${width}.webp`, async (id, request, reply) => {
      const work = await readableWork(services, null, id);
      const src = canReadText(null, work) ? await findFirstFigure(services.db, id) : undefined;
      const figure = src && (await fittedFigure(services, work, src, width));
      if (!figure) return reply.header('cache-control', 'no-cache').redirect(coverAddress(id), 302);
      return sendPicture(request, reply, figure, 'image/webp');
    });
}
