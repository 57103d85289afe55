/**
 * Downloads of files by their links, /files/descargas/{token}/{name}, and the lasting addresses of what is public,
 * /files/publicos/{id}, which lead to such a link.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { id } from '#contract/entities/common.ts';
import { askedRange } from '#server/platform/http/byte-range.ts';
import { refuse } from '#server/platform/http/problem.ts';
import { attachment } from '#server/platform/http/send-file.ts';
import type { Services } from '#server/services.ts';
import { downloadsPath, openedBy } from './download-address.ts';
import { linkFile } from './link.ts';
import { placeOfCopy, placeOfFile } from './places.ts';
import { findFile } from './queries.ts';

/** One part of the address, for names are longer than Fastify takes a parameter to be. */
const paramsSchema = z.object({ '*': z.string().regex(/^[^/]+\/[^/]+$/) });

const publicSchema = z.object({ id });

export function serveDownloads(app: FastifyInstance, services: Services): void {
  app.route({
    // Told apart, for a file would be read to its end only to answer HEAD.
    method: ['GET', 'HEAD'],
    url: `${downloadsPath}*`,
    schema: { hide: true },
    // A range is of the file as it is, and so is its size.
    compress: false,
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
      return download(services, { place, nombre, tipo, sha256: copia ?? sha256 }, request, reply);
    },
  });

  // For readers without scripts, and for programs: as a guest, whoever asks.
  app.get('/files/publicos/:id', { schema: { hide: true } }, async ({ params }, reply) => {
    const file = publicSchema.safeParse(params);
    if (!file.success) throw refuse('no_encontrado');
    const { url } = await linkFile(services, null, file.data.id);
    return reply.header('cache-control', 'no-store').redirect(url, 302);
  });
}

interface Sent {
  place: string;
  nombre: string;
  tipo: string;
  sha256: string;
}

async function download({ files }: Services, file: Sent, { method, headers }: FastifyRequest, reply: FastifyReply) {
  const stored = await files.get(file.place);
  if (!stored) throw refuse('no_encontrado');
  const etag = `"${file.sha256}"`;
  reply
    .type(file.tipo.startsWith('text/') ? `${file.tipo}; charset=utf-8` : file.tipo)
    .header('etag', etag)
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', attachment(file.nombre))
    // A browser that opens it all the same runs nothing in it.
    .header('content-security-policy', "default-src 'none'; sandbox");
  const range = method === 'GET' ? askedRange(headers, stored.bytes, etag) : undefined;
  if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${stored.bytes}`).send();
  if (range) reply.status(206).header('content-range', `bytes ${range.from}-${range.to}/${stored.bytes}`);
  reply.header('content-length', range ? range.to - range.from + 1 : stored.bytes);
  return reply.send(method === 'HEAD' ? undefined : stored.stream(range));
}
