import type { DiscussionMessage } from '#contract/entities/discussion.ts';
import { longest } from '#contract/limits.ts';
import { useAct } from '#web/data/queries.ts';
import { WrittenEntry } from '#web/features/forms/written-entry.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { staleAfterMessage } from './new-message.tsx';

/** One message; who wrote it changes it, as long as nobody wrote after it, or takes away what it says. */
export function MessageItem({ message }: { message: DiscussionMessage }) {
  const t = useMessages();
  const { moment } = useFormats();
  const edit = useAct('editMessage', staleAfterMessage);
  const remove = useAct('removeMessage', staleAfterMessage);
  const { id, autor, deRedaccion, propio, fecha, fechaEdicion, fechaEliminacion, acciones, texto } = message;
  const failed = t('discussion.failedAct');
  return (
    <WrittenEntry
      by={propio ? t('discussion.you') : (autor ?? t('discussion.editors'))}
      badges={deRedaccion && autor !== null && !propio && <Badge>{t('discussion.editor')}</Badge>}
      date={fecha}
      edited={fechaEdicion !== null && !fechaEliminacion && t('discussion.edited')}
      text={texto}
      gone={fechaEliminacion !== null && t('discussion.deleted')}
      mayChange={acciones.includes('EDITAR')}
      mayRemove={acciones.length > 0}
      about={(action) => t('discussion.about', { action, when: moment(fecha) })}
      words={{
        change: t('discussion.edit'),
        remove: t('discussion.remove'),
        ask: t('discussion.remove.ask'),
        askText: t('discussion.remove.text'),
        removed: t('discussion.removed'),
        failed,
      }}
      form={{
        what: `mensaje-cambiado.${id}`,
        maxLength: longest.discussionMessage,
        label: t('discussion.write'),
        words: { required: t('discussion.required'), save: t('discussion.save'), saved: t('discussion.saved'), failed },
        onSend: (text) => edit.mutateAsync({ params: { id }, body: { texto: text } }),
      }}
      onRemove={() => remove.mutateAsync({ params: { id } })}
    />
  );
}
