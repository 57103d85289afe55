/** Bodies that are files: handed on as they come, never held whole here. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './problem.ts';

/** In this scope every content type is let through, and its body left to whoever handles the request. */
export function leaveBodyUnread(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

/**
 * The bytes of the body. Throws `demasiado_grande`, before or while they are read, where there are more than `most`. Once it
 * is closed what was not read is thrown away: a sender that is not done hears no answer, and keeps its connection.
 */
export async function* uploadedBytes({ raw, headers }: FastifyRequest, most: number): AsyncGenerator<Uint8Array> {
  if (Number(headers['content-length']) > most) throw refuse('demasiado_grande');
  let bytes = 0;
  try {
    // The connection stays, for the refusal has to be answered on it.
    for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length;
      if (bytes > most) throw refuse('demasiado_grande');
      yield chunk;
    }
  } catch (error) {
    // The sender went away: nothing is wrong here, and nobody hears the answer.
    throw raw.destroyed && !raw.complete ? refuse('cuerpo_ilegible') : error;
  } finally {
    raw.resume();
  }
}
