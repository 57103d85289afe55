/** Pictures of works that never came to be: their process died between storing them and making the work. */
import { validate as isUuid } from 'uuid';
import { dayMs } from '#contract/time.ts';
import { picturesOf } from '#server/platform/files/places.ts';
import type { Services } from '#server/platform/services.ts';
import { findWorksThatAre } from './unreferenced-queries.ts';

/** Works that are asked about at once. */
const atOnce = 500;

/**
 * Removes the pictures below the names of works that are not there. Whatever is younger than a day is left alone: its work may be about to
 * be made. Gives how many; what fails halfway is found again.
 */
export async function removeUnmadePictures(
  { db, files }: Pick<Services, 'db' | 'files'>,
  now = new Date(),
): Promise<number> {
  const before = new Date(now.getTime() - dayMs);
  let removed = 0;
  let old = new Map<string, string[]>();
  const remove = async () => {
    const known = await findWorksThatAre(db, [...old.keys()]);
    for (const [id, names] of old)
      for (const name of known.has(id.toLowerCase()) ? [] : names) {
        await files.remove(name);
        removed++;
      }
    old = new Map();
  };
  // The folders of pictures alone are named by works at the top.
  for await (const { name, modified } of files.list('')) {
    const [id = ''] = name.split('/');
    if (modified >= before || !isUuid(id) || !name.startsWith(picturesOf(id))) continue;
    old.set(id, [...(old.get(id) ?? []), name]);
    if (old.size === atOnce) await remove();
  }
  if (old.size > 0) await remove();
  return removed;
}
