import { ProblemError } from '#contract/problems.ts';
import type { Services } from '#server/platform/services.ts';

/**
 * Stores bytes, then runs the transaction that makes them part of a work: no transaction waits for a slow line. Where
 * either is refused nothing of them is kept. Where the database failed nobody knows whether it had the row already: they
 * stay, as where the process dies in between, and the removal of unreferenced files finds them if nothing refers to them.
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
