/** SQL of the files that reviewers add. */
import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { reviewFiles } from '#server/platform/database/schema.ts';

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
