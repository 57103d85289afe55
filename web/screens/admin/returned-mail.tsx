import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { ReturnedAddress } from '#contract/entities/mail.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { Pages } from '#web/data/pages.tsx';
import { callQuery, useAct } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Section.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { DeliveryDays } from './delivery-days.tsx';

const perPage = 20;

/** What became of the mails of the last days, and the addresses to which nothing is sent any more, each with the button that lifts it. */
export default function ReturnedMail() {
  const t = useMessages();
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...callQuery(useClient(), 'listReturned', { query: { page, limit: perPage } }),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  return (
    <>
      <Section className="mt-12" id="devueltos" title={t('outbox.returned.title')} intro={t('outbox.returned.lead')}>
        <QueryState
          query={query}
          loading={t('outbox.returned.loading')}
          failed={t('outbox.returned.failed')}
          isEmpty={({ total }) => total === 0}
          empty={<p className="border-y border-line py-4 text-muted">{t('outbox.returned.none')}</p>}
        >
          {({ direcciones, totalPages }) => (
            <>
              <Table
                caption={t('outbox.returned.title')}
                hideCaption
                columns={columns}
                rows={direcciones}
                rowKey={({ direccion }) => direccion}
                busy={query.isPlaceholderData}
                empty={t('outbox.noPage')}
              />
              <Pages list={t('outbox.returned.title')} page={page} totalPages={totalPages} onPage={setPage} />
            </>
          )}
        </QueryState>
      </Section>
      <DeliveryDays />
    </>
  );
}

function useColumns(): readonly Column<ReturnedAddress>[] {
  const t = useMessages();
  const { moment } = useFormats();
  return [
    {
      id: 'direccion',
      header: t('outbox.returned.address'),
      heading: true,
      cell: ({ direccion }) => <span className="wrap-anywhere">{direccion}</span>,
      className: 'lg:w-72',
    },
    {
      id: 'clase',
      header: t('outbox.returned.why'),
      cell: ({ clase, palabras, veces }) => (
        <>
          {t(`outbox.returned.kind.${clase}`, { count: veces })}
          {palabras && <span className="block text-sm wrap-anywhere text-muted">{palabras}</span>}
        </>
      ),
    },
    {
      id: 'detenida',
      header: t('outbox.returned.since'),
      cell: ({ detenida }) => <time dateTime={detenida}>{moment(detenida)}</time>,
      className: 'w-48',
    },
    {
      id: 'acciones',
      header: t('outbox.actions'),
      hideHeader: true,
      wide: true,
      cell: ({ direccion }) => <LiftButton direccion={direccion} />,
      className: 'w-44',
    },
  ];
}

function LiftButton({ direccion }: { direccion: string }) {
  const t = useMessages();
  const lift = useAct('liftReturned', ['listReturned', 'attention', 'activity']);
  const press = () =>
    lift.mutate(
      { body: { direccion } },
      {
        onSuccess: () => toast.success(t('outbox.returned.lift.done', { email: direccion })),
        onError: (error) => toast.error(failureText(t('outbox.returned.lift.failed'), error)),
      },
    );
  return (
    <Button
      size="small"
      busy={lift.isPending}
      onClick={press}
      aria-label={t('outbox.returned.lift.label', { email: direccion })}
    >
      {t('outbox.returned.lift')}
    </Button>
  );
}
