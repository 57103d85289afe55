import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { DiscussionMessage } from '#contract/entities/discussion.ts';
import { longest } from '#contract/limits.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { ChangedTextForm } from '#web/features/forms/changed-text-form.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { staleAfterMessage } from './new-message.tsx';

/** One message; who wrote it changes it, as long as nobody wrote after it, or takes away what it says. */
export function MessageItem({ message }: { message: DiscussionMessage }) {
  const t = useMessages();
  const { moment } = useFormats();
  const [editing, setEditing] = useState(false);
  const [removing, setRemoving] = useState(false);
  const { autor, deRedaccion, propio, fecha, fechaEdicion, fechaEliminacion, acciones, texto } = message;
  const about = (action: string) => t('discussion.about', { action, when: moment(fecha) });
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="font-semibold">{propio ? t('discussion.you') : (autor ?? t('discussion.editors'))}</span>
        {deRedaccion && autor !== null && !propio && <Badge>{t('discussion.editor')}</Badge>}
        <span className="text-muted">
          <time dateTime={fecha}>{moment(fecha)}</time>
          {fechaEdicion && !fechaEliminacion && ` · ${t('discussion.edited')}`}
        </span>
      </div>
      {fechaEliminacion ? (
        <p className="mt-2 text-muted italic">{t('discussion.deleted')}</p>
      ) : editing ? (
        <EditForm message={message} onClose={() => setEditing(false)} />
      ) : (
        <p className="mt-2 whitespace-pre-line wrap-anywhere">{texto}</p>
      )}
      {!editing && acciones.length > 0 && (
        <div className="mt-3 flex gap-2">
          {acciones.includes('EDITAR') && (
            <Button size="small" aria-label={about(t('discussion.edit'))} onClick={() => setEditing(true)}>
              {t('discussion.edit')}
            </Button>
          )}
          <Button
            size="small"
            variant="dangerQuiet"
            aria-label={about(t('discussion.remove'))}
            aria-haspopup="dialog"
            onClick={() => setRemoving(true)}
          >
            {t('discussion.remove')}
          </Button>
        </div>
      )}
      {removing && <RemoveDialog id={message.id} onClose={() => setRemoving(false)} />}
    </li>
  );
}

type ActProps = { onClose: () => void };

function EditForm({ message: { id, texto }, onClose }: ActProps & { message: DiscussionMessage }) {
  const t = useMessages();
  const { mutateAsync } = useAct('editMessage', staleAfterMessage);
  return (
    <ChangedTextForm
      what={`mensaje-cambiado.${id}`}
      text={texto}
      maxLength={longest.discussionMessage}
      label={t('discussion.write')}
      words={{
        required: t('discussion.required'),
        save: t('discussion.save'),
        saved: t('discussion.saved'),
        failed: t('discussion.failedAct'),
      }}
      onSend={(text) => mutateAsync({ params: { id }, body: { texto: text } })}
      onClose={onClose}
    />
  );
}

function RemoveDialog({ id, onClose }: ActProps & { id: string }) {
  const t = useMessages();
  const { mutate, isPending } = useAct('removeMessage', staleAfterMessage);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('discussion.remove.ask')}
      description={t('discussion.remove.text')}
      confirmLabel={t('discussion.remove')}
      cancelLabel={t('common.cancel')}
      tone="danger"
      busy={isPending}
      onConfirm={() =>
        mutate(
          { params: { id } },
          {
            onSuccess: () => {
              toast.success(t('discussion.removed'));
              onClose();
            },
            onError: (error) => toast.error(failureText(t('discussion.failedAct'), error)),
          },
        )
      }
    />
  );
}
