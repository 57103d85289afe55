import { Check, RotateCcw } from 'lucide-react';
import { toast } from 'react-hot-toast';
import type { EditorialNote } from '#contract/entities/editorial.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { usePassedFocus } from '#web/ui/use-passed-focus.ts';
import { noteCalls } from './stale.ts';

/** Marks a note as done with, or opens it again. Neither is asked twice: each undoes the other. */
export function ResolveNote({ note }: { note: EditorialNote }) {
  const t = useMessages();
  const { moment } = useFormats();
  const resolve = useAct('resolveNote', noteCalls);
  const reopen = useAct('reopenNote', noteCalls);
  const button = usePassedFocus<HTMLButtonElement>();
  if (!note.acciones.includes('RESOLVER') && !note.acciones.includes('REABRIR')) return null;
  const isOpen = note.acciones.includes('RESOLVER');
  const action = t(isOpen ? 'desk.notes.resolve' : 'desk.notes.reopen');
  const name = note.autor?.nombre ?? t('desk.notes.someone');
  const act = isOpen ? resolve : reopen;
  return (
    <Button
      ref={button}
      size="small"
      icon={isOpen ? <Check aria-hidden /> : <RotateCcw aria-hidden />}
      busy={act.isPending}
      aria-label={t('desk.notes.about', { action, name, when: moment(note.fecha) })}
      onClick={() =>
        act.mutate(
          { params: { id: note.id } },
          {
            onSuccess: () => toast.success(t(isOpen ? 'desk.notes.resolved.done' : 'desk.notes.reopened.done')),
            onError: (error) => toast.error(failureText(t('desk.notes.failedAct'), error)),
          },
        )
      }
    >
      {action}
    </Button>
  );
}
