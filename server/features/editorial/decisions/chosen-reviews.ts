import { closesRound, type DecisionAction } from '#contract/letters.ts';
import { refuse } from '#contract/refuse.ts';
import type { Work } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { type CompletedReview, findCompletedReviews } from './queries.ts';

/** The completed reviews of the round that go with a decision: those named, or all. Throws `revisiones_no_validas`. */
export async function chosenReviews(
  { db }: Services,
  work: Work,
  action: DecisionAction,
  named: readonly string[] | undefined,
): Promise<CompletedReview[]> {
  const completed = closesRound(action) ? await findCompletedReviews(db, work.id, work.ronda) : [];
  if (!named) return completed;
  if (named.some((id) => completed.every((review) => review.id !== id)))
    throw refuse('revisiones_no_validas', {
      errors: [{ field: 'revisiones', code: 'revisiones' }],
    });
  return completed.filter(({ id }) => named.includes(id));
}
