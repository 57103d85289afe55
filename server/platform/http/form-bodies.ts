import type { FastifyInstance } from 'fastify';

/** Has the routes of this scope take forms, as browsers and harvesters post them, and nothing else. */
export function readFormBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
}
