/** A call of the contract as Fastify checks it and OpenAPI describes it. */
import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { problemSchema } from '#contract/problems.ts';
import { apiWords } from './api-words.ts';

/** What any refusal is answered with. */
export const problem = {
  description: apiWords.problem,
  content: { 'application/problem+json': { schema: problemSchema } },
};
const noAnswer = z.null().describe(apiWords.noAnswer);

const answered = (schema: z.ZodType, media = 'application/json') => ({
  description: apiWords.done,
  content: { [media.split(';')[0] ?? media]: { schema } },
});

const fileSchema = z.string().meta({ format: 'binary' });
const sentFile = {
  description: apiWords.file,
  content: { 'application/octet-stream': { schema: fileSchema } },
};

/** Its bytes are the handler's to check. */
const uploadedFile = {
  consumes: ['application/octet-stream'],
  body: z.unknown().meta({ type: 'string', format: 'binary' }),
};

/** What a call answers when all is well, by its status. */
function success({ answer, status, file, media }: Call): Record<number, unknown> {
  if (!answer) return { 204: noAnswer };
  return { [status ?? 200]: file ? sentFile : answered(answer, media) };
}

const whoMay = ({ access }: Call) => (typeof access === 'string' ? {} : { description: apiWords.onlyFor(access) });

/** A token is needed, may be sent (it decides how much one sees), or is not looked at. */
function security(call: Call): Record<string, string[]>[] {
  if (call.sessionless) return [];
  if (call.access !== 'anyone') return [{ bearer: [] }];
  return [{}, { bearer: [] }, ...(call.open ? [{ clave: [] }] : [])];
}

/** `name` is the operation's id; the first word of the path groups it. */
export const callSchema = (name: string, call: Call) => ({
  operationId: name,
  summary: call.summary,
  ...whoMay(call),
  tags: [call.path.split('/')[1] ?? ''],
  security: security(call),
  ...(call.params && { params: call.params }),
  ...(call.query && { querystring: call.query }),
  ...(call.upload ? uploadedFile : call.body && { body: call.body }),
  response: {
    ...success(call),
    default: problem,
  },
});
