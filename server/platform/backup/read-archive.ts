/** Reads an archive, and checks each byte of it against its manifest on the way. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { createZstdDecompress } from 'node:zlib';
import type { z } from 'zod';
import { ArchiveError } from './archive-error.ts';
import {
  type ArchiveHeader,
  filesPerIndex,
  formatVersion,
  headerName,
  headerSchema,
  isIndex,
  largestPart,
  type Manifest,
  manifestName,
  manifestSchema,
  type Part,
  partOf,
  placeOfEntry,
  tableOfEntry,
  writeIndex,
} from './archive-format.ts';
import { decrypted } from './cipher.ts';
import { readTar, type TarEntry } from './tar.ts';
import { backupWords } from './words.ts';

/** Where an archive is read from: a file, or what gives its bytes each time from the beginning; and the key, where it may be encrypted. */
export interface ArchivePlace {
  open: () => AsyncIterable<Uint8Array>;
  key?: string | undefined;
}

export const archiveFile = (path: string, key?: string): ArchivePlace => ({ open: () => createReadStream(path), key });

/** What stands in an archive, in its order. A file's content is read to its end before the next is asked for. */
export type ArchivePiece =
  | { kind: 'header'; header: ArchiveHeader }
  | { kind: 'rows'; table: string; lines: string[] }
  | { kind: 'file'; place: string; bytes: number; content: AsyncIterable<Uint8Array> }
  /** The files since the last index, each as its bytes were. */
  | { kind: 'index'; files: readonly Part[] }
  | { kind: 'manifest'; manifest: Manifest };

/**
 * How many times its own size an archive may unpack to, and how much beyond that: rows compress to a tenth or so, zip
 * bombs to a thousandth.
 */
const alwaysFine = 1024 ** 3;
const mostTimes = 200;

/**
 * The pieces of the archive at a place, or in a file that is not encrypted, the manifest last; by then everything before it is checked.
 * @throws ArchiveError where anything is not as it was written
 */
export async function* readArchive(place: ArchivePlace | string): AsyncGenerator<ArchivePiece> {
  const found = new Found();
  let last: ArchivePiece | undefined;
  for await (const entry of readTar(decompressed(typeof place === 'string' ? archiveFile(place) : place))) {
    if (last?.kind === 'manifest') throw foreign();
    last = await readEntry(entry, found, last === undefined);
    yield last;
  }
  if (last?.kind !== 'manifest') throw new ArchiveError(backupWords.noManifest);
}

const foreign = () => new ArchiveError(backupWords.foreign);
const damaged = (name: string) => new ArchiveError(backupWords.damaged(name));

async function* decompressed({ open, key }: ArchivePlace): AsyncGenerator<Uint8Array> {
  let [read, made] = [0, 0];
  const source = Readable.from(decrypted(open(), key), { objectMode: false });
  const expanded = createZstdDecompress();
  source.on('data', (chunk) => (read += chunk.length)).on('error', (error) => expanded.destroy(error));
  try {
    for await (const chunk of source.pipe(expanded)) {
      made += chunk.length;
      if (made > alwaysFine + mostTimes * read) throw new ArchiveError(backupWords.swells);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && /^(ZSTD|Z_|ERR_ZSTD|ERR_Z)/.test(String(error.code)))
      throw new ArchiveError(backupWords.cannotDecompress, { cause: error });
    throw error;
  } finally {
    source.destroy();
    expanded.destroy();
  }
}

async function readEntry(entry: TarEntry, found: Found, isFirst: boolean): Promise<ArchivePiece> {
  if (isFirst !== (entry.name === headerName)) throw foreign();
  const table = tableOfEntry(entry.name);
  const place = placeOfEntry(entry.name);
  if (place !== undefined) return { kind: 'file', place, bytes: entry.bytes, content: found.file(place, entry) };
  const content = await whole(entry);
  const part = partOf(entry.name, content);
  if (isFirst) return { kind: 'header', header: found.header(part, content) };
  if (table !== undefined) return { kind: 'rows', table, lines: found.rows(table, part, content) };
  if (isIndex(entry.name)) return { kind: 'index', files: found.index(part, content) };
  if (entry.name === manifestName) return { kind: 'manifest', manifest: found.manifest(content) };
  throw foreign();
}

async function whole({ name, bytes, content }: TarEntry): Promise<Buffer> {
  if (bytes > largestPart) throw damaged(name);
  const chunks: Uint8Array[] = [];
  for await (const chunk of content()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** What was found so far, to be held to the manifest that comes at the end. */
class Found {
  #header: Part | undefined;
  readonly #tables = new Map<string, { filas: number; partes: Part[] }>();
  readonly #indices: Part[] = [];
  #pending: Part[] = [];
  #files = { total: 0, bytes: 0 };

  header(part: Part, content: Buffer): ArchiveHeader {
    this.#header = part;
    const header = parsed(headerSchema, content);
    if (header.version > formatVersion) throw new ArchiveError(backupWords.newer);
    return header;
  }

  rows(table: string, part: Part, content: Buffer): string[] {
    const lines = content.toString('utf8').split('\n');
    if (lines.pop() !== '') throw damaged(part.nombre);
    const known = this.#tables.get(table) ?? { filas: 0, partes: [] };
    this.#tables.set(table, { filas: known.filas + lines.length, partes: [...known.partes, part] });
    return lines;
  }

  async *file(nombre: string, entry: TarEntry): AsyncGenerator<Uint8Array> {
    if (this.#pending.length === filesPerIndex) throw foreign();
    const hash = createHash('sha256');
    for await (const chunk of entry.content()) {
      hash.update(chunk);
      yield chunk;
    }
    this.#pending.push({ nombre, bytes: entry.bytes, sha256: hash.digest('hex') });
    this.#files.total++;
    this.#files.bytes += entry.bytes;
  }

  index(part: Part, content: Buffer): readonly Part[] {
    const files = this.#pending;
    if (!content.equals(writeIndex(files))) {
      const lines = content.toString('utf8').split('\n');
      throw damaged(files.find((file, at) => JSON.stringify(file) !== lines[at])?.nombre ?? part.nombre);
    }
    this.#pending = [];
    this.#indices.push(part);
    return files;
  }

  manifest(content: Buffer): Manifest {
    const manifest = parsed(manifestSchema, content);
    if (this.#pending.length > 0) throw foreign();
    if (!isDeepStrictEqual(manifest.cabecera, this.#header)) throw damaged(headerName);
    for (const table of manifest.tablas) {
      const { filas, partes } = this.#tables.get(table.nombre) ?? { filas: 0, partes: [] };
      const wrong = table.partes.find((part, at) => !isDeepStrictEqual(part, partes[at]));
      if (wrong || partes.length !== table.partes.length) throw damaged(wrong?.nombre ?? table.nombre);
      if (filas !== table.filas) throw damaged(table.nombre);
      this.#tables.delete(table.nombre);
    }
    if (this.#tables.size > 0) throw foreign();
    const { indices, ...counts } = manifest.archivos;
    if (!isDeepStrictEqual(indices, this.#indices) || !isDeepStrictEqual(counts, this.#files))
      throw damaged(manifestName);
    return manifest;
  }
}

function parsed<T extends z.ZodType>(schema: T, content: Buffer): z.output<T> {
  try {
    return schema.parse(JSON.parse(content.toString('utf8')));
  } catch {
    // SyntaxError or ZodError: nothing that we wrote.
    throw foreign();
  }
}
