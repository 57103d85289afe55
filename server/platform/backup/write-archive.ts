/** Writes an archive as a stream of bytes: what it takes up in memory is a part of a table, whatever the platform holds. */
import { createHash } from 'node:crypto';
import packageJson from '#package.json' with { type: 'json' };
import type { FileStore } from '#server/platform/files/file-store.ts';
import {
  type ArchiveHeader,
  entryOfFile,
  filesPerIndex,
  formatVersion,
  headerName,
  indexName,
  isPlace,
  type Manifest,
  manifestName,
  type Part,
  partBytes,
  partName,
  partOf,
  writeIndex,
} from './archive-format.ts';
import type { Snapshot } from './snapshot.ts';
import { tarEnd, tarEntry, tarStream } from './tar.ts';

export interface ArchiveSource {
  snapshot: Snapshot;
  /** The name of the database's last migration. */
  level: string;
  files: Pick<FileStore, 'list' | 'get'>;
  /** What is made anew when it is wanted, and needs no copy. */
  isMadeAnew: (place: string) => boolean;
}

/** The archive, uncompressed. Throws what the database and the file store do. */
export async function* writeArchive(source: ArchiveSource): AsyncGenerator<Uint8Array> {
  const header: ArchiveHeader = {
    formato: 'pliego-copia',
    version: formatVersion,
    programa: packageJson.version,
    creada: new Date().toISOString(),
    migracion: source.level,
  };
  const cabecera = yield* enter(headerName, json(header));
  const tablas: Manifest['tablas'] = [];
  for (const table of source.snapshot.tables) tablas.push(yield* writeTable(source.snapshot, table));
  const archivos = yield* writeFiles(source);
  yield* enter(manifestName, json({ cabecera, tablas, archivos } satisfies Manifest));
  yield tarEnd();
}

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);

function* enter(name: string, content: Buffer): Generator<Uint8Array, Part> {
  yield* tarEntry(name, content);
  return partOf(name, content);
}

async function* writeTable(
  snapshot: Snapshot,
  table: Snapshot['tables'][number],
): AsyncGenerator<Uint8Array, Manifest['tablas'][number]> {
  const partes: Part[] = [];
  let [filas, lines, bytes] = [0, [] as string[], 0];
  const enterPart = function* () {
    if (lines.length === 0) return;
    partes.push(yield* enter(partName(table.name, partes.length + 1), Buffer.from(lines.join(''))));
    [lines, bytes] = [[], 0];
  };
  for await (const rows of snapshot.rows(table))
    for (const row of rows) {
      lines.push(`${row}\n`);
      filas++;
      bytes += row.length;
      if (bytes >= partBytes) yield* enterPart();
    }
  yield* enterPart();
  return { nombre: table.name, columnas: table.columns.map(({ name }) => name), filas, partes };
}

/**
 * All files that are there now. Those that the snapshot names are among them: they were stored before it names them, and
 * nothing takes them away meanwhile (hold-files.ts). Files never change under their name.
 */
async function* writeFiles({ files, isMadeAnew }: ArchiveSource): AsyncGenerator<Uint8Array, Manifest['archivos']> {
  const indices: Part[] = [];
  let [total, bytes, pending] = [0, 0, [] as Part[]];
  const enterIndex = function* () {
    if (pending.length === 0) return;
    indices.push(yield* enter(indexName(indices.length + 1), writeIndex(pending)));
    pending = [];
  };
  for await (const { name } of files.list('')) {
    // What somebody else put there is not ours to take along.
    if (!isPlace(name) || isMadeAnew(name)) continue;
    const file = await files.get(name);
    if (!file) continue;
    const hash = createHash('sha256');
    yield* tarStream(entryOfFile(name), file.bytes, hashed(file.stream(), hash));
    pending.push({ nombre: name, bytes: file.bytes, sha256: hash.digest('hex') });
    total++;
    bytes += file.bytes;
    if (pending.length === filesPerIndex) yield* enterIndex();
  }
  yield* enterIndex();
  return { total, bytes, indices };
}

async function* hashed(content: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}
