import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast';
import type { CallInput } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { Review } from '#contract/entities/review.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { staleAfterInviting } from '#web/features/reviewing/candidates/stale.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { deskCalls } from './stale.ts';

type TakenBack = CallInput<Calls['takeBackReview']>['body'];

/** Takes a review back, says how it went, and asks again what it touches, also after a refusal: then it stands otherwise. */
export function useTakeBack({ id, revisorNombre: name }: Pick<Review, 'id' | 'revisorNombre'>) {
  const t = useMessages();
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: TakenBack) => client.takeBackReview({ params: { id }, body }),
    onSuccess: () => toast.success(t('desk.takeBack.done', { name })),
    onError: (error) => toast.error(failureText(t('desk.takeBack.failed'), error)),
    onSettled: () => {
      for (const call of new Set([...deskCalls, ...staleAfterInviting, 'listReviews']))
        void queryClient.invalidateQueries({ queryKey: [call] });
    },
  });
}
