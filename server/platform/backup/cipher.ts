/**
 * How a copy is encrypted (docs/backup.md has the format byte by byte): AES-256-GCM in chunks, each bound to its place and to
 * whether it is the last, so that one that is cut, reordered or put together of two is none. The key never stands in the copy.
 */
import { createCipheriv, createDecipheriv, randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import { ArchiveError } from './archive-error.ts';
import { backupWords } from './words.ts';

const magic = Buffer.from('PLIEGO-CIFRADA-1');
const idBytes = 8;
const saltBytes = 16;
const headerBytes = magic.length + idBytes + saltBytes;
/** Of what is encrypted at once, and of the tag behind it. */
const chunkBytes = 64 * 1024;
const tagBytes = 16;
/** A guess costs 32 MB and about a tenth of a second. */
const cost: ScryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

const derive = (phrase: string, salt: Uint8Array | string, bytes: number) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(phrase, salt, bytes, cost, (error, key) => (error ? reject(error) : resolve(key))),
  );

/** A process has one key, and is asked for its name each time. */
let named: { phrase: string; id: Promise<string> } | undefined;

/** Tells one key from another and says nothing of it that could be guessed for less than the key itself; hexadecimal. */
export function keyIdOf(phrase: string): Promise<string> {
  if (named?.phrase !== phrase)
    named = { phrase, id: derive(phrase, 'pliego-copias', idBytes).then((id) => id.toString('hex')) };
  return named.id;
}

/** Eleven bytes that count, one that says whether it is the last. */
function nonceOf(at: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(at, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** The bytes, encrypted; in no more memory than a chunk or two. */
export async function* encrypted(phrase: string, source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const salt = randomBytes(saltBytes);
  const key = await derive(phrase, salt, 32);
  const header = Buffer.concat([magic, Buffer.from(await keyIdOf(phrase), 'hex'), salt]);
  yield header;
  let at = 0;
  const seal = (plain: Uint8Array, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(at++, isLast)).setAAD(header);
    return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  };
  let waiting = Buffer.alloc(0);
  for await (const bytes of source) {
    waiting = Buffer.concat([waiting, bytes]);
    // The last chunk is known as such at the end only.
    let done = 0;
    for (; waiting.length - done > chunkBytes; done += chunkBytes)
      yield seal(waiting.subarray(done, done + chunkBytes), false);
    waiting = waiting.subarray(done);
  }
  yield seal(waiting, true);
}

/**
 * What was encrypted, or the bytes as they are where they were not.
 * @throws ArchiveError where the key is another or missing, before anything is given, and where a byte is not as it was written
 */
export async function* decrypted(
  source: AsyncIterable<Uint8Array>,
  phrase: string | undefined,
): AsyncGenerator<Uint8Array> {
  let waiting = Buffer.alloc(0);
  let open: ((sealed: Uint8Array, isLast: boolean) => Buffer) | undefined;
  let isPlain = false;
  for await (const bytes of source) {
    if (isPlain) {
      yield bytes;
      continue;
    }
    waiting = Buffer.concat([waiting, bytes]);
    if (!open && waiting.length >= magic.length && !waiting.subarray(0, magic.length).equals(magic)) {
      isPlain = true;
      yield waiting;
      continue;
    }
    if (!open && waiting.length >= headerBytes) {
      open = await openWith(phrase, waiting.subarray(0, headerBytes));
      waiting = waiting.subarray(headerBytes);
    }
    if (!open) continue;
    let done = 0;
    for (; waiting.length - done > chunkBytes + tagBytes; done += chunkBytes + tagBytes)
      yield open(waiting.subarray(done, done + chunkBytes + tagBytes), false);
    waiting = waiting.subarray(done);
  }
  if (isPlain) return;
  if (open) yield open(waiting, true);
  // Too short to be either: whoever reads on says so.
  else yield waiting;
}

async function openWith(phrase: string | undefined, header: Buffer) {
  const id = header.subarray(magic.length, magic.length + idBytes).toString('hex');
  if (phrase === undefined) throw new ArchiveError(backupWords.needsKey(id));
  const own = await keyIdOf(phrase);
  if (own !== id) throw new ArchiveError(backupWords.otherKey(id, own));
  const key = await derive(phrase, header.subarray(-saltBytes), 32);
  const bound = Buffer.from(header);
  let at = 0;
  return (sealed: Uint8Array, isLast: boolean): Buffer => {
    if (sealed.length < tagBytes) throw new ArchiveError(backupWords.cut);
    try {
      const cipher = createDecipheriv('aes-256-gcm', key, nonceOf(at++, isLast)).setAAD(bound);
      cipher.setAuthTag(sealed.subarray(-tagBytes));
      return Buffer.concat([cipher.update(sealed.subarray(0, -tagBytes)), cipher.final()]);
    } catch (cause) {
      // The tag does not fit: a byte was changed, or the end is missing.
      throw new ArchiveError(backupWords.broken, { cause });
    }
  };
}
