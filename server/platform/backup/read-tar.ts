/** Reads a tar archive strictly: what our own writer never writes (links, folders, devices, other records) is refused. */
import { ArchiveError } from './archive-error.ts';
import { blockBytes, checksumOf, fields, magic, paddingOf, types } from './tar-format.ts';

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
const foreign = () => new ArchiveError('No es una copia de Pliego, o alguien la ha cambiado.');
const cut = () => new ArchiveError('La copia está incompleta: termina antes de tiempo.');

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
