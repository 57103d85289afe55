/** SQL of the DOIs that published reviews have. */
import type { Database } from '#server/platform/database/database.ts';
import { reviewDois } from '#server/platform/database/schema.ts';
import { and, eq, isNotNull } from '#server/platform/database/sql.ts';

/** Of a work's published reviews and answers those that their agency has, by their place on its page. */
export async function findReviewDois(db: Database, publicacionId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ lugar: reviewDois.lugar, doi: reviewDois.doi })
    .from(reviewDois)
    .where(and(eq(reviewDois.publicacionId, publicacionId), isNotNull(reviewDois.fechaRegistro)));
  return new Map(rows.map(({ lugar, doi }) => [lugar, doi]));
}
