import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast';
import type { CallInput } from '#contract/call.ts';
import type { CallName, Calls } from '#contract/calls.ts';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { sayDecided } from './say-decided.tsx';

export type DecisionBody = CallInput<Calls['decide']>['body'];

const changed: readonly CallName[] = [
  'listDecisions',
  'getPublication',
  'editorialQueue',
  'publicationHistory',
  'listPublications',
  'myPublications',
  'reviewsOfPublication',
  'listNotifications',
  'activity',
  'readWork',
  'searchCatalogue',
];

/** Decides on a work, says how it went in a toast, and asks again what changed, also after a refusal: somebody may have been faster. */
export function useDecide(id: string) {
  const t = useMessages();
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: DecisionBody) => client.decide({ params: { id }, body }),
    onSuccess: ({ accion, estado }) =>
      sayDecided(t('author.estado.done', { estado: t(`work.estado.${estado}`) }), id, accion),
    onError: (error) => {
      const why = messageOf(error, '');
      toast.error(why ? t('author.estado.refused', { why }) : t('author.update.failed'));
    },
    onSettled: () => {
      for (const call of changed) void queryClient.invalidateQueries({ queryKey: [call] });
    },
  });
}
