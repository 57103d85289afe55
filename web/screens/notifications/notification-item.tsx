import { Check } from 'lucide-react';
import type { Notification } from '#contract/entities/notification.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { useMarkRead } from './use-mark-read.ts';

/** One notification in the list; a read one stands back. */
export function NotificationItem({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const t = useMessages();
  const { moment } = useFormats();
  const { id, titulo, mensaje, fecha, leida } = notification;
  const { markRead, isMarking } = useMarkRead(id);
  const about = (action: string) => t('notifications.about', { action, title: titulo });
  return (
    <li
      className={classes(
        'flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-s-3 py-4 ps-4',
        leida ? 'border-s-transparent text-muted' : 'border-s-accent',
      )}
    >
      <div className="min-w-0 grow basis-80">
        <h2 className={classes('text-base', leida && 'font-normal')}>
          {!leida && <VisuallyHidden>{t('notifications.unread')}: </VisuallyHidden>}
          {titulo}
        </h2>
        <p className="mt-0.5 line-clamp-2">{mensaje}</p>
        <p className="mt-1 text-sm text-muted">
          <time dateTime={fecha}>{moment(fecha)}</time>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-haspopup="dialog" aria-label={about(t('notifications.open'))} onClick={onOpen}>
          {t('notifications.open')}
        </Button>
        {!leida && (
          <Button
            size="small"
            icon={<Check aria-hidden />}
            busy={isMarking}
            aria-label={about(t('author.notifications.mark'))}
            onClick={markRead}
          >
            {t('author.notifications.mark')}
          </Button>
        )}
      </div>
    </li>
  );
}
