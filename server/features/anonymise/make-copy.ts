import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { placeOfCopy, placeOfFile } from '#server/features/files/places.ts';
import { ApartError, runApart } from '#server/platform/jobs/apart.ts';
import type { Services } from '#server/services.ts';
import type { CopyRow } from './copy-queries.ts';
import { largestStripped } from './strip-identity.ts';

/** Raised with each change of what is taken out: copies of before are made anew. */
export const cleaner = 1;

/** Of the process that cleans one file. */
const limits = { milliseconds: 60_000, bytes: 1_500_000_000 };
const program = new URL('strip-process.ts', import.meta.url);
const answerSchema = z.union([z.object({ quitado: z.array(z.string()) }), z.object({ motivo: z.string() })]);

/** A file whose copy is wanted. */
export interface CopiedFile {
  id: string;
  publicacionId: string;
  tipo: string;
  bytes: number;
}

/** Cleans the file and stores the copy beside it, named by its content; or says why there is none. */
export async function makeCopy({ files }: Pick<Services, 'files'>, file: CopiedFile): Promise<CopyRow> {
  const none = (motivo: string): CopyRow => ({ ...nothing(file.id), motivo });
  if (file.bytes > largestStripped) return none('Pesa más de 100 MB, y no abrimos archivos así para limpiarlos.');
  const stored = await files.get(placeOfFile(file.publicacionId, file.id));
  if (!stored) return none('No lo encontramos.');
  const folder = await mkdtemp(join(tmpdir(), 'pliego-copia-'));
  try {
    const [from, to] = [join(folder, 'original'), join(folder, 'copia')];
    await pipeline(stored.stream(), createWriteStream(from));
    const data = { from, to, tipo: file.tipo };
    const signal = new AbortController().signal;
    const said = await runApart({ program, data, answer: answerSchema, signal, ...limits });
    if ('motivo' in said) return none(said.motivo);
    const hash = createHash('sha256');
    await pipeline(createReadStream(to), hash);
    const sha256 = hash.digest('hex');
    await files.put(placeOfCopy(file.publicacionId, file.id, sha256), createReadStream(to));
    return { ...nothing(file.id), sha256, bytes: (await stat(to)).size, quitado: said.quitado };
  } catch (error) {
    if (error instanceof ApartError) return none('No hemos podido limpiarlo: es demasiado complejo.');
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
