import type { Mail } from '#contract/entities/mail.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { distinctLabels } from '#web/ui/distinct-labels.ts';
import type { Column } from '#web/ui/Table.tsx';
import { MailEstado } from './mail-estado.tsx';

/** Subject, to whom, when, what became of it, and the button that opens it. */
export function useMailColumns(mails: readonly Mail[], onOpen: (mail: Mail) => void): readonly Column<Mail>[] {
  const t = useMessages();
  const { moment } = useFormats();
  const labels = distinctLabels(
    mails.map(({ asunto, para, fechaCreacion }) =>
      t('outbox.openLabel', { subject: asunto, to: para, when: moment(fechaCreacion) }),
    ),
  );
  return [
    {
      id: 'asunto',
      header: t('outbox.subject'),
      heading: true,
      cell: ({ asunto }) => <span className="wrap-anywhere">{asunto}</span>,
    },
    {
      id: 'para',
      header: t('outbox.to'),
      cell: ({ para }) => <span className="wrap-anywhere">{para}</span>,
      className: 'lg:w-64',
    },
    {
      id: 'fecha',
      header: t('outbox.date'),
      cell: ({ fechaCreacion }) => <time dateTime={fechaCreacion}>{moment(fechaCreacion)}</time>,
      className: 'w-48',
    },
    { id: 'estado', header: t('outbox.estado'), cell: (mail) => <MailEstado mail={mail} />, className: 'w-32' },
    {
      id: 'acciones',
      header: t('outbox.actions'),
      hideHeader: true,
      wide: true,
      cell: (mail) => (
        <Button
          size="small"
          data-opens-row
          aria-label={labels[mails.findIndex(({ id }) => id === mail.id)]}
          aria-haspopup="dialog"
          onClick={() => onOpen(mail)}
        >
          {t('outbox.open')}
        </Button>
      ),
      className: 'w-20',
    },
  ];
}
