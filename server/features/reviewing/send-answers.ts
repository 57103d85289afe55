import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import type { Work } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { sendWaitingAnswers } from './answer-queries.ts';

/** What was answered point by point goes out with a new version, in the transaction that submits it: its readers are told. */
export async function sendAnswers(
  { db }: Services,
  viewer: Person,
  { id, titulo, ronda }: Work,
  now: Date,
): Promise<void> {
  const sent = await sendWaitingAnswers(db, id, now);
  if (sent > 0)
    await record(db, {
      type: 'review.pointsAnswered',
      userId: viewer.id,
      publicacionId: id,
      datos: { titulo, ronda },
    });
}
