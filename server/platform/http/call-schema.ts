/** A call of the contract as Fastify checks it and OpenAPI describes it. */
import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import { problemSchema } from '#contract/problems.ts';
import { scopesOf } from '#contract/scopes.ts';
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

/** For whom it is, and which scopes of a key open it. */
function whoMay(name: CallName, { access, open }: Call) {
  const scopes = scopesOf(name);
  const said = [
    ...(typeof access === 'string' ? [] : [apiWords.onlyFor(access)]),
    ...(scopes.length > 0 || open ? [] : [apiWords.noKey]),
    ...(scopes.length > 0 ? [apiWords.scopes(scopes)] : []),
  ];
  return { description: said.join(' ') };
}

/** A token is needed, may be sent (it decides how much one sees), or is not looked at. */
function security(name: CallName, call: Call): Record<string, string[]>[] {
  if (call.sessionless) return [];
  // Of a scheme that is not OAuth's, what it has to have (OpenAPI 3.1 §4.8.30).
  const keys = scopesOf(name).map((scope) => ({ clave: [scope] }));
  if (call.access !== 'anyone') return [{ bearer: [] }, ...keys];
  return [{}, { bearer: [] }, ...(call.open ? [{ clave: [] }] : []), ...keys];
}

/** `name` is the operation's id; the first word of the path groups it. */
export const callSchema = (name: CallName, call: Call) => ({
  operationId: name,
  summary: call.summary,
  ...whoMay(name, call),
  tags: [call.path.split('/')[1] ?? ''],
  security: security(name, call),
  ...(call.params && { params: call.params }),
  ...(call.query && { querystring: call.query }),
  ...(call.upload ? uploadedFile : call.body && { body: call.body }),
  response: {
    ...success(call),
    default: problem,
  },
});
