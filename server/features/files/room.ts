/** How much a draft may carry. */
import { largestDraft, mostFiles } from '#contract/calls/files.ts';
import { refuse } from '#contract/refuse.ts';
import type { Database } from '#server/platform/database/database.ts';
import { sizeOfDraft } from './queries.ts';

/**
 * The bytes that a draft has room for. Throws `demasiados_archivos` where it takes no more files, and `sin_espacio` where
 * these would be more than it takes.
 */
export async function roomFor(db: Database, workId: string, bytes: number): Promise<number> {
  const size = await sizeOfDraft(db, workId);
  if (size.files >= mostFiles) throw refuse('demasiados_archivos', { values: { maximo: mostFiles } });
  const room = largestDraft - size.bytes;
  if (bytes > room) throw noRoom();
  return room;
}

export const noRoom = () => refuse('sin_espacio', { values: { maximo: largestDraft / 1024 ** 3 } });
