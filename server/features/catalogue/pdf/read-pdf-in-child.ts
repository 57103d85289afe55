import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { StoredFile } from '#server/platform/files/file-store.ts';
import { passingFolder } from '#server/platform/files/passing-folders.ts';
import { openRunner, ProcessError } from '#server/platform/processes/runner.ts';
import { mostCharacters, type PdfText } from './read-pdf.ts';

/** In bytes: a longer one is shown, and not read. */
const largest = 100_000_000;

const reader = openRunner({
  program: new URL('read-pdf-child.ts', import.meta.url),
  answer: z.object({
    leido: z.object({ paginas: z.number().int(), texto: z.string().max(mostCharacters) }).nullable(),
  }),
  milliseconds: 60_000,
  bytes: 1_000_000_000,
  atOnce: 1,
});

/** The text of a PDF; null where it cannot be read. Throws ProcessError where it takes too much, or its process ended. */
export async function readPdfInChild(file: StoredFile): Promise<PdfText | null> {
  if (file.bytes > largest) return null;
  const folder = await passingFolder('pdf');
  try {
    const from = join(folder, 'obra.pdf');
    await pipeline(file.stream(), createWriteStream(from));
    return (await reader.run({ from })).leido;
  } catch (error) {
    if (error instanceof ProcessError && error.reason === 'threw') return null;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
