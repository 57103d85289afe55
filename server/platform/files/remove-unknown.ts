/** What lies in the file store and nobody knows of any more. */
import { validate as isUuid } from 'uuid';
import { dayMs } from '#contract/time.ts';
import type { FileStore } from './file-store.ts';

/** Files that are asked about at once. */
const atOnce = 500;

/**
 * Removes the files of a folder that are called by ids of which `findKnown` knows nothing: of uploads that broke off, and of
 * what is no more. Whatever is younger than a day may be on its way. Gives how many; what fails halfway is found again.
 */
export async function removeUnknown(
  files: Pick<FileStore, 'list' | 'remove'>,
  folder: string,
  findKnown: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - dayMs);
  let removed = 0;
  let old: string[] = [];
  const remove = async () => {
    const known = await findKnown(old.map(idOf));
    for (const name of old)
      if (!known.has(idOf(name))) {
        await files.remove(name);
        removed++;
      }
    old = [];
  };
  for await (const { name, modified } of files.list(folder)) {
    // What somebody else put there is not ours to judge.
    if (modified < before && isUuid(idOf(name))) old.push(name);
    if (old.length === atOnce) await remove();
  }
  if (old.length > 0) await remove();
  return removed;
}

const idOf = (place: string) => place.slice(place.lastIndexOf('/') + 1);
