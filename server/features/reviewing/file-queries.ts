/** SQL of the files that reviewers add. */

import type { Database } from '#server/platform/database/database.ts';
import { publications, reviewFiles, reviews } from '#server/platform/database/schema.ts';
import { eq, inArray, lt } from '#server/platform/database/sql.ts';

export async function findReviewFile(db: Database, id: string) {
  const [row] = await db.select().from(reviewFiles).where(eq(reviewFiles.id, id));
  return row;
}

export async function insertReviewFile(db: Database, row: typeof reviewFiles.$inferInsert): Promise<void> {
  await db.insert(reviewFiles).values(row);
}

export async function updateReviewFile(db: Database, id: string, changes: { paraAutor: boolean }): Promise<void> {
  await db.update(reviewFiles).set(changes).where(eq(reviewFiles.id, id));
}

export async function deleteReviewFile(db: Database, id: string): Promise<void> {
  await db.delete(reviewFiles).where(eq(reviewFiles.id, id));
}

/** Which of these are files of reviews, by their ids. */
export async function findKnownFiles(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: reviewFiles.id })
    .from(reviewFiles)
    .where(inArray(reviewFiles.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** Forgets the files of reviews of works that were deleted before then. Gives where they lay. */
export async function deleteFilesOfDeletedWorks(db: Database, before: Date) {
  const ofDeleted = db
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(publications, eq(publications.id, reviews.publicacionId))
    .where(lt(publications.fechaEliminacion, before));
  return db
    .delete(reviewFiles)
    .where(inArray(reviewFiles.reviewId, ofDeleted))
    .returning({ id: reviewFiles.id, reviewId: reviewFiles.reviewId });
}
