/**
 * Removes reviews' files that nothing refers to any more: of uploads that broke off, of reviews that are no more,
 * and of works that cannot be restored. Whatever is younger than a day may be on its way into a review.
 */
import { validate as isUuid } from 'uuid';
import { restoreDays } from '#contract/workflow.ts';
import type { Services } from '#server/platform/services.ts';
import { placeOfReviewFile } from './attach.ts';
import { deleteFilesOfDeletedWorks, findKnownFiles } from './file-queries.ts';

const day = 86_400_000;
const folder = 'revisiones/';
const atOnce = 500;

/** Removes them. Gives how many. What fails halfway is found again the next time. */
export async function removeUnreferencedReviewFiles({ db, files }: Pick<Services, 'db' | 'files'>, now = new Date()) {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const gone = await deleteFilesOfDeletedWorks(db, ago(restoreDays));
  for (const { id, reviewId } of gone) await files.remove(placeOfReviewFile(reviewId, id));
  let removed = gone.length;
  let old: string[] = [];
  const removeUnknown = async () => {
    const known = await findKnownFiles(db, old.map(idOf));
    for (const name of old)
      if (!known.has(idOf(name))) {
        await files.remove(name);
        removed++;
      }
    old = [];
  };
  for await (const { name, modified } of files.list(folder)) {
    // What somebody else put there is not ours to judge.
    if (modified < ago(1) && isUuid(idOf(name))) old.push(name);
    if (old.length === atOnce) await removeUnknown();
  }
  if (old.length > 0) await removeUnknown();
  return removed;
}

const idOf = (place: string) => place.slice(place.lastIndexOf('/') + 1);
