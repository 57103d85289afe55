/** SQL of the DOIs that published reviews have. */
import type { Database } from '#server/platform/database/database.ts';
import { doiDeposits, reviewDois, reviews, users } from '#server/platform/database/schema.ts';
import { and, eq, isNotNull } from '#server/platform/database/sql.ts';

/** Of a work's published reviews and answers those that their agency has, by their place on its page. */
export async function findReviewDois(db: Database, publicacionId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ lugar: reviewDois.lugar, doi: reviewDois.doi })
    .from(reviewDois)
    .where(and(eq(reviewDois.publicacionId, publicacionId), isNotNull(reviewDois.fechaRegistro)));
  return new Map(rows.map(({ lugar, doi }) => [lugar, doi]));
}

/** Reviewers of a work whose account was erased: what stands for their name names nobody. */
export async function findErasedReviewers(db: Database, publicacionId: string): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ id: users.id })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.revisorId))
    .where(and(eq(reviews.publicacionId, publicacionId), isNotNull(users.fechaEliminacion)));
  return new Set(rows.map(({ id }) => id));
}

/** The reviews of a work are looked at anew, though readers see no other work: its authors answered. */
export async function lookAtReviewsAgain(db: Database, publicacionId: string): Promise<void> {
  await db.update(doiDeposits).set({ revisiones: null }).where(eq(doiDeposits.publicacionId, publicacionId));
}
