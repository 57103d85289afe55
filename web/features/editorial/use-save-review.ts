import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast';
import type { CallInput } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { deskCalls } from './stale.ts';

type Changes = CallInput<Calls['updateReview']>['body'];

/** Saves an editor's changes to a review, says how it went, and asks again what they touch, also after a refusal. */
export function useSaveReview(id: string) {
  const t = useMessages();
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Changes) => client.updateReview({ params: { id }, body }),
    onSuccess: () => toast.success(t('editor.review.saved')),
    onError: (error) => toast.error(failureText(t('editor.review.failed'), error)),
    onSettled: () => {
      for (const call of [...deskCalls, 'listReviews']) void queryClient.invalidateQueries({ queryKey: [call] });
    },
  });
}
