/** SQL of what is found by a few letters: one statement for the works, whatever is typed, and one for what goes with them. */
import type { Person } from '#contract/workflow.ts';
import { findWorks, type Work } from '#server/features/publications/queries.ts';
import { orders, readableBy } from '#server/features/publications/scope.ts';
import { firstSaid } from '#server/features/publications/search-queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { publications, reviews } from '#server/platform/database/schema.ts';
import { and, asc, eq, inArray, isNull } from '#server/platform/database/sql.ts';
import { canSearchBylines } from '#server/policy/index.ts';

/** The first works that say these words, the last changed first, of those that the viewer may read. */
export function findFirstWorks(db: Database, viewer: Person, words: string, limit: number): Promise<Work[]> {
  const page = { orderBy: orders.newest, limit };
  return findWorks(db, firstSaid(readableBy(db, viewer), words, { bylines: canSearchBylines(viewer) }, page), page);
}

/** Of these works those that the viewer may read, in the order of their ids. */
export async function findReadable(db: Database, viewer: Person, ids: readonly string[]): Promise<Work[]> {
  if (ids.length === 0) return [];
  const where = and(readableBy(db, viewer), inArray(publications.id, [...ids]));
  const works = await findWorks(db, where, { orderBy: orders.newest, limit: ids.length });
  return works.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** The reviewer's own reviews of these works, by the work: of each the last round's. */
export async function findOwnReviews(
  db: Database,
  reviewerId: string,
  works: readonly string[],
): Promise<Map<string, string>> {
  if (works.length === 0) return new Map();
  const rows = await db
    .select({ id: reviews.id, work: reviews.publicacionId })
    .from(reviews)
    .where(
      and(
        eq(reviews.revisorId, reviewerId),
        inArray(reviews.publicacionId, [...works]),
        isNull(reviews.fechaDeclinada),
      ),
    )
    .orderBy(asc(reviews.ronda));
  return new Map(rows.map(({ id, work }) => [work, id]));
}
