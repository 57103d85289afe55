/** A call of the contract as Fastify checks it and OpenAPI describes it. */
import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { problemSchema } from '#contract/problems.ts';

const problem = {
  description: 'Un documento RFC 9457',
  content: { 'application/problem+json': { schema: problemSchema } },
};
const noAnswer = z.null().describe('Hecho; sin cuerpo');

const answered = (schema: z.ZodType, media = 'application/json') => ({
  description: 'Hecho',
  content: { [media.split(';')[0] ?? media]: { schema } },
});

const whoMay = ({ access }: Call) => (typeof access === 'string' ? {} : { description: `Para ${access.join(', ')}.` });

/** A token is needed, may be sent (it decides how much one sees), or is not looked at. */
function security(call: Call): Record<string, string[]>[] {
  if (call.sessionless) return [];
  return call.access === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }];
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
  ...(call.body && { body: call.body }),
  response: {
    ...(call.answer ? { [call.status ?? 200]: answered(call.answer, call.media) } : { 204: noAnswer }),
    default: problem,
  },
});
