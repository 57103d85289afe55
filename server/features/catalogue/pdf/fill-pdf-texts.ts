import { hourMs } from '#contract/time.ts';
import { announceTextRead } from '#server/events/events.ts';
import { placeOfFile } from '#server/platform/files/places.ts';
import { RetryLater } from '#server/platform/processes/retry-later.ts';
import { ProcessError } from '#server/platform/processes/runner.ts';
import type { Services } from '#server/platform/services.ts';
import { findUnreadPdfs, forgetStrayPdfTexts, keepPdfText } from './queries.ts';
import { readPdfInChild } from './read-pdf-in-child.ts';

/** Of one turn: each may take a minute. */
const atOnce = 20;
/** Works whose PDF took too much, or whose reading was ended: the others come first. */
const later = new RetryLater(6 * hourMs);

/**
 * Reads PDFs that are all the text of a published work, so that the catalogue finds their words, and has it forget those of PDFs
 * that are not. Gives how many it read.
 */
export async function fillPdfTexts(
  { db, files, transact }: Pick<Services, 'db' | 'files' | 'transact'>,
  signal?: AbortSignal,
): Promise<number> {
  await transact(async () => {
    for (const id of await forgetStrayPdfTexts(db)) await announceTextRead(db, id);
  });
  let filled = 0;
  for (const { fileId, publicacionId } of await findUnreadPdfs(db, atOnce, later.keys())) {
    signal?.throwIfAborted();
    if (later.has(publicacionId)) continue;
    const stored = await files.get(placeOfFile(publicacionId, fileId));
    const read = stored && (await readPdfInChild(stored).catch(postponed));
    if (read === 'postponed') {
      later.put(publicacionId);
      continue;
    }
    await keepPdfText(db, { publicacionId, fileId, paginas: read?.paginas ?? null, texto: read?.texto ?? '' });
    await announceTextRead(db, publicacionId);
    filled++;
  }
  return filled;
}

function postponed(error: unknown): 'postponed' {
  if (error instanceof ProcessError) return 'postponed';
  throw error;
}
