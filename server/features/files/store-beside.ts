import type { Services } from '#server/services.ts';

/**
 * Stores bytes, then runs the transaction that makes them part of a work: no transaction waits for a slow line. Where
 * either fails nothing of them is kept; should the process die in between, the collection finds them.
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
    await files.remove(place);
    throw error;
  }
}
