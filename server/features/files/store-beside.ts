import { ProblemError } from '#contract/problems.ts';
import type { Services } from '#server/platform/services.ts';

/**
 * Stores bytes, then runs the transaction that makes them part of a work, so that no transaction waits for a slow line.
 * Where either is refused, nothing is kept. Where the database fails, its row may be there or not: the bytes stay, and
 * the removal of unreferenced files takes them if nothing refers to them.
 */
export async function storeBeside<T>(
  { files, transact }: Pick<Services, 'files' | 'transact'>,
  place: string,
  content: AsyncIterable<Uint8Array>,
  enter: () => Promise<T>,
): Promise<T> {
  await files.put(place, content);
  try {
    return await transact(enter);
  } catch (error) {
    if (error instanceof ProblemError) await files.remove(place);
    throw error;
  }
}
