import type { WorkFile } from '#contract/entities/file.ts';
import type { FileRow } from './queries.ts';

/** A file as those see it who may have it (`canReadFile`). */
export function presentFile(row: FileRow): WorkFile {
  const { id, publicacionId, clase, nombre, descripcion, tipo, bytes, sha256, fecha } = row;
  return { id, publicacionId, clase, nombre, descripcion, tipo, bytes, sha256, fecha: fecha.toISOString() };
}
