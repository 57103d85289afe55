/**
 * Pictures of works, /files/{work}/{name} (with `?llave=` where the work is not public), photos of people,
 * /files/fotos/{name}, and the journal's mark and cover image, /files/identidad/{name}.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuse } from '#contract/refuse.ts';
import { opensPictures } from '#server/features/publications/picture-key.ts';
import { findWork } from '#server/features/publications/queries.ts';
import { marks, pictureFile, portraits } from '#server/platform/files/kept-pictures.ts';
import { picturesOf } from '#server/platform/files/places.ts';
import { sendStored, storedRoute } from '#server/platform/http/send-stored.ts';
import type { Services } from '#server/platform/services.ts';
import { canRead, canReadText } from '#server/policy/index.ts';

const paramsSchema = z.object({ work: z.uuid(), name: z.string().regex(/^[\w-]+(\.[\w-]+)*$/) });
const querySchema = z.object({ llave: z.string().max(200).catch('') });
const photoSchema = z.object({ name: z.string().regex(/^[\w-]{32}\.(png|jpg|webp)$/) });
const logoSchema = z.object({ name: z.string().regex(/^[\w-]{16}\.(png|jpg|webp)$/) });
const types: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

/** A browser's image request carries no token: what a guest may read is served, and what a key opens. */
export function serveFiles(app: FastifyInstance, services: Services): void {
  const serve = (url: string, handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    app.route({ ...storedRoute, url, handler });

  serve('/files/:work/:name', async (request, reply) => {
    const params = paramsSchema.safeParse(request.params);
    if (!params.success) throw refuse('no_encontrado');
    const work = await findWork(services.db, params.data.work);
    if (!work) throw refuse('no_encontrado');
    const isOpen = canRead(null, work) && canReadText(null, work);
    if (!isOpen && !opensPictures(services.linkSecret, work, querySchema.parse(request.query).llave))
      throw refuse('no_encontrado');
    return sendPicture(services, request, reply, picturesOf(work.id) + params.data.name, isOpen ? 'public' : 'private');
  });

  // Whoever was given a photo's address, which cannot be guessed, may see the person.
  serve('/files/fotos/:name', async (request, reply) => {
    const params = photoSchema.safeParse(request.params);
    if (!params.success) throw refuse('no_encontrado');
    return sendPicture(services, request, reply, pictureFile(portraits, params.data.name), 'private');
  });

  serve('/files/identidad/:name', async (request, reply) => {
    const params = logoSchema.safeParse(request.params);
    if (!params.success) throw refuse('no_encontrado');
    return sendPicture(services, request, reply, pictureFile(marks, params.data.name), 'public');
  });
}

/** A picture is never written anew under its name, which therefore tells what it is. */
async function sendPicture(
  { files }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  cache: 'public' | 'private',
) {
  const type = types[path.slice(path.lastIndexOf('.') + 1)];
  const file = await files.get(path);
  if (!file || !type) throw refuse('no_encontrado');
  reply.header('cache-control', `${cache}, max-age=3600`);
  return sendStored(request, reply, { file, type, etag: `"${path}-${file.bytes}"` });
}
