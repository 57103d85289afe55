import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { EditorialNote } from '#contract/entities/editorial.ts';
import { longest } from '#contract/limits.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { ChangedTextForm } from '#web/features/forms/changed-text-form.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { ResolveNote } from './resolve-note.tsx';
import { noteCalls as stale } from './stale.ts';

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

function EditForm({ note: { id, texto }, onClose }: ActProps & { note: EditorialNote }) {
  const t = useMessages();
  const { mutateAsync } = useAct('editNote', stale);
  return (
    <ChangedTextForm
      what={`nota-cambiada.${id}`}
      text={texto}
      maxLength={longest.note}
      label={t('desk.notes.write')}
      words={{
        required: t('desk.notes.required'),
        save: t('desk.notes.save'),
        saved: t('desk.notes.saved'),
        failed: t('desk.notes.failedAct'),
      }}
      onSend={(text) => mutateAsync({ params: { id }, body: { texto: text } })}
      onClose={onClose}
    />
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
