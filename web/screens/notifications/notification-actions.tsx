import { Check } from 'lucide-react';
import type { Notification } from '#contract/entities/notification.ts';
import { useMarkRead } from '#web/features/correspondence/notifications/use-mark-read.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

type Props = {
  notification: Notification;
  /** The element that says what it tells. */
  describedBy: string;
  onOpen: () => void;
};

/** 'Ver' and 'Marcar como leída' (spec 001 §2) of one notification. */
export function NotificationActions({ notification, describedBy, onOpen }: Props) {
  const t = useMessages();
  const { id, titulo, leida } = notification;
  const { markRead, isMarking } = useMarkRead(id);
  const about = (action: string) => t('notifications.about', { action, title: titulo });
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={about(t('notifications.open'))}
        aria-describedby={describedBy}
        onClick={onOpen}
      >
        {t('notifications.open')}
      </Button>
      {!leida && (
        <Button
          size="small"
          icon={<Check aria-hidden />}
          busy={isMarking}
          aria-label={about(t('author.notifications.mark'))}
          aria-describedby={describedBy}
          onClick={markRead}
        >
          {t('author.notifications.mark')}
        </Button>
      )}
    </>
  );
}
