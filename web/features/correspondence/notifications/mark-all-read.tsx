import { CheckCheck } from 'lucide-react';
import { toast } from 'react-hot-toast';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

/** 'Marcar todas como leídas'. */
export function MarkAllRead({ small }: { small?: boolean }) {
  const t = useMessages();
  const mark = useAct('markAllNotificationsRead', ['listNotifications']);
  // The button is gone by then, and with it what `mutate` would call back.
  const markAll = () =>
    mark.mutateAsync(undefined).then(
      () => toast.success(t('notifications.markAll.done')),
      (error: unknown) => toast.error(failureText(t('notifications.markAll.failed'), error)),
    );
  return (
    <Button
      size={small ? 'small' : 'medium'}
      variant={small ? 'quiet' : 'secondary'}
      icon={<CheckCheck aria-hidden />}
      busy={mark.isPending}
      onClick={() => void markAll()}
    >
      {t('notifications.markAll')}
    </Button>
  );
}
