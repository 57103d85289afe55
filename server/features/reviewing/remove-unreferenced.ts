/**
 * Removes reviews' files that nothing refers to any more: of uploads that broke off, of reviews that are no more,
 * and of works that cannot be restored.
 */

import { dayMs } from '#contract/time.ts';
import { restoreDays } from '#contract/workflow.ts';
import { placeOfReviewFile } from '#server/platform/files/places.ts';
import { removeUnknown } from '#server/platform/files/remove-unknown.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteFilesOfDeletedWorks, findKnownFiles } from './file-queries.ts';

const folder = 'revisiones/';

/** Removes them. Gives how many. What fails halfway is found again the next time. */
export async function removeUnreferencedReviewFiles({ db, files }: Pick<Services, 'db' | 'files'>, now = new Date()) {
  const gone = await deleteFilesOfDeletedWorks(db, new Date(now.getTime() - restoreDays * dayMs));
  for (const { id, reviewId } of gone) await files.remove(placeOfReviewFile(reviewId, id));
  return gone.length + (await removeUnknown(files, folder, (ids) => findKnownFiles(db, ids), now));
}
