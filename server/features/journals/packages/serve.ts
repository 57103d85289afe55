import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuse } from '#contract/refuse.ts';
import { placeOfPackage } from '#server/platform/files/places.ts';
import { lentBy } from '#server/platform/http/lent-address.ts';
import { attachment } from '#server/platform/http/send-file.ts';
import type { Services } from '#server/platform/services.ts';
import { packagesPath, packagesPurpose } from './packages.ts';

/** One part of the address, for tokens are longer than Fastify takes a parameter to be. */
const paramsSchema = z.object({ '*': z.string() });

/** Downloads of packages by their links, /files/paquetes/{token}. */
export function servePackages(app: FastifyInstance, { files, linkSecret, settings }: Services): void {
  app.get(
    `${packagesPath}*`,
    // A HEAD would read the file to its end only to answer nothing; an archive is packed already.
    { schema: { hide: true }, exposeHeadRoute: false, compress: false },
    async ({ params }, reply) => {
      const opened = lentBy(linkSecret, packagesPurpose, paramsSchema.parse(params)['*']);
      if (!opened) throw refuse('enlace_de_descarga_caducado');
      const stored = await files.get(placeOfPackage(opened.owner, opened.name));
      if (!stored) throw refuse('no_encontrado');
      const clave = settings.journals().find(({ id }) => id === opened.owner)?.clave ?? 'revista';
      return reply
        .type('application/zip')
        .header('content-length', stored.bytes)
        .header('cache-control', 'private, no-store')
        .header('content-disposition', attachment(`paquete-${clave}.zip`))
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(stored.stream());
    },
  );
}
