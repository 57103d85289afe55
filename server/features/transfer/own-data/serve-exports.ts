import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuse } from '#contract/refuse.ts';
import { placeOfExport } from '#server/platform/files/places.ts';
import { attachment } from '#server/platform/http/send-file.ts';
import type { Services } from '#server/platform/services.ts';
import { exportsPath, openedExport } from './own-data-address.ts';

/** One part of the address, for tokens are longer than Fastify takes a parameter to be. */
const paramsSchema = z.object({ '*': z.string() });

/** Downloads of copies by their links, /files/mis-datos/{token}. */
export function serveExports(app: FastifyInstance, { files, linkSecret }: Services): void {
  app.get(
    `${exportsPath}*`,
    // A HEAD would read the file to its end only to answer nothing; an archive is packed already.
    { schema: { hide: true }, exposeHeadRoute: false, compress: false },
    async ({ params }, reply) => {
      const opened = openedExport(linkSecret, paramsSchema.parse(params)['*']);
      if (!opened) throw refuse('enlace_de_descarga_caducado');
      const stored = await files.get(placeOfExport(opened.userId, opened.name));
      if (!stored) throw refuse('no_encontrado');
      return reply
        .type('application/zip')
        .header('content-length', stored.bytes)
        .header('cache-control', 'private, no-store')
        .header('content-disposition', attachment('Mis datos.zip'))
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(stored.stream());
    },
  );
}
