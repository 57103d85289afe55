import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { Notification } from '#contract/entities/notification.ts';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { useSession } from '#web/data/session.ts';
import { placeOf } from '#web/features/correspondence/notifications/place-of.ts';
import { useMarkRead } from '#web/features/correspondence/notifications/use-mark-read.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

type Props = {
  notification: Notification;
  /** Opens the work that it is about. */
  onWork: (work: Pick<PublicationSummary, 'id' | 'titulo'>) => void;
  onClose: () => void;
};

/** 'Ver' (spec 001 §2): recipient, subject, message and date, and the way to what it is about. */
export function NotificationDialog({ notification, onWork, onClose }: Props) {
  const t = useMessages();
  const { moment } = useFormats();
  const { user } = useSession();
  const { id, publicacionId, titulo, para, asunto, mensaje, fecha, leida } = notification;
  const { markRead, isMarking } = useMarkRead(id);
  const place = placeOf(notification, user);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={titulo}
      closeLabel={t('common.close')}
      footer={
        <>
          {!leida && (
            <Button icon={<Check aria-hidden />} busy={isMarking} onClick={markRead}>
              {t('author.notifications.mark')}
            </Button>
          )}
          {place && (
            <Button asChild variant={publicacionId ? 'secondary' : 'primary'}>
              <Link to={place.to}>{t(place.label)}</Link>
            </Button>
          )}
          {publicacionId && (
            <Button variant="primary" onClick={() => onWork({ id: publicacionId, titulo })}>
              {t('notifications.toWork')}
            </Button>
          )}
        </>
      }
    >
      <DescriptionList
        items={[
          { term: t('notifications.para'), description: <span className="break-all">{para}</span> },
          { term: t('notifications.asunto'), description: asunto },
          { term: t('notifications.mensaje'), description: <span className="whitespace-pre-line">{mensaje}</span> },
          { term: t('notifications.fecha'), description: <time dateTime={fecha}>{moment(fecha)}</time> },
        ]}
      />
    </Dialog>
  );
}
