/**
 * Tar archives (POSIX.1-2001, 'pax interchange format') of plain files: written so that any tar program opens them, read
 * strictly: what our own writer never writes (links, folders, devices, other records) is refused.
 */
import { ArchiveError } from './archive-error.ts';
import { backupWords } from './words.ts';

const blockBytes = 512;
/** Longer names, in bytes, stand in a pax record before the entry. */
const longestName = 100;
/** What eleven octal digits hold. */
const largestEntry = 8 ** 11 - 1;

/** Where each field lies: its first byte and its length. */
export const fields = {
  name: [0, 100],
  mode: [100, 8],
  size: [124, 12],
  modified: [136, 12],
  checksum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
} as const;

const magic = 'ustar\x0000';
const types = { file: '0', pax: 'x' } as const;

/** The sum of all bytes of a header, those of the checksum itself counted as spaces. */
export function checksumOf(header: Uint8Array): number {
  const [start, length] = fields.checksum;
  return header.reduce((sum, byte, at) => sum + (at >= start && at < start + length ? 0x20 : byte), 0);
}

/** Zeros that fill the last block of so many bytes. */
const paddingOf = (bytes: number): number => (blockBytes - (bytes % blockBytes)) % blockBytes;

/** What an entry's file becomes where it is unpacked: readable by its owner alone, and of no time, unless said. */
interface Kept {
  mode?: number;
  modified?: Date;
}

/** A whole entry from what is in memory. */
export function* tarEntry(name: string, content: Uint8Array, kept?: Kept): Generator<Uint8Array> {
  yield* tarHeader(name, content.length, kept);
  yield content;
  yield Buffer.alloc(paddingOf(content.length));
}

/**
 * An entry whose content comes as a stream.
 * @throws RangeError where it is larger than tar tells, or has not the size that was said
 */
export async function* tarStream(
  name: string,
  bytes: number,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* tarHeader(name, bytes);
  let sent = 0;
  for await (const chunk of content) {
    sent += chunk.length;
    yield chunk;
  }
  if (sent !== bytes) throw new RangeError(`${name} has ${sent} bytes instead of ${bytes}`);
  yield Buffer.alloc(paddingOf(bytes));
}

/** What ends an archive. */
export const tarEnd = (): Uint8Array => Buffer.alloc(2 * blockBytes);

function* tarHeader(name: string, bytes: number, kept?: Kept): Generator<Uint8Array> {
  if (bytes > largestEntry) throw new RangeError(`${name} is too large for the archive`);
  if (Buffer.byteLength(name) <= longestName) return yield header(name, bytes, types.file, kept);
  const record = Buffer.from(paxRecord('path', name));
  yield header('pax', record.length, types.pax);
  yield record;
  yield Buffer.alloc(paddingOf(record.length));
  yield header(name.slice(0, longestName), bytes, types.file, kept);
}

/** `LENGTH KEY=VALUE\n`, where the length counts itself. */
function paxRecord(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`;
  const bytes = Buffer.byteLength(rest);
  let length = bytes;
  while (length !== bytes + String(length).length) length = bytes + String(length).length;
  return `${length}${rest}`;
}

function header(name: string, bytes: number, type: string, { mode = 0o600, modified }: Kept = {}): Buffer {
  const block = Buffer.alloc(blockBytes);
  const write = ([start, length]: readonly [number, number], text: string) => block.write(text, start, length, 'utf8');
  write(fields.name, name);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  write(fields.mode, octal(mode, 7));
  write(fields.size, octal(bytes, 11));
  if (modified) write(fields.modified, octal(Math.floor(modified.getTime() / 1000), 11));
  write(fields.type, type);
  write(fields.magic, magic);
  write(fields.checksum, `${octal(checksumOf(block), 6)}\0 `);
  return block;
}

export interface TarEntry {
  name: string;
  bytes: number;
  /** The content, to be read once and to its end; where nobody reads it, it is passed over. */
  content: () => AsyncGenerator<Uint8Array>;
}

/** A record with a name of ours is far shorter. */
const longestRecord = 2048;

/**
 * The entries in their order, in no more memory than a chunk of the source.
 * @throws ArchiveError where it is cut short, or no archive of ours
 */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const bytes = new Bytes(source);
  let longName: string | undefined;
  for (;;) {
    const block = await bytes.exactly(blockBytes);
    if (isZero(block)) {
      if (!isZero(await bytes.exactly(blockBytes))) throw foreign();
      return bytes.onlyZeros();
    }
    const { name, size, type } = readHeader(block);
    if (type === types.pax) {
      if (longName !== undefined || size > longestRecord) throw foreign();
      longName = readRecord(await bytes.exactly(size));
      await bytes.exactly(paddingOf(size));
      continue;
    }
    const rest = bytes.next(size);
    yield { name: longName ?? name, bytes: size, content: () => rest };
    for await (const _ of rest);
    await bytes.exactly(paddingOf(size));
    longName = undefined;
  }
}

const isZero = (bytes: Uint8Array) => bytes.every((byte) => byte === 0);
const foreign = () => new ArchiveError(backupWords.foreign);
const cut = () => new ArchiveError(backupWords.cut);

function readHeader(block: Buffer) {
  const text = ([start, length]: readonly [number, number]) => block.toString('latin1', start, start + length);
  const octal = (field: readonly [number, number]) => {
    const [digits] = /^[0-7]+/.exec(text(field)) ?? [];
    if (digits === undefined) throw foreign();
    return Number.parseInt(digits, 8);
  };
  const type = text(fields.type);
  const isOurs = text(fields.magic) === magic && (type === types.file || type === types.pax);
  if (!isOurs || octal(fields.checksum) !== checksumOf(block)) throw foreign();
  const [name = ''] = text(fields.name).split('\0');
  return { name, size: octal(fields.size), type };
}

function readRecord(record: Buffer): string {
  const [, length, name] = /^(\d+) path=([^\0\n]+)\n$/.exec(record.toString('latin1')) ?? [];
  if (Number(length) !== record.length || name === undefined) throw foreign();
  return name;
}

/** A source of chunks, taken from by numbers of bytes. */
class Bytes {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #left: Uint8Array = new Uint8Array();

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#chunks = source[Symbol.asyncIterator]();
  }

  /** So many bytes at once; for small numbers. */
  async exactly(count: number): Promise<Buffer> {
    const taken: Uint8Array[] = [];
    for await (const chunk of this.next(count)) taken.push(chunk);
    return Buffer.concat(taken);
  }

  /** So many bytes, as they come. */
  async *next(count: number): AsyncGenerator<Uint8Array> {
    for (let missing = count; missing > 0; ) {
      if (this.#left.length === 0 && !(await this.#fill())) throw cut();
      const chunk = this.#left.subarray(0, missing);
      this.#left = this.#left.subarray(chunk.length);
      missing -= chunk.length;
      yield chunk;
    }
  }

  /** Nothing may come after the end, but for zeros that fill the last record. */
  async onlyZeros(): Promise<void> {
    do if (!isZero(this.#left)) throw foreign();
    while (await this.#fill());
  }

  async #fill(): Promise<boolean> {
    const { value, done } = await this.#chunks.next();
    this.#left = done ? new Uint8Array() : value;
    return !done;
  }
}
