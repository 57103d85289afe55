import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast';
import type { Candidate } from '#contract/entities/candidate.ts';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import type { Review } from '#contract/entities/review.ts';
import type { Prioridad } from '#contract/vocabulary.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { nameOf } from '#web/features/reviewing/candidates/candidate-facts.tsx';
import { sayAssigned } from '#web/features/reviewing/candidates/say-assigned.tsx';
import { staleAfterInviting } from '#web/features/reviewing/candidates/stale.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';

interface Assignment {
  people: readonly Candidate[];
  asked: { fechaLimite: string; prioridad: Prioridad; comentarios: string };
}

interface Assigned {
  made: readonly Review[];
  /** Of whom it could not be asked, and why not of the first of them. */
  left: readonly Candidate[];
  refusal?: Error;
}

/** Asks these people to review the work, one after the other, says how it went, and asks again what it touches. */
export function useAssign({ id }: PublicationSummary) {
  const t = useMessages();
  const { list } = useFormats();
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ people, asked }: Assignment): Promise<Assigned> => {
      const made: Review[] = [];
      const failed: { person: Candidate; error: Error }[] = [];
      for (const person of people) {
        await client
          .assignReviewer({ params: { id }, body: { revisorId: person.id, ...asked } })
          .then((review) => made.push(review))
          .catch((error: Error) => failed.push({ person, error }));
      }
      const [first] = failed;
      return { made, left: failed.map(({ person }) => person), ...(first && { refusal: first.error }) };
    },
    onSuccess: ({ made, left, refusal }) => {
      const count = made.length;
      if (count > 0)
        sayAssigned(count > 1 ? t('editor.assign.done.several', { count }) : t('editor.assign.done'), made);
      if (!refusal) return;
      const failed = t('editor.review.failed');
      toast.error(failureText(made.length > 0 ? `${failed} (${list(left.map(nameOf))})` : failed, refusal));
    },
    onSettled: () => {
      for (const call of staleAfterInviting) void queryClient.invalidateQueries({ queryKey: [call] });
    },
  });
}
