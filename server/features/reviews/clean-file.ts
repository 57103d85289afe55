import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { notAdmitted } from '#server/features/files/file-name.ts';
import { docxType } from '#server/features/files/file-type.ts';
import { ApartError, runApart } from '#server/platform/jobs/apart.ts';

/** They are what one reads in them, and nothing beside. */
const texts: readonly string[] = ['text/plain', 'text/markdown'];
const opened: readonly string[] = ['application/pdf', docxType, 'image/png', 'image/jpeg'];

/** Of the process that cleans one file, as large as a review's may be. */
const limits = { milliseconds: 60_000, bytes: 1_500_000_000 };
const program = new URL('../anonymise/strip-process.ts', import.meta.url);
const answerSchema = z.union([z.object({ quitado: z.array(z.string()) }), z.object({ motivo: z.string() })]);

/** Throws `archivo_no_admitido` unless a review takes files of the type. */
export function admitToReview(tipo: string): void {
  if (!texts.includes(tipo) && !opened.includes(tipo))
    throw notAdmitted(
      'archivo',
      'A una revisión se adjunta un PDF, un documento de Word (.docx), texto o una imagen PNG o JPEG.',
    );
}

/**
 * The file without what programs write of who made it, cleaned in a process of its own: a hostile file takes that one's
 * memory and time. Throws `archivo_no_admitido` where it cannot be cleaned.
 */
export async function cleanedFile(bytes: Buffer, tipo: string): Promise<Buffer> {
  if (texts.includes(tipo)) return bytes;
  const folder = await mkdtemp(join(tmpdir(), 'pliego-adjunto-'));
  try {
    const [from, to] = [join(folder, 'original'), join(folder, 'copia')];
    await writeFile(from, bytes);
    const { signal } = new AbortController();
    const said = await runApart({ program, data: { from, to, tipo }, answer: answerSchema, signal, ...limits });
    if ('motivo' in said) throw notAdmitted('archivo', said.motivo);
    return await readFile(to);
  } catch (error) {
    if (error instanceof ApartError) throw notAdmitted('archivo', 'No hemos podido limpiarlo: es demasiado complejo.');
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
