/** Downloads of files by their links, /files/descargas/{token}/{name}, and the former addresses of what is public. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { id } from '#contract/entities/common.ts';
import { fileAddress } from '#contract/public-addresses.ts';
import { refuse } from '#contract/refuse.ts';
import { placeOfCopy, placeOfFile } from '#server/platform/files/places.ts';
import { attachment } from '#server/platform/http/send-file.ts';
import { sendStored, storedRoute, withCharset } from '#server/platform/http/send-stored.ts';
import type { Services } from '#server/platform/services.ts';
import { downloadsPath, openedBy } from './download-address.ts';
import { publicFile } from './offered-file.ts';
import { findFile } from './queries.ts';

/** One part of the address, for names are longer than Fastify takes a parameter to be. */
const paramsSchema = z.object({ '*': z.string().regex(/^[^/]+\/[^/]+$/) });

const publicSchema = z.object({ id });

/** Serves both. Throws `enlace_de_descarga_caducado` where a link opens nothing any more, and `no_encontrado`. */
export function serveDownloads(app: FastifyInstance, services: Services): void {
  app.route({
    ...storedRoute,
    url: `${downloadsPath}*`,
    handler: async (request, reply) => {
      const address = paramsSchema.safeParse(request.params);
      if (!address.success) throw refuse('no_encontrado');
      const [token = '', name = ''] = address.data['*'].split('/');
      const opened = openedBy(services.linkSecret, token, name);
      if (!opened) throw refuse('enlace_de_descarga_caducado');
      const file = await findFile(services.db, opened.id);
      if (!file) throw refuse('no_encontrado');
      const { id, publicacionId, tipo, sha256 } = file;
      const { nombre, copia } = opened;
      const place = copia ? placeOfCopy(publicacionId, id, copia) : placeOfFile(publicacionId, id);
      const stored = await services.files.get(place);
      if (!stored) throw refuse('no_encontrado');
      reply.header('cache-control', 'private, no-store').header('content-disposition', attachment(nombre));
      return sendStored(request, reply, { file: stored, type: withCharset(tipo), etag: `"${copia ?? sha256}"` });
    },
  });

  // Where files of published works were before: they have addresses of their own now.
  app.get('/files/publicos/:id', { schema: { hide: true } }, async ({ params }, reply) => {
    const asked = publicSchema.safeParse(params);
    if (!asked.success) throw refuse('no_encontrado');
    return reply.redirect(fileAddress(await publicFile(services, asked.data.id)), 301);
  });
}
