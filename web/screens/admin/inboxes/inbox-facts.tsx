import type { Inbox } from '#contract/entities/notify.ts';
import type { InboxState } from '#contract/notify.ts';
import { useCall } from '#web/data/queries.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge, type Tone } from '#web/ui/Badge.tsx';

const tones: Record<InboxState, Tone> = { ACTIVO: 'green', PAUSADO: 'gray', DESACTIVADO: 'fault' };

/** Where what is announced to an inbox goes, of whose works, and how it goes. */
export function InboxFacts({ inbox }: { inbox: Inbox }) {
  const t = useMessages();
  const { moment } = useFormats();
  const journals = useCall('listManagedJournals').data?.revistas ?? [];
  const { direccion, clases, recibe, revistaId, estado, pendientes, fechaExito } = inbox;
  const journal = journals.find(({ id }) => id === revistaId)?.nombre ?? t('inboxes.journal.other');
  return (
    <div className="flex min-w-0 flex-col gap-1 text-sm wrap-anywhere">
      <p>{direccion}</p>
      <p className="text-muted">
        {[
          ...clases.map((clase) => t(`inboxes.clase.${clase}`)),
          ...(recibe ? [t('inboxes.receives.so')] : []),
          ...(revistaId === null ? [] : [journal]),
        ].join(' · ')}
      </p>
      <Badge tone={tones[estado]} wraps>
        {t(`inboxes.estado.${estado}`)}
      </Badge>
      <p className="text-muted">
        {fechaExito ? t('inboxes.success', { when: moment(fechaExito) }) : t('inboxes.neverYet')}
        {pendientes > 0 && ` ${t('inboxes.waiting', { count: pendientes })}`}
      </p>
    </div>
  );
}
