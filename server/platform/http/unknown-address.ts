import type { FastifyInstance } from 'fastify';
import { calls } from '#contract/calls.ts';
import { refuse } from '#contract/refuse.ts';
import { sendProblem } from './errors.ts';

const addresses = Object.values(calls).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
}));

/** The methods that an address of the API takes; none where it is no address. */
function methodsOf(path: string): string[] {
  const methods = addresses.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  return [...new Set(methods.includes('GET') ? ['GET', 'HEAD', ...methods] : methods)];
}

/**
 * Answers what no route takes: 405 with `Allow` where another method would do (RFC 9110 §15.5.6), else 404, as where the method would
 * do and the router turned the address away for an endless id.
 */
export function answerUnknownAddresses(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request.url.split('?')[0] ?? '');
    if (methods.length === 0 || methods.includes(request.method))
      return sendProblem(refuse('no_encontrado'), request, reply);
    return sendProblem(refuse('metodo_no_admitido'), request, reply.header('allow', methods.join(', ')));
  });
}
