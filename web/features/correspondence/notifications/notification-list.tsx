import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Notification } from '#contract/entities/notification.ts';
import { dayMs } from '#contract/time.ts';
import { useSession } from '#web/data/session.ts';
import { useNow } from '#web/data/use-now.ts';
import { workHome } from '#web/features/publications/work-home.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { type DayGroup, groupNotifications, localDay, type WorkGroup } from './group.ts';
import { MuteToggle } from './mute-toggle.tsx';
import { NotificationRow } from './notification-row.tsx';

type Props = {
  notifications: readonly Notification[];
  /** The level of the days' headings; works stand one below. */
  level: 2 | 3;
  /** Of the screen of notifications. */
  page?: number;
  onOpen?: () => void;
  /** What can be done with one, beside opening it. */
  actions?: (notification: Notification, describedBy: string) => ReactNode;
};

/** Notifications by day and work, with how long ago each was. */
export function NotificationList({ notifications, level, page, onOpen, actions }: Props) {
  const t = useMessages();
  const { weekday } = useFormats();
  const now = useNow();
  const nameOf = ({ day }: DayGroup) => {
    if (day === localDay(new Date(now))) return t('notifications.today');
    if (day === localDay(new Date(now - dayMs))) return t('notifications.yesterday');
    return weekday(day);
  };
  const Heading = level === 2 ? 'h2' : 'h3';
  return groupNotifications(notifications).map((each) => (
    <section key={each.day} aria-label={nameOf(each)} className="not-first:mt-6">
      <Heading className="label-caps mb-1">{nameOf(each)}</Heading>
      <div className="divide-y divide-line border-y border-line">
        {each.groups.map((group) => (
          <OfWork key={group.key} group={group} now={now} level={level} page={page} onOpen={onOpen} actions={actions} />
        ))}
      </div>
    </section>
  ));
}

/** More of one work and day wait until they are asked for. */
const shownAtFirst = 3;

function OfWork({
  group: { obra, rows },
  now,
  level,
  page,
  onOpen,
  actions,
}: Pick<Props, 'level' | 'page' | 'onOpen' | 'actions'> & { group: WorkGroup; now: number }) {
  const t = useMessages();
  const { user } = useSession();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst);
  const home = obra && user && workHome(obra, user);
  const Heading = level === 2 ? 'h3' : 'h4';
  // Works of one subject begin alike: what tells them apart is further on.
  const title = <span className="line-clamp-2">{obra?.titulo}</span>;
  return (
    <div>
      {obra && (
        <div className="flex items-center gap-2 pt-2 ps-3">
          <Heading lang={obra.idioma} className="min-w-0 grow font-serif text-sm font-normal">
            {home ? (
              <Link
                to={home}
                onClick={onOpen}
                className="block w-fit max-w-full text-inherit no-underline hover:underline pointer-coarse:py-1"
              >
                {title}
              </Link>
            ) : (
              title
            )}
          </Heading>
          {obra.silenciada && <Badge tone="gray">{t('notifications.muted')}</Badge>}
          <MuteToggle work={obra} />
        </div>
      )}
      <ul data-rows className="divide-y divide-line">
        {shown.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            now={now}
            page={page}
            onOpen={onOpen}
            actions={actions && ((describedBy) => actions(notification, describedBy))}
          />
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button size="small" variant="quiet" className="mb-2 ms-2" onClick={() => setWhole(true)}>
          {t('notifications.more', { count: rows.length - shown.length })}
        </Button>
      )}
    </div>
  );
}
