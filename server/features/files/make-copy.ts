import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FaultCode } from '#contract/faults.ts';
import { largestStripped } from '#server/documents/metadata/stripped.ts';
import { passingFolder } from '#server/platform/files/passing-folders.ts';
import { placeOfCopy, placeOfFile } from '#server/platform/files/places.ts';
import { ProcessError } from '#server/platform/processes/runner.ts';
import type { Services } from '#server/platform/services.ts';
import type { CopyRow } from './copy-queries.ts';
import { stripInChild } from './strip-in-child.ts';

/** To be raised with each change of what is taken out: copies made before are then made anew. */
export const cleaner = 1;

/** A file whose copy is wanted. */
export interface CopiedFile {
  id: string;
  publicacionId: string;
  tipo: string;
  bytes: number;
}

/** Cleans the file and stores the copy beside it, named by its content; or says why there is none. */
export async function makeCopy({ files }: Pick<Services, 'files'>, file: CopiedFile): Promise<CopyRow> {
  const none = (motivo: FaultCode): CopyRow => ({ ...nothing(file.id), motivo });
  if (file.bytes > largestStripped) return none('copia_pesada');
  const stored = await files.get(placeOfFile(file.publicacionId, file.id));
  if (!stored) return none('copia_perdida');
  const folder = await passingFolder('copia');
  try {
    const [from, to] = [join(folder, 'original'), join(folder, 'copia')];
    await pipeline(stored.stream(), createWriteStream(from));
    const said = await stripInChild({ from, to, tipo: file.tipo });
    if ('motivo' in said) return none(said.motivo);
    const hash = createHash('sha256');
    await pipeline(createReadStream(to), hash);
    const sha256 = hash.digest('hex');
    await files.put(placeOfCopy(file.publicacionId, file.id, sha256), createReadStream(to));
    return { ...nothing(file.id), sha256, bytes: (await stat(to)).size, quitado: said.quitado };
  } catch (error) {
    if (error instanceof ProcessError) return none('archivo_complejo');
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const nothing = (fileId: string): CopyRow => ({
  fileId,
  limpiador: cleaner,
  sha256: null,
  bytes: null,
  quitado: [],
  motivo: null,
  fecha: new Date(),
});
