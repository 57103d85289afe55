import type { FastifyInstance } from 'fastify';

/** JSON bodies, and no others; nothing at all is no body. Clients that say JSON on every call (spec 000 §7) say so without one too. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}
