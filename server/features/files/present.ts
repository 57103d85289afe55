import type { WorkFile } from '#contract/entities/file.ts';
import type { FileRow } from './queries.ts';

/** A file as those see it who may have it (`canReadFile`). */
export function presentFile(row: FileRow): WorkFile {
  const { id, publicacionId, clase, nombre, descripcion, tipo, bytes, sha256, fecha } = row;
  return { id, publicacionId, clase, nombre, descripcion, tipo, bytes, sha256, fecha: fecha.toISOString() };
}

/** What is offered in a file's place to who must not know whose it is. */
export interface OfferedCopy {
  nombre: string;
  bytes: number;
  sha256: string;
}

/** The file as those see it who get its copy: without what its author wrote about it. */
export const presentCopy = (row: FileRow, copy: OfferedCopy): WorkFile => ({
  ...presentFile(row),
  ...copy,
  descripcion: '',
});
