/** Files that are held whole while they are read: bounded for the process, however many people send. */
import { MB, type SentBytes } from '#contract/call.ts';
import { holdAtMost } from './held-bytes.ts';

const hold = holdAtMost(256 * MB);

/**
 * Reads a body into memory, and gives what the act makes of it; its bytes count as held until then. Throws
 * `servidor_lleno`, before a byte is read, where the announced size does not fit beside the bodies of others.
 */
export async function withWholeBody<T>(body: SentBytes, act: (bytes: Buffer) => Promise<T>): Promise<T> {
  const held = hold(body.announced);
  try {
    const pieces: Uint8Array[] = [];
    for await (const piece of body) {
      held.add(piece.length);
      pieces.push(piece);
    }
    return await act(Buffer.concat(pieces));
  } finally {
    held.release();
  }
}
