/** SQL of what authors answer to reviews, point by point. */

import type { AnsweredPoint } from '#contract/entities/review.ts';
import type { Database } from '#server/platform/database/database.ts';
import { reviewAnswers, reviews } from '#server/platform/database/schema.ts';
import { and, eq, inArray, isNull, sql } from '#server/platform/database/sql.ts';

export type AnswerRow = typeof reviewAnswers.$inferSelect;

/** The answer to a review in place of the one there was; its revision grows by one, from 1. */
export async function saveAnswer(
  db: Database,
  { reviewId, puntos, guardadoPorId }: { reviewId: string; puntos: AnsweredPoint[]; guardadoPorId: string },
): Promise<void> {
  const saved = { puntos, guardadoPorId, guardada: sql`now()` };
  await db
    .insert(reviewAnswers)
    .values({ reviewId, ...saved })
    .onConflictDoUpdate({
      target: reviewAnswers.reviewId,
      set: { ...saved, revision: sql`${reviewAnswers.revision} + 1` },
    });
}

/** Marks the answers of a work that wait as sent, those that answer anything. Gives how many. */
export async function sendWaitingAnswers(db: Database, publicacionId: string, enviada: Date): Promise<number> {
  const ofTheWork = db.select({ id: reviews.id }).from(reviews).where(eq(reviews.publicacionId, publicacionId));
  const sent = await db
    .update(reviewAnswers)
    .set({ enviada })
    .where(
      and(
        inArray(reviewAnswers.reviewId, ofTheWork),
        isNull(reviewAnswers.enviada),
        sql`${reviewAnswers.puntos} @? '$[*].respuesta ? (@ != "")'`,
      ),
    )
    .returning({ id: reviewAnswers.reviewId });
  return sent.length;
}
