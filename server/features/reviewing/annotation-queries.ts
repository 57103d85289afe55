/** SQL of what reviewers say in the margin of a manuscript. */

import type { Annotation } from '#contract/entities/annotation.ts';
import type { Database } from '#server/platform/database/database.ts';
import { reviewAnnotations } from '#server/platform/database/schema.ts';
import { eq } from '#server/platform/database/sql.ts';

/** The annotations of a review in place of those there were, kept in the order of the text. */
export async function saveAnnotations(db: Database, reviewId: string, annotations: readonly Annotation[]) {
  await db.delete(reviewAnnotations).where(eq(reviewAnnotations.reviewId, reviewId));
  if (annotations.length === 0) return;
  const inOrder = annotations.toSorted((one, other) => one.posicion - other.posicion);
  await db.insert(reviewAnnotations).values(inOrder.map((each, orden) => ({ ...each, reviewId, orden })));
}
