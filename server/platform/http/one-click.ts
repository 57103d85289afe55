/** The one click of a mail program (RFC 8058 §3.2): it posts to the address where its reader would leave a kind of mails. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const querySchema = z.object({ token: z.string().max(300).catch('') });

/** Serves POST {path}?token=…; `leave` refuses a token that is not ours. */
export async function serveOneClick(
  app: FastifyInstance,
  path: string,
  leave: (token: string) => Promise<void>,
): Promise<void> {
  await app.register(async (scope) => {
    // The body is the fixed `List-Unsubscribe=One-Click`, as a form of either kind: nothing in it is asked for.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_, __, done) => done(null));
    scope.post(path, { bodyLimit: 4096, schema: { hide: true } }, async (request, reply) => {
      await leave(querySchema.parse(request.query).token);
      return reply.status(204).send();
    });
  });
}
