/** Pictures of published works, at the addresses that their texts carry: /files/{work}/{name}. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readableWork } from '#server/features/publications/read.ts';
import { refuse } from '#server/platform/http/problem.ts';
import type { Services } from '#server/services.ts';

const paramsSchema = z.object({ work: z.uuid(), name: z.string().regex(/^[\w-]+(\.[\w-]+)*$/) });
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
    const type = types[name.slice(name.lastIndexOf('.') + 1)];
    const file = await services.files.get(`${work}/${name}`);
    if (!file || !type) throw refuse('no_encontrado');
    return (
      reply
        .type(type)
        .header('content-length', file.bytes)
        .header('cache-control', 'public, max-age=3600')
        // An SVG opened by itself may draw, and nothing else.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(file.stream())
    );
  });
}
