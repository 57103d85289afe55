/** Turns whatever went wrong into the one problem document that clients read. */

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { faultOf } from '#contract/issue-faults.ts';
import type { ProblemCode } from '#contract/problems.ts';
import { Refusal, refuse } from '#contract/refuse.ts';
import { isRefusedByService } from '../refusing-service.ts';
import { languageOf } from './language.ts';
import { inUnits } from './units.ts';

const byFastifyCode: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'cuerpo_ilegible',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'cuerpo_ilegible',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'cuerpo_ilegible',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'tipo_no_admitido',
  // An address that cannot be read names nothing.
  FST_ERR_BAD_URL: 'no_encontrado',
  FST_ERR_MAX_PARAM_LENGTH: 'no_encontrado',
};
const byStatus: Record<number, ProblemCode> = {
  400: 'cuerpo_ilegible',
  // What the static files say of a path that leads outside of them.
  403: 'no_encontrado',
  415: 'tipo_no_admitido',
  429: 'demasiadas_peticiones',
};

/** Seconds after which it is worth asking again where the database, the disk or the files refuse. */
const serviceIsBackAfter = 10;
/** The refusal where what every request needs takes nothing now. */
export const notReady = (): Refusal => refuse('no_preparado', { espera: serviceIsBackAfter });

/** Of one request, in its answer: more are no help. */
const mostErrors = 50;

/** Has every error that is thrown answered as a problem document. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendProblem(toProblem(error, request), request, reply));
}

declare module 'fastify' {
  interface FastifyInstance {
    /** A refusal as a page, of the platform that has pages (features/public-pages/serve.ts). */
    problemPage?: (error: Refusal, request: FastifyRequest) => Promise<string>;
  }
}

/** Who follows a link to a file is a person with a browser; who asks the API is a program, whatever it says that it takes. */
const isReadByPerson = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' && !/^\/(api|docs)\//.test(url) && /\btext\/html\b/.test(headers.accept ?? '');

/** Seconds after which somebody may try again where a refusal does not know: a limit by the hour is reached again soon, or not. */
const waitsBy: Partial<Record<number, number>> = { 429: 60, 503: 30 };

/** Sends the document, in the language asked for; to a person, a page. */
export function sendProblem(
  error: Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  // Fastify would have it cut while the sender is at it, who then never hears why (json-body.ts).
  reply.removeHeader('connection');
  const { status, espera = waitsBy[error.problem.status] } = error.problem;
  if (espera && !reply.hasHeader('retry-after')) reply.header('retry-after', espera);
  reply.status(status);
  if (request.server.problemPage && isReadByPerson(request))
    return sendPage(request.server.problemPage(error, request), reply);
  return reply
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send({ ...error.in(languageOf(request)), instance: request.id });
}

const sendPage = async (page: Promise<string>, reply: FastifyReply) =>
  reply.type('text/html; charset=utf-8').send(await page);

/** The refusal that a thrown error comes to; one that nobody foresaw is logged. */
export function toProblem(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return refuse('datos_no_validos', {
      errors: error.validation.slice(0, mostErrors).map(({ keyword, instancePath, message, params }) =>
        faultOf({
          ...params,
          code: keyword,
          path: instancePath.split('/').filter(Boolean),
          message: message ?? '',
        }),
      ),
    });
  if (error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return refuse('demasiado_grande', { values: { limite: inUnits(request.routeOptions.bodyLimit) } });
  const code = knownCode(error);
  if (code) return refuse(code);
  if (isRefusedByService(error)) {
    request.log.error({ err: error }, 'a service that the request needs refuses');
    return notReady();
  }
  request.log.error({ err: error }, 'unexpected error');
  return refuse('error_interno');
}

function knownCode(error: unknown): ProblemCode | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && error.code in byFastifyCode)
    return byFastifyCode[error.code];
  if ('statusCode' in error && typeof error.statusCode === 'number') return byStatus[error.statusCode];
  return undefined;
}
