import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { z } from 'zod';
import type { DiscussionMessage } from '#contract/entities/discussion.ts';
import { longest } from '#contract/limits.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { DraftNotice } from '#web/features/forms/draft-notice.tsx';
import { useSavedForm } from '#web/features/forms/use-saved-form.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { staleAfterMessage } from './new-message.tsx';

const written = z.object({ texto: z.string() });

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

function EditForm({ message, onClose }: ActProps & { message: DiscussionMessage }) {
  const t = useMessages();
  const form = useForm({ defaultValues: { texto: message.texto } });
  const { register, handleSubmit, watch } = form;
  const { restored, keeping, forget, startAnew } = useSavedForm(form, `mensaje-cambiado.${message.id}`, written);
  const { mutateAsync, isPending } = useAct('editMessage', staleAfterMessage);
  const missing = watch('texto').trim() === '';
  const submit = handleSubmit(async (body) => {
    if (missing || isPending) return;
    try {
      await mutateAsync({ params: { id: message.id }, body });
      forget();
      toast.success(t('discussion.saved'));
      onClose();
    } catch (error) {
      toast.error(failureText(t('discussion.failedAct'), error));
    }
  });
  return (
    <form onSubmit={submit} noValidate className="mt-2 flex flex-col gap-3">
      {restored && <DraftNotice onStartAnew={startAnew} />}
      <Field label={t('discussion.write')} hideLabel error={missing && t('discussion.required')} required>
        <Textarea autoFocus rows={4} maxLength={longest.discussionMessage} {...register('texto')} />
      </Field>
      <DraftLine keeping={keeping} />
      <div className="flex gap-2">
        <Button type="submit" size="small" variant="primary" busy={isPending}>
          {t('discussion.save')}
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
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
