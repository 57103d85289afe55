/** A file on its way in, seen without being held. */
import { createHash } from 'node:crypto';

/** The first bytes of the content, at least `least` where there are so many, and the whole of it, to be read once. */
export async function headOf(content: AsyncIterable<Uint8Array>, least: number) {
  const chunks = content[Symbol.asyncIterator]();
  const taken: Uint8Array[] = [];
  let bytes = 0;
  while (bytes < least) {
    const next = await chunks.next();
    if (next.done) break;
    taken.push(next.value);
    bytes += next.value.length;
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield* taken;
    yield* { [Symbol.asyncIterator]: () => chunks };
  }
  return { head: Buffer.concat(taken), whole: whole() };
}

/** Measures content while it is read. Its reading throws `tooMuch()` beyond `most` bytes; `measure` is of what was read. */
export function measured(content: AsyncIterable<Uint8Array>, most: number, tooMuch: () => Error) {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* read(): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      bytes += chunk.length;
      if (bytes > most) throw tooMuch();
      hash.update(chunk);
      yield chunk;
    }
  }
  return { content: read(), measure: () => ({ bytes, sha256: hash.digest('hex') }) };
}
