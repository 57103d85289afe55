/**
 * What an archive holds, in this order (docs/backup.md): `pliego.json`, the tables in parts, the files with an index after
 * every so many, and `manifiesto.json`. Whoever reads it needs no more memory than a part.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';

export const headerName = 'pliego.json';
export const manifestName = 'manifiesto.json';
/** Raised with each change that an older reader would not understand. */
export const formatVersion = 1;

/** Of a table's part; a single row may be larger. */
export const partBytes = 1024 * 1024;
/** The largest part that is read: a row, or the manifest. */
export const largestPart = 128 * 1024 * 1024;
/** Files that one index names. */
export const filesPerIndex = 500;

const number = (at: number) => String(at).padStart(6, '0');
export const partName = (table: string, at: number) => `tablas/${table}/${number(at)}.jsonl`;
export const indexName = (at: number) => `indices/${number(at)}.jsonl`;
const filePrefix = 'archivos/';
export const entryOfFile = (place: string) => `${filePrefix}${place}`;

/**
 * The name of a file in the store, as our own names are: letters, digits, `_`, `-` and inner dots, so that none leaves
 * its folder (`..`) and none is hidden.
 */
const placePattern = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;
export const isPlace = (name: string): boolean => placePattern.test(name) && name.length <= 400;

/** The place of a file's entry; undefined for another entry, and for a name that is none of ours. */
export function placeOfEntry(name: string): string | undefined {
  const place = name.startsWith(filePrefix) ? name.slice(filePrefix.length) : '';
  return isPlace(place) ? place : undefined;
}

/** The table that an entry is a part of. */
export const tableOfEntry = (name: string): string | undefined => /^tablas\/(\w+)\/\d{6,}\.jsonl$/.exec(name)?.[1];
export const isIndex = (name: string): boolean => /^indices\/\d{6,}\.jsonl$/.test(name);

export const headerSchema = z.object({
  formato: z.literal('pliego-copia'),
  version: z.number().int().positive(),
  programa: z.string(),
  creada: z.iso.datetime(),
  /** The last migration of the database it was taken from. */
  migracion: z.string(),
});
export type ArchiveHeader = z.infer<typeof headerSchema>;

const count = z.number().int().nonnegative();
const partSchema = z.object({ nombre: z.string(), bytes: count, sha256: z.string() });
/** An entry of the archive, or a file of the store, with the SHA-256 of its bytes in hex. */
export type Part = z.infer<typeof partSchema>;

export const manifestSchema = z.object({
  cabecera: partSchema,
  /** Each row is a JSON array: the columns' values as the database writes them as text, in this order. */
  tablas: z.array(
    z.object({ nombre: z.string(), columnas: z.array(z.string()), filas: count, partes: z.array(partSchema) }),
  ),
  archivos: z.object({ total: count, bytes: count, indices: z.array(partSchema) }),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const partOf = (nombre: string, content: Uint8Array): Part => ({
  nombre,
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
});

/** The index of these files, as it stands in the archive. */
export const writeIndex = (files: readonly Part[]): Buffer =>
  Buffer.from(files.map(({ nombre, bytes, sha256 }) => `${JSON.stringify({ nombre, bytes, sha256 })}\n`).join(''));
