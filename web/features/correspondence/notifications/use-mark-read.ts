import { toast } from 'react-hot-toast';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** 'Marcar como leída': unread becomes read once the server has it so (spec 001 §4). */
export function useMarkRead(id: string) {
  const t = useMessages();
  const mark = useAct('markNotificationRead', ['listNotifications']);
  const markRead = () =>
    mark.mutate(
      { params: { id } },
      { onError: (error) => toast.error(failureText(t('author.notifications.mark.failed'), error)) },
    );
  return { markRead, isMarking: mark.isPending };
}
