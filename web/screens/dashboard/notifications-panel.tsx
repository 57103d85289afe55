import { Check } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Notification } from '#contract/entities/notification.ts';
import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useSession } from '#web/data/session.ts';
import { useNow } from '#web/data/use-now.ts';
import { leadsTo } from '#web/features/correspondence/notifications/place-of.ts';
import { useMarkRead } from '#web/features/correspondence/notifications/use-mark-read.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { classes } from '#web/ui/classes.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { RowList } from '#web/ui/RowList.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { isAboutPublications } from './about-publications.ts';

const shown = 5;

/** The last notifications about publications (spec 000 §2.3). */
export function NotificationsPanel() {
  const t = useMessages();
  return (
    <Section
      title={t('author.notifications.title')}
      actions={
        <Link to="/notificaciones" className="link link-alone text-sm">
          {t('author.notifications.all')}
        </Link>
      }
    >
      <Notifications />
    </Section>
  );
}

function Notifications() {
  const t = useMessages();
  const query = useCall('listNotifications', { query: { page: 1, limit: 20 } });
  return (
    <QueryState
      query={query}
      loading={
        <div role="status" className="border-y border-line py-4">
          <VisuallyHidden>{t('author.loading')}</VisuallyHidden>
          <Skeleton lines={4} />
        </div>
      }
      failed={t('author.notifications.failed')}
    >
      {(data) => {
        const about = data.notifications.filter(isAboutPublications).slice(0, shown);
        if (about.length === 0)
          return <p className="border-y border-line py-4 text-muted">{t('author.notifications.empty')}</p>;
        return (
          <RowList>
            {about.map((notification) => (
              <Item key={notification.id} notification={notification} />
            ))}
          </RowList>
        );
      }}
    </QueryState>
  );
}

function Item({ notification }: { notification: Notification }) {
  const t = useMessages();
  const { user } = useSession();
  const { moment, ago } = useFormats();
  const now = useNow();
  const { id, titulo, mensaje, fecha, leida } = notification;
  const { markRead, isMarking } = useMarkRead(id);
  const saidId = useId();
  return (
    <li className={classes('rests flex items-start gap-2 py-3', leida && 'text-muted')}>
      <div className="min-w-0 grow text-sm">
        <p className="font-semibold">
          <Link
            to={leadsTo(notification, user)}
            onClick={() => !leida && markRead()}
            className="link-alone text-inherit no-underline hover:underline"
          >
            {titulo}
          </Link>
        </p>
        <p id={saidId} className="line-clamp-3">
          {mensaje}
        </p>
        <p className="text-xs text-muted">
          <time dateTime={fecha} title={moment(fecha)}>
            {ago(fecha, now)}
          </time>
        </p>
      </div>
      {!leida && (
        <IconButton
          label={t('notifications.about', { action: t('author.notifications.mark'), title: titulo })}
          aria-describedby={saidId}
          icon={<Check aria-hidden />}
          disabled={isMarking}
          onClick={markRead}
        />
      )}
    </li>
  );
}
