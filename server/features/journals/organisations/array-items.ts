/** The objects of a JSON array, one after the other, in the memory of one: a dump of hundreds of MiB is never held as a whole. */

const signs = {
  quote: 0x22,
  backslash: 0x5c,
  open: 0x7b,
  close: 0x7d,
  list: 0x5b,
  listEnd: 0x5d,
  comma: 0x2c,
} as const;
const isBlank = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
/** A byte order mark at its beginning. */
const mark = [0xef, 0xbb, 0xbf];

/** What is sent is no JSON array of objects, or breaks off, or an object of it is longer than is taken. */
export class NoArray extends Error {
  override name = 'NoArray';
}

/**
 * Gives the text of each object of the array, in UTF-8, as its bytes come. Only brackets and quotes are looked at: what is between
 * them is the reader's to parse. Throws NoArray.
 * @param most bytes of one object
 */
export async function* arrayItems(bytes: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<string> {
  let kept: Uint8Array[] = [];
  let size = 0;
  let depth = 0;
  let [inText, isEscaped, hasBegun, hasEnded] = [false, false, false, false];
  let seen = 0;
  for await (const chunk of bytes) {
    let from = 0;
    for (let at = 0; at < chunk.length; at++, seen++) {
      const byte = chunk[at] ?? 0;
      if (depth > 0) {
        if (inText) {
          if (isEscaped) isEscaped = false;
          else if (byte === signs.backslash) isEscaped = true;
          else if (byte === signs.quote) inText = false;
        } else if (byte === signs.quote) inText = true;
        else if (byte === signs.open || byte === signs.list) depth++;
        else if ((byte === signs.close || byte === signs.listEnd) && --depth === 0) {
          kept.push(chunk.subarray(from, at + 1));
          yield Buffer.concat(kept).toString('utf8');
          [kept, size] = [[], 0];
        }
        continue;
      }
      if (isBlank(byte) || (seen < mark.length && byte === mark[seen])) continue;
      if (!hasBegun && byte === signs.list) hasBegun = true;
      else if (hasBegun && !hasEnded && byte === signs.open) [depth, from] = [1, at];
      else if (hasBegun && !hasEnded && byte === signs.listEnd) hasEnded = true;
      else if (!hasBegun || hasEnded || byte !== signs.comma) throw new NoArray();
    }
    if (depth > 0) {
      const rest = Uint8Array.from(chunk.subarray(from));
      size += rest.length;
      if (size > most) throw new NoArray();
      kept.push(rest);
    }
  }
  if (!hasEnded) throw new NoArray();
}
