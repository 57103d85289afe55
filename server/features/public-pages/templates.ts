/** The authors' templates, made by the build (scripts/templates), each offered as a download under its own name. */
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const made = fileURLToPath(new URL('../../../dist/client/plantillas/', import.meta.url));

/** Serves `/plantillas/*`; nothing where the build made none, so that their addresses answer 404. */
export async function serveTemplates(app: FastifyInstance, folder = made): Promise<void> {
  if (!existsSync(folder)) return;
  await app.register(serveStatic, {
    root: folder,
    prefix: '/plantillas/',
    wildcard: false,
    index: false,
    decorateReply: false,
    maxAge: '1h',
    setHeaders: (reply, path) => reply.header('content-disposition', `attachment; filename="${basename(path)}"`),
  });
}
