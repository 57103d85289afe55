/** SQL of accounts that were made for people invited to review, and that nobody has opened. */

import type { Database } from '#server/platform/database/database.ts';
import { inUndecidedRound } from '#server/platform/database/open-round-scope.ts';
import { mails, publications, reviews, users } from '#server/platform/database/schema.ts';
import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  notExists,
  or,
  sql,
} from '#server/platform/database/sql.ts';

/**
 * Those whose reviews were all taken back before `takenBack`, or have all come to nothing before `unanswered`, by their ids: at
 * most 200. Not those for whom an editor recorded a review: that stays whose it is.
 */
export async function findForgettable(db: Database, takenBack: Date, unanswered: Date): Promise<string[]> {
  const undecided = db.select({ one }).from(publications).where(inUndecidedRound);
  const cameToNothing = and(
    isNull(reviews.fechaCompletada),
    or(isNotNull(reviews.fechaDeclinada), notExists(undecided)),
    lt(sql`coalesce(${reviews.fechaDeclinada}, ${reviews.fechaAsignacion})`, unanswered),
  );
  const isOver = sql`coalesce(${or(lt(reviews.fechaRetirada, takenBack), cameToNothing)}, false)`;
  const others = db
    .select({ one })
    .from(reviews)
    .where(and(eq(reviews.revisorId, users.id), not(isOver)));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.invitadaDesde), isNull(users.fechaEliminacion), notExists(others)))
    .orderBy(asc(users.id))
    .limit(200);
  return rows.map(({ id }) => id);
}
const one = sql`1`;

/** Deletes what the address was sent about the works that it was asked to review: those mails were for this account. */
export async function deleteMailsAboutReviews(
  db: Database,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const works = db.select({ id: reviews.publicacionId }).from(reviews).where(eq(reviews.revisorId, id));
  await db.delete(mails).where(and(eq(mails.para, email), inArray(mails.publicacionId, works)));
}
