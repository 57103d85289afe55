/** Turns whatever went wrong into the one problem document that clients read. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type ProblemCode, ProblemError } from '#contract/problems.ts';
import { inLanguage, refuse } from './problem.ts';

const byFastifyCode: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'cuerpo_ilegible',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'cuerpo_ilegible',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'cuerpo_ilegible',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'tipo_no_admitido',
  FST_ERR_CTP_BODY_TOO_LARGE: 'demasiado_grande',
  // An address that cannot be read names nothing.
  FST_ERR_BAD_URL: 'no_encontrado',
  FST_ERR_MAX_PARAM_LENGTH: 'no_encontrado',
};
const byStatus: Record<number, ProblemCode> = {
  400: 'cuerpo_ilegible',
  // What the static files say of a path that leads outside of them.
  403: 'no_encontrado',
  413: 'demasiado_grande',
  415: 'tipo_no_admitido',
  429: 'demasiadas_peticiones',
};

/** Has every error that is thrown answered as a problem document. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendProblem(toProblem(error, request), request, reply));
}

/** Sends the document, in the language asked for. */
export function sendProblem(error: ProblemError, request: FastifyRequest, reply: FastifyReply) {
  if (error.problem.espera) reply.header('retry-after', error.problem.espera);
  return reply
    .status(error.problem.status)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send({ ...inLanguage(error.problem, request.headers['accept-language']), instance: request.id });
}

/** The refusal that a thrown error comes to; one that nobody foresaw is logged. */
export function toProblem(error: unknown, request: FastifyRequest): ProblemError {
  if (error instanceof ProblemError) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return refuse('datos_no_validos', {
      errors: error.validation.map(({ instancePath, message }) => ({
        field: instancePath.split('/').filter(Boolean).join('.') || 'cuerpo',
        message: message ?? '',
      })),
    });
  const code = knownCode(error);
  if (code) return refuse(code);
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
