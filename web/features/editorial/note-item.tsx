import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast';
import { z } from 'zod';
import type { EditorialNote } from '#contract/entities/editorial.ts';
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
import { ResolveNote } from './resolve-note.tsx';
import { noteCalls as stale } from './stale.ts';

const written = z.object({ texto: z.string() });

/** One note; all who read it may mark it as resolved, who wrote it changes it or takes it away. */
export function NoteItem({ note }: { note: EditorialNote }) {
  const t = useMessages();
  const { moment } = useFormats();
  const [editing, setEditing] = useState(false);
  const [removing, setRemoving] = useState(false);
  const name = note.autor?.nombre ?? t('desk.notes.someone');
  const about = (action: string) => t('desk.notes.about', { action, name, when: moment(note.fecha) });
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="font-semibold">{name}</span>
        <span className="text-muted">
          <time dateTime={note.fecha}>{moment(note.fecha)}</time>
          {note.fechaEdicion && ` · ${t('desk.notes.edited')}`}
        </span>
        {note.privada && <Badge tone="accent">{t('desk.notes.isPrivate')}</Badge>}
      </div>
      {note.fechaResuelta && (
        <p className="mt-1 text-sm text-muted">
          {t('desk.notes.resolvedBy', {
            name: note.resueltaPor?.nombre ?? t('desk.notes.someone'),
            when: moment(note.fechaResuelta),
          })}
        </p>
      )}
      {editing ? (
        <EditForm note={note} onClose={() => setEditing(false)} />
      ) : (
        <p className="mt-2 whitespace-pre-line wrap-anywhere">{note.texto}</p>
      )}
      {!editing && note.acciones.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2">
          <ResolveNote note={note} />
          {note.acciones.includes('EDITAR') && (
            <Button size="small" aria-label={about(t('desk.notes.edit'))} onClick={() => setEditing(true)}>
              {t('desk.notes.edit')}
            </Button>
          )}
          {note.acciones.includes('ELIMINAR') && (
            <Button
              size="small"
              variant="dangerQuiet"
              aria-label={about(t('desk.notes.remove'))}
              aria-haspopup="dialog"
              onClick={() => setRemoving(true)}
            >
              {t('desk.notes.remove')}
            </Button>
          )}
        </div>
      )}
      {removing && <RemoveDialog id={note.id} onClose={() => setRemoving(false)} />}
    </li>
  );
}

type ActProps = { onClose: () => void };

function EditForm({ note, onClose }: ActProps & { note: EditorialNote }) {
  const t = useMessages();
  const form = useForm({ defaultValues: { texto: note.texto } });
  const { register, handleSubmit, watch } = form;
  const { restored, keeping, forget, startAnew } = useSavedForm(form, `nota-cambiada.${note.id}`, written);
  const { mutateAsync, isPending } = useAct('editNote', stale);
  const missing = watch('texto').trim() === '';
  const submit = handleSubmit(async (body) => {
    if (missing || isPending) return;
    try {
      await mutateAsync({ params: { id: note.id }, body });
      forget();
      toast.success(t('desk.notes.saved'));
      onClose();
    } catch (error) {
      toast.error(failureText(t('desk.notes.failedAct'), error));
    }
  });
  return (
    <form onSubmit={submit} noValidate className="mt-2 flex flex-col gap-3">
      {restored && <DraftNotice onStartAnew={startAnew} />}
      <Field label={t('desk.notes.write')} hideLabel error={missing && t('desk.notes.required')} required>
        <Textarea autoFocus rows={4} maxLength={longest.note} {...register('texto')} />
      </Field>
      <DraftLine keeping={keeping} />
      <div className="flex gap-2">
        <Button type="submit" size="small" variant="primary" busy={isPending}>
          {t('desk.notes.save')}
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
  const { mutate, isPending } = useAct('removeNote', stale);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('desk.notes.remove.ask')}
      description={t('desk.notes.remove.text')}
      confirmLabel={t('desk.notes.remove')}
      cancelLabel={t('common.cancel')}
      tone="danger"
      busy={isPending}
      onConfirm={() =>
        mutate(
          { params: { id } },
          {
            onSuccess: () => {
              toast.success(t('desk.notes.removed'));
              onClose();
            },
            onError: (error) => toast.error(failureText(t('desk.notes.failedAct'), error)),
          },
        )
      }
    />
  );
}
