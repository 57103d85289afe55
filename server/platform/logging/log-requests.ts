/** The server's log: a JSON object a line, with the id of the request that it belongs to, and no personal data. */
import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Environment } from '../environment.ts';
import { loggedError, withoutPersonalData } from './without-personal-data.ts';

/** Where lines go instead of to the standard output. */
export interface LogTarget {
  write: (line: string) => void;
}

type LogOptions = Pick<FastifyServerOptions, 'logController' | 'genReqId' | 'logger'>;

/**
 * Fastify's options for the log. Of requests nothing is told but what `logRequests` tells: addresses, of people and of
 * pages, say who reads what.
 */
export function logOptions({ LOG_LEVEL }: Pick<Environment, 'LOG_LEVEL'>, target?: LogTarget): LogOptions {
  return {
    logController: new LogController({ disableRequestLogging: true }),
    // In problem documents and in the answer's header too: what a reader quotes is found in the log of any process.
    genReqId: () => randomUUID(),
    logger: {
      level: LOG_LEVEL,
      base: { pid: process.pid },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
      serializers: {
        err: (error) => loggedError(error),
        req: () => ({}),
        res: ({ statusCode }) => ({ statusCode }),
      },
      hooks: {
        logMethod([first, ...rest], log) {
          // An error alone would be logged with its whole message beside it.
          if (first instanceof Error) log.apply(this, [{ err: first }, 'error']);
          else if (typeof first === 'string') log.apply(this, [withoutPersonalData(first)]);
          else log.apply(this, [first, ...rest.slice(0, 1).map(String).map(withoutPersonalData)]);
        },
      },
      ...(target && { stream: target }),
    },
  };
}

/** Logs each answer, by its route as the server knows it, and says in its header under which id. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
    const facts = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log.info(facts, 'request');
  });
}
