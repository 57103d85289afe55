import { toast } from 'react-hot-toast';
import type { QueueEntry } from '#contract/entities/editorial.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useSession } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { type Outcome, outcomeOf, titlesOf, useHandlingEditors } from './use-outcome.ts';

type Props = { entries: readonly QueueEntry[]; onDone: (outcome: Outcome) => void; onClose: () => void };

/** Which works the reader takes, and from whom, before they do. */
export function TakeDialog({ entries, onDone, onClose }: Props) {
  const t = useMessages();
  const { user } = useSession();
  const give = useHandlingEditors();
  if (!user) return null;
  const changes = entries.map(({ obra, editor }) => ({ id: obra.id, editorId: user.id, anterior: editor?.id ?? null }));
  const back = changes.map(({ id, editorId, anterior }) => ({ id, editorId: anterior, anterior: editorId }));
  const take = () =>
    give.mutate(changes, {
      onSuccess: ({ obras }) => onDone(outcomeOf('take', obras, titlesOf(entries), back)),
      onError: (error) => {
        toast.error(failureText(t('desk.editor.failed'), error));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !give.isPending && onClose()}
      title={t('queue.take.ask', { count: entries.length })}
      description={t('queue.take.text')}
      confirmLabel={t('queue.take.confirm', { count: entries.length })}
      cancelLabel={t('common.cancel')}
      tone="primary"
      busy={give.isPending}
      onConfirm={take}
    >
      <ul className="divide-y divide-line border-y border-line text-sm">
        {entries.map(({ obra, editor }) => (
          <li key={obra.id} className="py-2">
            <span lang={obra.idioma}>{obra.titulo}</span>
            <span className="block text-xs text-muted">
              {editor ? t('queue.take.from', { name: editor.nombre }) : t('queue.nobody')}
            </span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
