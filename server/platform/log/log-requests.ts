/** What the log tells of requests: each answer, under an id that the answer carries, too. */
import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Log } from './log.ts';

type LogOptions = Pick<FastifyServerOptions, 'logController' | 'genReqId' | 'loggerInstance'>;

/**
 * Fastify's options for the log. Of requests nothing is told but what `logRequests` tells: addresses, of people and of
 * pages, say who reads what.
 */
export const logOptions = (log: Log): LogOptions => ({
  logController: new LogController({ disableRequestLogging: true }),
  // In problem documents and in the answer's header too: what a reader quotes is found in the log of any process.
  genReqId: () => randomUUID(),
  loggerInstance: log,
});

/** Logs each answer, by its route as the server knows it, and says in its header under which id. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
    const facts = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log.info(facts, 'request');
    done();
  });
}
