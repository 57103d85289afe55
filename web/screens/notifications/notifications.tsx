/** /notificaciones (spec 001 §2): what a person was told, the newest first, by day and work. */

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Notification } from '#contract/entities/notification.ts';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { opensScreensOf } from '#contract/roles.ts';
import { useClient } from '#web/data/client-context.ts';
import { Pages } from '#web/data/pages.tsx';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useSession } from '#web/data/session.ts';
import { MarkAllRead } from '#web/features/correspondence/notifications/mark-all-read.tsx';
import { NotificationList } from '#web/features/correspondence/notifications/notification-list.tsx';
import { SendNotification } from '#web/features/correspondence/send-notification.tsx';
import { AuthorshipRequestsNotice } from '#web/features/publications/byline/authorship-requests-notice.tsx';
import { PublicationDialog } from '#web/features/publications/publication-dialog.tsx';
import { ConsentsNotice } from '#web/features/reviewing/masking/consents-notice.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { NotificationActions } from './notification-actions.tsx';
import { NotificationDialog } from './notification-dialog.tsx';

export const title = 'notifications.title' satisfies MessageKey;

const perPage = 20;

export function Screen() {
  const t = useMessages();
  const [address, setAddress] = useSearchParams();
  const page = Math.max(1, Number.parseInt(address.get('pagina') ?? '', 10) || 1);
  const opened = address.get('ver');
  const [work, setWork] = useState<Pick<PublicationSummary, 'id' | 'titulo'> | null>(null);
  const query = useQuery({
    ...callQuery(useClient(), 'listNotifications', { query: { page, limit: perPage } }),
    placeholderData: keepPreviousData,
    // Who comes here looks for what has just been said.
    staleTime: 0,
  });
  const { data, isPlaceholderData } = query;
  const shown = data?.notifications.find(({ id }) => id === opened);
  const goTo = (to: number, ver?: string) =>
    setAddress({ ...(to > 1 && { pagina: String(to) }), ...(ver && { ver }) }, { preventScrollReset: to === page });
  const actions = (notification: Notification, describedBy: string) => (
    <NotificationActions
      notification={notification}
      describedBy={describedBy}
      onOpen={() => goTo(page, notification.id)}
    />
  );
  return (
    <>
      <PageHeader
        title={t('notifications.title')}
        intro={data && data.total > 0 && t('notifications.unread.count', { count: data.noLeidas })}
        actions={
          <>
            <SendNotification editors asEmail />
            {data && data.noLeidas > 0 && <MarkAllRead />}
          </>
        }
      />
      <ConsentsNotice />
      <AuthorshipRequestsNotice className="mb-6" />
      <QueryState
        query={query}
        loading={t('notifications.loading')}
        failed={t('author.notifications.failed')}
        isEmpty={(data) => data.notifications.length === 0}
        empty={t(page > 1 && data && data.total > 0 ? 'notifications.noPage' : 'author.notifications.empty')}
      >
        {(data) => (
          <div aria-busy={isPlaceholderData} className="max-w-4xl">
            <NotificationList notifications={data.notifications} level={2} page={page} actions={actions} />
          </div>
        )}
      </QueryState>
      {data && (
        <Pages list={t('notifications.title')} page={page} totalPages={data.totalPages} onPage={(to) => goTo(to)} />
      )}
      {shown && <NotificationDialog notification={shown} onWork={setWork} onClose={() => goTo(page)} />}
      {work && <Work work={work} onClose={() => setWork(null)} />}
    </>
  );
}

/** The work that a notification is about; its own screen is behind the AUTOR guard. */
function Work({ work, onClose }: { work: Pick<PublicationSummary, 'id' | 'titulo'>; onClose: () => void }) {
  const t = useMessages();
  const { user } = useSession();
  return (
    <PublicationDialog
      work={work}
      onClose={onClose}
      footer={
        opensScreensOf(user, 'AUTOR') && (
          <Button asChild>
            <Link to={`/publications/${work.id}`}>{t('notifications.toWork.detail')}</Link>
          </Button>
        )
      }
    />
  );
}
