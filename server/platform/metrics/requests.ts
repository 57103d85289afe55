import type { FastifyInstance } from 'fastify';
import { changeInFlight, countRequest } from './measures.ts';

/** Has every answer counted by method, route and status, with how long it took. */
export function measureRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    changeInFlight(1);
    // Also where the connection breaks off, of which no `onResponse` hears.
    reply.raw.once('close', () => changeInFlight(-1));
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    done();
    // A live stream lasts as long as its reader stays.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    // Addresses that lead nowhere have no route, and there is no end of them.
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
    countRequest({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}
