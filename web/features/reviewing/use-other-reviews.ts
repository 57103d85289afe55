import { useMemo } from 'react';
import type { Review } from '#contract/entities/review.ts';
import { isOwnReview } from '#contract/workflow.ts';
import { useCall } from '#web/data/queries.ts';
import { useSession } from '#web/data/session.ts';

/** What others wrote about a work, for a reviewer who has completed their own (docs/specification.md 5); nothing before that. */
export function useOtherReviews({ publicacionId }: Pick<Review, 'publicacionId'>): readonly Review[] {
  const { user } = useSession();
  const { data } = useCall('reviewsOfPublication', { params: { id: publicacionId }, query: { limit: 100 } });
  return useMemo(() => data?.reviews.filter((review) => !isOwnReview(user, review)) ?? [], [data, user]);
}
