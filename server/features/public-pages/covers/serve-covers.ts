/** The covers of published works, under addresses that never change (contract/public-addresses.ts). */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { coverPicture } from '#contract/cover.ts';
import { id } from '#contract/entities/common.ts';
import { type CoverWidth, coverAddress, coverWidths } from '#contract/public-addresses.ts';
import { refuse } from '#contract/refuse.ts';
import { picturesOf } from '#server/features/exports/pictures.ts';
import { readableWork } from '#server/features/publications/read.ts';
import { inMemory, sendStored, storedRoute } from '#server/platform/http/send-stored.ts';
import { ProcessError } from '#server/platform/processes/runner.ts';
import type { Services } from '#server/platform/services.ts';
import { findFirstFigure } from '../queries.ts';
import { fitInChild } from './draw.ts';
import { keptPicture } from './kept-picture.ts';

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
      await readableWork(services, null, id);
      const figure = await figureOf(services, id, width);
      if (!figure) return reply.header('cache-control', 'no-cache').redirect(coverAddress(id), 302);
      return sendPicture(request, reply, figure, 'image/webp');
    });
}

/** The first figure of a work; undefined where it has none, or one that is no picture. */
async function figureOf(services: Services, id: string, width: CoverWidth): Promise<Uint8Array | undefined> {
  const src = await findFirstFigure(services.db, id);
  if (!src) return undefined;
  // A picture is never written anew under its name (features/files).
  const figure = await keptPicture(
    services,
    { work: id, kind: `portada-${width}`, ending: 'webp', from: src },
    async () => {
      const picture = await picturesOf(services, id)(src);
      if (!picture) throw refuse('no_encontrado');
      return fitInChild(picture.bytes, width).catch(nothing);
    },
  );
  return figure.length > 0 ? figure : undefined;
}

/** Kept in its place, so that what cannot be read is not tried for each reader. */
function nothing(error: unknown): Uint8Array {
  if (error instanceof ProcessError) return new Uint8Array();
  throw error;
}

/** Pages of any site may show what anybody may read. Asked for again within the hour: the work may be public no more. */
function sendPicture(request: FastifyRequest, reply: FastifyReply, bytes: Uint8Array, type: string) {
  reply.headers({ 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'cross-origin' });
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return sendStored(request, reply, { file: inMemory(bytes), type, etag });
}
