/**
 * Reads a ZIP file that anybody may have made. What it says of itself is believed only as far as it was checked: places,
 * sizes and checksums, and nothing is unpacked beyond what it says.
 */
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { archiveWords } from './words.ts';
import { findDirectory, readDirectory } from './zip-directory.ts';
import { ZipError } from './zip-error.ts';
import { methods, signatures, type ZipEntry } from './zip-layout.ts';

/** Text is packed to a tenth, tables to a hundredth; what is packed more, and large, was made to fill a disk. */
const suspiciousRatio = 300;
const suspiciousBytes = 64 * 1024 * 1024;

/** An open ZIP file. Whoever opens it closes it. */
export class ZipReader {
  readonly entries: ReadonlyMap<string, ZipEntry>;
  readonly #handle: FileHandle;

  private constructor(handle: FileHandle, entries: ReadonlyMap<string, ZipEntry>) {
    this.#handle = handle;
    this.entries = entries;
  }

  /** Opens it and reads its directory. Throws ZipError. */
  static async open(path: string): Promise<ZipReader> {
    const handle = await open(path, 'r');
    try {
      const { size } = await handle.stat();
      const directory = await findDirectory(handle, size);
      const entries = readDirectory(directory.bytes, directory.entries);
      const byName = new Map<string, ZipEntry>();
      for (const entry of entries) {
        if (byName.has(entry.name)) throw new ZipError(entry.name, archiveWords.twice);
        byName.set(entry.name, entry);
      }
      const unpacked = entries.reduce((sum, { bytes }) => sum + bytes, 0);
      if (unpacked > suspiciousBytes && unpacked > suspiciousRatio * size)
        throw new ZipError(archiveWords.whole, archiveWords.swells);
      await checkPlaces(handle, entries, directory.offset);
      return new ZipReader(handle, byName);
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** The bytes of an entry. Throws ZipError where they are not what the directory says, at the latest at their end. */
  async *read(name: string): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name);
    if (!entry) throw new ZipError(name, archiveWords.notThere);
    let [bytes, crc] = [0, 0];
    try {
      for await (const chunk of await this.#unpacked(entry)) {
        bytes += chunk.length;
        if (bytes > entry.bytes) throw new ZipError(name, archiveWords.tooLong);
        crc = crc32(chunk, crc);
        yield chunk;
      }
    } catch (error) {
      throw error instanceof ZipError || !isZlibError(error) ? error : new ZipError(name, archiveWords.damaged);
    }
    if (bytes !== entry.bytes || crc !== entry.crc) throw new ZipError(name, archiveWords.damagedOrCut);
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }

  async #unpacked(entry: ZipEntry): Promise<AsyncIterable<Buffer>> {
    const start = await startOf(this.#handle, entry);
    const packed = () => pieces(this.#handle, start, entry.packed);
    if (entry.method === methods.stored) return packed();
    return pipeline(packed, createInflateRaw(), () => {});
  }
}

const isZlibError = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_');

const pieceBytes = 64 * 1024;
async function* pieces(handle: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < length; ) {
    const { bytesRead, buffer } = await handle.read({
      buffer: Buffer.alloc(Math.min(pieceBytes, length - at)),
      position: start + at,
    });
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}

/** Where an entry's bytes begin: behind a header that calls it as the directory does. */
async function startOf(handle: FileHandle, { name, offset }: ZipEntry): Promise<number> {
  const { bytesRead, buffer } = await handle.read({ buffer: Buffer.alloc(30), position: offset });
  if (bytesRead < 30 || buffer.readUInt32LE(0) !== signatures.local) throw new ZipError(name, archiveWords.damaged);
  const named = buffer.readUInt16LE(26);
  const own = await handle.read({ buffer: Buffer.alloc(named), position: offset + 30 });
  if (own.buffer.toString() !== name) throw new ZipError(name, archiveWords.twoNames);
  return offset + 30 + named + buffer.readUInt16LE(28);
}

/** No two entries share bytes, and none reaches into the directory: a small file could be a thousand large ones. */
async function checkPlaces(handle: FileHandle, entries: readonly ZipEntry[], directory: number): Promise<void> {
  let free = 0;
  for (const entry of [...entries].sort((a, b) => a.offset - b.offset)) {
    if (entry.offset < free) throw new ZipError(entry.name, archiveWords.sharesBytes);
    free = (await startOf(handle, entry)) + entry.packed;
    if (free > directory) throw new ZipError(entry.name, archiveWords.beyondEnd);
  }
}
