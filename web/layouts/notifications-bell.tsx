import { Bell } from 'lucide-react';
import { Link } from 'react-router';
import { useMessages } from '#web/messages/use-messages.ts';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { Tooltip } from '#web/ui/Tooltip.tsx';
import { useUnreadInTitle } from './use-unread-in-title.ts';

/** The way to the notifications, with how many are unread. */
export function NotificationsBell({ unread }: { unread: number }) {
  const t = useMessages();
  useUnreadInTitle(unread);
  const label = t('notifications.bell', { count: unread });
  return (
    <Tooltip label={label}>
      <Link
        to="/notificaciones"
        aria-label={label}
        className="relative inline-flex size-11 items-center justify-center rounded-md text-muted hover:bg-wash hover:text-ink"
      >
        <Bell aria-hidden className="size-5" />
        <CountBadge count={unread} className="top-1" />
      </Link>
    </Tooltip>
  );
}
