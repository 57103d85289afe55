/** Pictures of published works, /files/{work}/{name}, and photos of people, /files/fotos/{name}. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { photoFile } from '#server/features/accounts/photo-files.ts';
import { readableWork } from '#server/features/publications/read.ts';
import { refuse } from '#server/platform/http/problem.ts';
import type { Services } from '#server/services.ts';

const paramsSchema = z.object({ work: z.uuid(), name: z.string().regex(/^[\w-]+(\.[\w-]+)*$/) });
const photoSchema = z.object({ name: z.string().regex(/^[\w-]{32}\.(png|jpg|webp)$/) });
const types: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

/** A browser's image request carries no token, so that only what a guest may read is served. */
export function serveFiles(app: FastifyInstance, services: Services): void {
  app.get('/files/:work/:name', { schema: { hide: true } }, async (request, reply) => {
    const params = paramsSchema.safeParse(request.params);
    if (!params.success) throw refuse('no_encontrado');
    const { work, name } = params.data;
    await readableWork(services, null, work);
    return sendPicture(services, reply, `${work}/${name}`, 'public');
  });

  // Whoever was given a photo's address, which cannot be guessed, may see the person.
  app.get('/files/fotos/:name', { schema: { hide: true } }, async (request, reply) => {
    const params = photoSchema.safeParse(request.params);
    if (!params.success) throw refuse('no_encontrado');
    return sendPicture(services, reply, photoFile(params.data.name), 'private');
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
