import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { failureText } from '#web/data/failure-text.ts';
import { problemOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { staleAfterInviting } from '#web/features/reviewing/candidates/stale.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { Solved } from './use-assignment.ts';

type Props = { id: string; totals: Solved['propuesta']; onClose: () => void };

/** Asks once more; where pairs no longer hold, shows which, and whether to leave them out. */
export function ApplyDialog({ id, totals, onClose }: Props) {
  const t = useMessages();
  const apply = useAct('applyAssignment', ['getAssignment', 'listAssignments', ...staleAfterInviting]);
  const [gone, setGone] = useState<{ message: string; pairs: readonly { field: string; message: string }[] }>();
  const send = () =>
    apply.mutate(
      { params: { id }, body: { omitir: gone !== undefined } },
      {
        onSuccess: onClose,
        onError: (error) => {
          const problem = problemOf(error);
          if (problem?.code === 'parejas_no_validas')
            setGone({ message: problem.message, pairs: problem.errors ?? [] });
          else toast.error(failureText(t('assignment.apply.failed'), error));
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={t('assignment.apply.ask', { count: totals.cubiertas })}
      description={t('assignment.apply.text', { people: totals.personasConObra })}
      cancelLabel={t('common.cancel')}
      confirmLabel={gone ? t('assignment.apply.rest') : t('assignment.apply.yes')}
      busy={apply.isPending}
      onConfirm={send}
    >
      {gone && (
        <Notice tone="warning" live title={gone.message}>
          <ul className="mt-2 flex max-h-64 list-disc flex-col gap-1 overflow-y-auto ps-4">
            {gone.pairs.map(({ field, message }) => (
              <li key={field} className="wrap-anywhere">
                {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </ConfirmDialog>
  );
}
