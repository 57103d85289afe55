/** Writes a ZIP file entry by entry, as the content comes: no more than a block of it is in memory. */
import { createHash } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { centralHeader, endRecords, localHeader, methods, type ZipEntry } from './zip-layout.ts';

const compress = promisify(deflateRaw);
/** What ends the compressed blocks: an empty last one (RFC 1951 §3.2.6). */
const lastBlock = Buffer.from([0x03, 0x00]);
const blockBytes = 256 * 1024;

export type Content = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;

/** A ZIP file that is being written. Whoever opens it closes or abandons it. */
export class ZipWriter {
  readonly #path: string;
  readonly #handle: FileHandle;
  readonly #entries: ZipEntry[] = [];
  #at = 0;

  private constructor(path: string, handle: FileHandle) {
    this.#path = path;
    this.#handle = handle;
  }

  /** Begins a file that its owner alone may read, under another name until it is whole. Throws where that cannot be written. */
  static async open(path: string): Promise<ZipWriter> {
    return new ZipWriter(path, await open(unfinished(path), 'w', 0o600));
  }

  /** Adds an entry. Gives its length and its SHA-256, hex. */
  async add(name: string, content: Content, { deflate = true } = {}): Promise<{ bytes: number; sha256: string }> {
    const entry = { name, method: deflate ? methods.deflated : methods.stored, crc: 0, packed: 0, bytes: 0 };
    const offset = this.#at;
    const hash = createHash('sha256');
    await this.#write(localHeader(entry));
    const start = this.#at;
    for await (const block of blocksOf(content)) {
      entry.bytes += block.length;
      entry.crc = crc32(block, entry.crc);
      hash.update(block);
      await this.#write(deflate ? await compress(block, { finishFlush: constants.Z_SYNC_FLUSH }) : block);
    }
    if (deflate) await this.#write(lastBlock);
    entry.packed = this.#at - start;
    const header = localHeader(entry);
    await this.#handle.write(header, 0, header.length, offset);
    this.#entries.push({ ...entry, offset });
    return { bytes: entry.bytes, sha256: hash.digest('hex') };
  }

  /** Ends the file, which stands under its name from then on. */
  async close(): Promise<void> {
    const offset = this.#at;
    for (const entry of this.#entries) await this.#write(centralHeader(entry));
    await this.#write(endRecords(this.#entries.length, this.#at - offset, offset));
    await this.#handle.sync();
    await this.#handle.close();
    await rename(unfinished(this.#path), this.#path);
  }

  /** Leaves nothing of it. */
  async abandon(): Promise<void> {
    await this.#handle.close();
    await rm(unfinished(this.#path), { force: true });
  }

  async #write(bytes: Uint8Array): Promise<void> {
    for (let done = 0; done < bytes.length; )
      done += (await this.#handle.write(bytes, done, bytes.length - done, this.#at + done)).bytesWritten;
    this.#at += bytes.length;
  }
}

/** Each process writes one of its own: two that are given the same name at once do not write into each other's. */
const unfinished = (path: string) => `${path}.${process.pid}.sin-terminar`;

/** The content in blocks of one size, whatever pieces it comes in: the same content is packed alike. */
async function* blocksOf(content: Content): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const piece of content) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    waiting.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    length += bytes.length;
    if (length < blockBytes) continue;
    const whole = Buffer.concat(waiting);
    const end = whole.length - (whole.length % blockBytes);
    for (let at = 0; at < end; at += blockBytes) yield whole.subarray(at, at + blockBytes);
    waiting = [whole.subarray(end)];
    length = whole.length - end;
  }
  if (length > 0) yield Buffer.concat(waiting);
}
