import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast';
import type { Review } from '#contract/entities/review.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { endOfDay } from '#web/features/reviewing/deadline.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { deskCalls } from './stale.ts';

/** Some deadlines could not be moved, and why the first of them could not. */
class NotAll extends Error {
  readonly count: number;
  constructor(count: number, cause: unknown) {
    super('not all deadlines were moved', { cause });
    this.count = count;
  }
}

/** Moves the deadlines of these reviews, each to the day that is given for it, says how it went, and asks again what it touches. */
export function useExtend(reviews: readonly Review[]) {
  const t = useMessages();
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (dayOf: (review: Review) => string) => {
      const moved = await Promise.allSettled(
        reviews.map((review) =>
          client.updateReview({ params: { id: review.id }, body: { fechaLimite: endOfDay(dayOf(review)) } }),
        ),
      );
      const failed = moved.filter((each) => each.status === 'rejected');
      if (failed[0]) throw new NotAll(failed.length, failed[0].reason);
    },
    onSuccess: () => toast.success(t('desk.extend.done', { count: reviews.length })),
    onError: (error) => {
      const { count, cause } = error instanceof NotAll ? error : { count: reviews.length, cause: error };
      toast.error(failureText(t('desk.extend.failed', { count }), cause instanceof Error ? cause : error));
    },
    onSettled: () => {
      for (const call of [...deskCalls, 'listReviews']) void queryClient.invalidateQueries({ queryKey: [call] });
    },
  });
}
