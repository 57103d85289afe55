import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { docxType } from '#server/features/files/file-type.ts';
import { stripInChild } from '#server/features/files/strip-in-child.ts';
import { notAdmitted } from '#server/features/files/uploaded-name.ts';
import { passingFolder } from '#server/platform/files/passing-folders.ts';
import { ProcessError } from '#server/platform/processes/runner.ts';

/** They are what one reads in them, and nothing beside. */
const texts: readonly string[] = ['text/plain', 'text/markdown'];
const opened: readonly string[] = ['application/pdf', docxType, 'image/png', 'image/jpeg'];

/** Throws `archivo_no_admitido` unless a review takes files of the type. */
export function admitToReview(tipo: string): void {
  if (!texts.includes(tipo) && !opened.includes(tipo)) throw notAdmitted('archivo', 'archivo_de_revision');
}

/**
 * The file without what programs write of who made it, cleaned in a child process: a hostile file takes that one's
 * memory and time. Throws `archivo_no_admitido` where it cannot be cleaned.
 */
export async function cleanedFile(bytes: Buffer, tipo: string): Promise<Buffer> {
  if (texts.includes(tipo)) return bytes;
  const folder = await passingFolder('adjunto');
  try {
    const [from, to] = [join(folder, 'original'), join(folder, 'copia')];
    await writeFile(from, bytes);
    const said = await stripInChild({ from, to, tipo });
    if ('motivo' in said) throw notAdmitted('archivo', said.motivo);
    return await readFile(to);
  } catch (error) {
    if (error instanceof ProcessError) throw notAdmitted('archivo', 'archivo_complejo');
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
