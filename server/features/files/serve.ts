/**
 * Pictures of works, /files/{work}/{name} (with `?llave=` where the work is not public), photos of people,
 * /files/fotos/{name}, and the journal's mark, /files/identidad/{name}.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { photoFile } from '#server/features/accounts/photo-files.ts';
import { logoFile } from '#server/features/administration/logo-files.ts';
import { findWork } from '#server/features/publications/queries.ts';
import { refuse } from '#server/platform/http/problem.ts';
import { canRead } from '#server/policy.ts';
import type { Services } from '#server/services.ts';
import { opensPictures } from './picture-key.ts';
import { picturesOf } from './places.ts';

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
  app.get('/files/:work/:name', { schema: { hide: true } }, async (request, reply) => {
    const params = paramsSchema.safeParse(request.params);
    if (!params.success) throw refuse('no_encontrado');
    const work = await findWork(services.db, params.data.work);
    if (!work) throw refuse('no_encontrado');
    const isOpen = canRead(null, work);
    if (!isOpen && !opensPictures(services.linkSecret, work, querySchema.parse(request.query).llave))
      throw refuse('no_encontrado');
    return sendPicture(services, reply, picturesOf(work.id) + params.data.name, isOpen ? 'public' : 'private');
  });

  // Whoever was given a photo's address, which cannot be guessed, may see the person.
  app.get('/files/fotos/:name', { schema: { hide: true } }, async (request, reply) => {
    const params = photoSchema.safeParse(request.params);
    if (!params.success) throw refuse('no_encontrado');
    return sendPicture(services, reply, photoFile(params.data.name), 'private');
  });

  app.get('/files/identidad/:name', { schema: { hide: true } }, async (request, reply) => {
    const params = logoSchema.safeParse(request.params);
    if (!params.success) throw refuse('no_encontrado');
    return sendPicture(services, reply, logoFile(params.data.name), 'public');
  });
}

async function sendPicture({ files }: Services, reply: FastifyReply, path: string, cache: 'public' | 'private') {
  const type = types[path.slice(path.lastIndexOf('.') + 1)];
  const file = await files.get(path);
  if (!file || !type) throw refuse('no_encontrado');
  return (
    reply
      .type(type)
      .header('content-length', file.bytes)
      .header('cache-control', `${cache}, max-age=3600`)
      // An SVG opened by itself may draw, and nothing else.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(file.stream())
  );
}
