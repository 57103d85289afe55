import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { late } from '#web/messages/late.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { CountBadge, shortCount } from '#web/ui/CountBadge.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Popover } from '#web/ui/Popover.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useUnreadInTitle } from './use-unread-in-title.ts';

const Newest = late(
  async () => (await import('./newest-notifications.tsx')).NewestNotifications,
  <Skeleton lines={6} className="m-4" />,
);

/** The newest notifications, with how many are unread; on a small screen, the way to them all. */
export function NotificationsBell({ unread }: { unread: number }) {
  const t = useMessages();
  useUnreadInTitle(unread);
  const [open, setOpen] = useState(false);
  const label = t('notifications.bell', { count: unread, shown: shortCount(unread) });
  return (
    <>
      <Link
        to="/notificaciones"
        aria-label={label}
        className="relative inline-flex size-11 items-center justify-center rounded-md text-muted sm:hidden"
      >
        <Bell aria-hidden className="size-5" />
        <CountBadge count={unread} className="top-1" />
      </Link>
      <Popover
        open={open}
        onOpenChange={setOpen}
        label={t('notifications.title')}
        className="w-105 overflow-hidden text-sm"
        trigger={
          <IconButton label={label} icon={<Bell aria-hidden />} count={unread} className="size-11 max-sm:hidden" />
        }
      >
        <Newest onClose={() => setOpen(false)} />
      </Popover>
    </>
  );
}
