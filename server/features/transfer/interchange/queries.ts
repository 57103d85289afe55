/** SQL of works that come from other journals. */
import type { Database } from '#server/platform/database/database.ts';
import { earlierReviews, publications } from '#server/platform/database/schema.ts';
import { and, eq, exists, sql } from '#server/platform/database/sql.ts';

/** The first key of the locks on works that are being brought here: any number that no other lock has. */
const receivingLocks = 622;

/** Holds the place of a work that is not there yet until the transaction ends: of two who bring it, the second sees what the first made. */
export async function holdPlace(db: Database, id: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${receivingLocks}::int, hashtext(${id}))`);
}

export type EarlierReviewsRow = typeof earlierReviews.$inferSelect;

export async function insertEarlierReviews(db: Database, row: typeof earlierReviews.$inferInsert): Promise<void> {
  await db.insert(earlierReviews).values(row);
}

/** Forgets those of a person's own draft; of what is no draft of theirs, nothing. */
export async function deleteEarlierReviewsOfDraft(db: Database, publicacionId: string, userId: string): Promise<void> {
  const own = db
    .select({ id: publications.id })
    .from(publications)
    .where(
      and(
        eq(publications.id, publicacionId),
        eq(publications.estado, 'BORRADOR'),
        eq(publications.autorPrincipalId, userId),
      ),
    );
  await db.delete(earlierReviews).where(and(eq(earlierReviews.publicacionId, publicacionId), exists(own)));
}

export async function findEarlierReviews(db: Database, publicacionId: string): Promise<EarlierReviewsRow | undefined> {
  const [row] = await db.select().from(earlierReviews).where(eq(earlierReviews.publicacionId, publicacionId));
  return row;
}
