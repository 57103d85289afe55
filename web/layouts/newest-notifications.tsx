import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { MarkAllRead } from '#web/features/correspondence/notifications/mark-all-read.tsx';
import { NotificationList } from '#web/features/correspondence/notifications/notification-list.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';

const shown = 8;

/** What is under the bell: the newest notifications, and the way to all of them. */
export function NewestNotifications({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const query = useQuery({
    ...callQuery(useClient(), 'listNotifications', { query: { page: 1, limit: shown } }),
    // Who opens it looks for what has just been said.
    staleTime: 0,
  });
  return (
    <>
      <div className="flex min-h-13 items-center justify-between gap-3 border-b border-line px-4 py-1.5">
        <p className="font-serif text-lg">{t('notifications.title')}</p>
        {query.data && query.data.noLeidas > 0 && <MarkAllRead small />}
      </div>
      <div className="min-h-24 overflow-y-auto px-4 py-3">
        <QueryState
          query={query}
          loading={<Skeleton lines={6} />}
          failed={t('author.notifications.failed')}
          isEmpty={({ notifications }) => notifications.length === 0}
          empty={<p className="py-6 text-center text-muted">{t('author.notifications.empty')}</p>}
        >
          {({ notifications }) => <NotificationList notifications={notifications} level={2} onOpen={onClose} />}
        </QueryState>
      </div>
      <p className="border-t border-line px-4 py-2.5 text-center">
        <Link to="/notificaciones" className="link link-alone font-semibold" onClick={onClose}>
          {t('notifications.seeAll')}
        </Link>
      </p>
    </>
  );
}
