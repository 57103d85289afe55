import type { FastifyInstance } from 'fastify';
import type { Environment } from '../environment.ts';
import { beginTrace, type Span } from './trace.ts';

/**
 * Has every request traced by its method, its route as the server knows it, its status and its id. Which trace it belongs to is believed of a
 * proxy of ours alone (TRUST_PROXY): else anybody could write into anybody's.
 */
export function traceRequests(app: FastifyInstance, { TRUST_PROXY }: Pick<Environment, 'TRUST_PROXY'>): void {
  const spans = new WeakMap<object, Span>();
  app.addHook('onRequest', (request, reply, done) => {
    const { traceparent } = request.headers;
    const parent = TRUST_PROXY > 0 && typeof traceparent === 'string' ? traceparent : undefined;
    const facts = { 'http.request.method': request.method, 'pliego.request_id': request.id };
    beginTrace(request.method, 'server', { facts, parent }, (span) => {
      if (span) {
        spans.set(request, span);
        // Also where the connection breaks off, of which no `onResponse` hears; what has ended is not ended twice.
        reply.raw.once('close', () => span.end());
      }
      done();
    });
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    if (span) {
      const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
      span.rename(`${request.method} ${route}`);
      span.say({ 'http.route': route, 'http.response.status_code': reply.statusCode });
      span.end(reply.statusCode >= 500 ? String(reply.statusCode) : undefined);
    }
    done();
  });
}
