import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Link } from 'react-router';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { Tooltip } from '#web/ui/Tooltip.tsx';
import { useUnreadInTitle } from './use-unread-in-title.ts';

/** News come by the live stream; this is for where it cannot be had. */
const everyFiveMinutes = 5 * 60_000;

/** The way to the notifications, with how many are unread. */
export function NotificationsBell() {
  const t = useMessages();
  const { data } = useQuery({
    ...callQuery(useClient(), 'listNotifications', { query: { page: 1, limit: 1 } }),
    refetchInterval: everyFiveMinutes,
  });
  const unread = data?.noLeidas ?? 0;
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
