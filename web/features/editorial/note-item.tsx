import type { EditorialNote } from '#contract/entities/editorial.ts';
import { longest } from '#contract/limits.ts';
import { useAct } from '#web/data/queries.ts';
import { WrittenEntry } from '#web/features/forms/written-entry.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { ResolveNote } from './resolve-note.tsx';
import { noteCalls as stale } from './stale.ts';

/** One note; all who read it may mark it as resolved, who wrote it changes it or takes it away. */
export function NoteItem({ note, onChanging }: { note: EditorialNote; onChanging?: (is: boolean) => void }) {
  const t = useMessages();
  const { moment } = useFormats();
  const edit = useAct('editNote', stale);
  const remove = useAct('removeNote', stale);
  const { id, fecha, fechaResuelta, acciones, texto } = note;
  const name = note.autor?.nombre ?? t('desk.notes.someone');
  const failed = t('desk.notes.failedAct');
  return (
    <WrittenEntry
      by={name}
      badges={note.privada && <Badge tone="accent">{t('desk.notes.isPrivate')}</Badge>}
      date={fecha}
      edited={note.fechaEdicion !== null && t('desk.notes.edited')}
      standing={
        fechaResuelta && (
          <p className="mt-1 text-sm text-muted">
            {t('desk.notes.resolvedBy', {
              name: note.resueltaPor?.nombre ?? t('desk.notes.someone'),
              when: moment(fechaResuelta),
            })}
          </p>
        )
      }
      text={texto}
      lead={acciones.some((act) => act === 'RESOLVER' || act === 'REABRIR') && <ResolveNote note={note} />}
      mayChange={acciones.includes('EDITAR')}
      mayRemove={acciones.includes('ELIMINAR')}
      about={(action) => t('desk.notes.about', { action, name, when: moment(fecha) })}
      words={{
        change: t('desk.notes.edit'),
        remove: t('desk.notes.remove'),
        ask: t('desk.notes.remove.ask'),
        askText: t('desk.notes.remove.text'),
        removed: t('desk.notes.removed'),
        failed,
      }}
      form={{
        what: `nota-cambiada.${id}`,
        maxLength: longest.note,
        label: t('desk.notes.write'),
        words: { required: t('desk.notes.required'), save: t('desk.notes.save'), saved: t('desk.notes.saved'), failed },
        onSend: (text) => edit.mutateAsync({ params: { id }, body: { texto: text } }),
      }}
      {...(onChanging && { onChanging })}
      onRemove={() => remove.mutateAsync({ params: { id } })}
    />
  );
}
