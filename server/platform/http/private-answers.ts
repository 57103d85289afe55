import type { FastifyInstance } from 'fastify';

/**
 * Answers of the API are one person's: nothing between the server and that person keeps them, and a browser shows none
 * again after a log-out.
 */
export function keepAnswersPrivate(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url }, reply, done) => {
    if (url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
}
