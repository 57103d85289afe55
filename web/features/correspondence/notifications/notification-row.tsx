import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { Notification } from '#contract/entities/notification.ts';
import { useSession } from '#web/data/session.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { classes } from '#web/ui/classes.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { ClaseIcon } from './clase-icon.tsx';
import { leadsTo } from './place-of.ts';
import { useMarkRead } from './use-mark-read.ts';

type Props = {
  notification: Notification;
  /** The present moment, from which its age counts. */
  now: number;
  /** Of the screen of notifications, where it stands on one; the first otherwise. */
  page?: number | undefined;
  /** It was opened: what lies over the page gives way. */
  onOpen?: () => void;
  /** What else can be done, described by the element of this id; without, marking it as read as a picture alone. */
  actions?: ((describedBy: string) => ReactNode) | undefined;
};

/** One notification: a click anywhere leads to its work, and reads it. A read one stands back. */
export function NotificationRow({ notification, now, page, onOpen, actions }: Props) {
  const t = useMessages();
  const { user } = useSession();
  const { moment, time, ago } = useFormats();
  const { id, clase, titulo, mensaje, fecha, leida } = notification;
  const { markRead, isMarking } = useMarkRead(id);
  // Many have one title: what tells them apart is what they say, of which work.
  const saidId = useId();
  const open = () => {
    if (!leida) markRead();
    onOpen?.();
  };
  return (
    <li
      className={classes(
        'group/row relative flex flex-wrap items-start gap-x-3 gap-y-2 border-s-3 py-3 ps-3 hover:bg-wash',
        leida ? 'border-s-transparent text-muted' : 'border-s-accent',
      )}
    >
      <ClaseIcon clase={clase} className={classes('mt-1 size-4.5 shrink-0', leida ? 'text-muted' : 'text-accent')} />
      <div className="min-w-0 grow basis-56">
        <p className={leida ? undefined : 'font-semibold'}>
          {!leida && <VisuallyHidden>{t('notifications.unread')}: </VisuallyHidden>}
          <Link
            data-opens-row
            to={leadsTo(notification, user, page)}
            onClick={open}
            className="text-inherit no-underline after:absolute after:inset-0 group-hover/row:underline"
          >
            {titulo}
          </Link>
        </p>
        <p id={saidId} className="mt-0.5 line-clamp-2 text-sm break-words max-sm:line-clamp-4">
          {mensaje}
        </p>
        <p className="mt-1 text-xs text-muted">
          <time dateTime={fecha} title={moment(fecha)}>
            {t('notifications.when', { time: time(fecha), ago: ago(fecha, now) })}
          </time>
        </p>
      </div>
      <div className="relative flex flex-wrap gap-2">
        {actions?.(saidId) ??
          (!leida && (
            <IconButton
              size="small"
              aria-describedby={saidId}
              label={t('notifications.about', { action: t('author.notifications.mark'), title: titulo })}
              icon={<Check aria-hidden />}
              disabled={isMarking}
              onClick={markRead}
            />
          ))}
      </div>
    </li>
  );
}
