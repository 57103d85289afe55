import { announceTextRead } from '#server/events/events.ts';
import { placeOfFile } from '#server/platform/files/places.ts';
import type { Services } from '#server/platform/services.ts';
import { findUnreadPdfs, keepPdfText } from './queries.ts';
import { readPdfInChild } from './read-pdf-in-child.ts';

/** Of one turn: each may take a minute. */
const atOnce = 20;

/** Reads PDFs that are all the text of a published work, so that the catalogue finds their words. Gives how many it read. */
export async function fillPdfTexts(
  { db, files }: Pick<Services, 'db' | 'files'>,
  signal?: AbortSignal,
): Promise<number> {
  const unread = await findUnreadPdfs(db, atOnce);
  for (const { fileId, publicacionId } of unread) {
    signal?.throwIfAborted();
    const stored = await files.get(placeOfFile(publicacionId, fileId));
    const read = stored && (await readPdfInChild(stored));
    await keepPdfText(db, { publicacionId, fileId, paginas: read?.paginas ?? null, texto: read?.texto ?? '' });
    await announceTextRead(db, publicacionId);
  }
  return unread.length;
}
