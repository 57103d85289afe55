/** Bodies as they come in, handed on and never held whole here: files, and JSON before it is read. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '#contract/refuse.ts';
import { inUnits } from './units.ts';

/** In this scope every content type is let through, and its body left to whoever handles the request. */
export function leaveBodyUnread(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

/** How long a sender may stand still: one that lost its network says nothing any more. */
const longestPauseMs = 2 * 60_000;

/**
 * The bytes of the body. Throws `demasiado_grande`, before or while they are read, where there are more than `most`. Once it
 * is closed what was not read is thrown away: a sender that is not done hears no answer, and keeps its connection.
 */
export async function* uploadedBytes(
  { raw, headers }: FastifyRequest,
  most: number,
  pauseMs = longestPauseMs,
): AsyncGenerator<Uint8Array> {
  if (Number(headers['content-length']) > most) throw tooLarge(most);
  let bytes = 0;
  const giveUp = () => raw.destroy();
  let pause = setTimeout(giveUp, pauseMs);
  try {
    // The connection stays, for the refusal has to be answered on it.
    for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
      clearTimeout(pause);
      bytes += chunk.length;
      if (bytes > most) throw tooLarge(most);
      yield chunk;
      pause = setTimeout(giveUp, pauseMs);
    }
  } catch (error) {
    // The sender went away: nothing is wrong here, and nobody hears the answer.
    throw raw.destroyed && !raw.complete ? refuse('cuerpo_ilegible') : error;
  } finally {
    clearTimeout(pause);
    raw.resume();
  }
}

const tooLarge = (most: number) => refuse('demasiado_grande', { values: { limite: inUnits(most) } });
