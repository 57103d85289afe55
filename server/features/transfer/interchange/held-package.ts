/** A package on its way in, kept on this machine while it is read. */
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { SentBytes } from '#contract/call.ts';
import { largestDraftFiles, mostFiles } from '#contract/calls/files.ts';
import { largestPackage } from '#contract/calls/interchange.ts';
import { faultWords, isFaultCode } from '#contract/faults.ts';
import { Refusal, refuse } from '#contract/refuse.ts';
import { type Remark, remark, remarkWords } from '#contract/remarks.ts';
import { admit } from '#server/features/files/admitted.ts';
import { fileType, headBytes } from '#server/features/files/file-type.ts';
import { measured } from '#server/features/files/incoming.ts';
import { uploadedName } from '#server/features/files/uploaded-name.ts';
import { UnreadableFile } from '#server/features/publications/imports/imported-text.ts';
import { passingFolder } from '#server/platform/files/passing-folders.ts';
import { ZipError } from '#server/platform/files/zip/zip-error.ts';
import { ZipReader } from '#server/platform/files/zip/zip-reader.ts';
import { type PackagedFile, type ReadPackage, remarkOfZip } from './read-package.ts';
import { readPackageInChild } from './read-package-in-child.ts';

export interface AdmittedFile extends PackagedFile {
  /** Media type, by what it is. */
  tipo: string;
}
export interface HeldPackage extends Omit<ReadPackage, 'files'> {
  /** Those that a draft takes; of the others its warnings tell. */
  files: AdmittedFile[];
  zip: ZipReader;
}

const notReadable = (motivo: { es: string; en: string }) => refuse('archivo_no_incorporado', { values: { motivo } });
const tooLarge = () => refuse('demasiado_grande', { values: { limite: `${largestPackage / 1024 ** 3} GiB` } });

/**
 * Keeps the package while `act` makes something of it; nothing of it stays on this machine. Throws `archivo_no_incorporado`, which says
 * what is wrong, `demasiado_grande`, `demasiados_archivos` and `sin_espacio`.
 * @param folder where the draft's pictures will be served, `/files/{id}`
 */
export async function withPackage<T>(
  body: SentBytes,
  folder: string,
  act: (held: HeldPackage) => Promise<T>,
): Promise<T> {
  const place = await passingFolder('meca');
  let zip: ZipReader | undefined;
  try {
    const path = join(place, 'paquete.zip');
    await pipeline(measured(body, largestPackage, tooLarge).content, createWriteStream(path));
    const read = await readPackageInChild(path, folder);
    zip = await ZipReader.open(path);
    const warnings = [...read.warnings];
    const files = await admitted(zip, read.files, warnings);
    return await act({ ...read, files, warnings, zip });
  } catch (error) {
    if (error instanceof UnreadableFile) throw notReadable(error.reason);
    if (error instanceof ZipError) throw notReadable(remarkWords(remarkOfZip(error)));
    throw error;
  } finally {
    await zip?.close();
    await rm(place, { recursive: true, force: true });
  }
}

async function admitted(zip: ZipReader, files: readonly PackagedFile[], warnings: Remark[]): Promise<AdmittedFile[]> {
  if (files.length > mostFiles) throw refuse('demasiados_archivos', { values: { maximo: mostFiles } });
  const whole = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (whole > largestDraftFiles) throw refuse('sin_espacio', { values: { maximo: largestDraftFiles / 1024 ** 3 } });
  const taken: AdmittedFile[] = [];
  for (const file of files) {
    try {
      const nombre = uploadedName(file.nombre);
      const tipo = await fileType(await headIn(zip, file.entry), nombre);
      taken.push({ ...file, nombre, tipo, clase: classFor(file, tipo) });
    } catch (error) {
      const code = error instanceof Refusal ? error.problem.errors?.[0]?.code : undefined;
      if (!isFaultCode(code)) throw error;
      warnings.push(remark('fileLeft', { name: file.nombre, why: faultWords({ code }) }));
    }
  }
  return taken;
}

/** Its own, or where that takes no files of the type, the one that takes all that do not run. Throws `archivo_no_admitido`. */
function classFor({ clase }: PackagedFile, tipo: string): AdmittedFile['clase'] {
  try {
    admit(clase, tipo);
    return clase;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    admit('SUPLEMENTARIO', tipo);
    return 'SUPLEMENTARIO';
  }
}

async function headIn(zip: ZipReader, entry: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of zip.read(entry)) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= headBytes) break;
  }
  return Buffer.concat(chunks);
}
