/** `/documentos/plazos`: how long the steps of the process take, where an administrator published it. */
import { callQuery, useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Table } from '#web/ui/Table.tsx';

export async function loader({ client, queryClient, origin, t, identity }: PageRequest): Promise<Head> {
  const { tiemposPublicos } = await queryClient.ensureQueryData(callQuery(client, 'getSettings'));
  if (tiemposPublicos) await queryClient.ensureQueryData(callQuery(client, 'processTimes'));
  return {
    title: t('common.title', { title: t('times.title'), site: identity.nombre }),
    canonical: `${origin}/documentos/plazos`,
    ...(!tiemposPublicos && { noindex: true }),
  };
}

export function Screen() {
  const t = useMessages();
  const settings = useCall('getSettings');
  return (
    <div className="page py-10 sm:py-14">
      <QueryState query={settings} loading={t('times.loading')} failed={t('times.failed')}>
        {({ tiemposPublicos }) =>
          tiemposPublicos ? (
            <Times />
          ) : (
            <>
              <PageHeader title={t('times.title')} />
              <EmptyState title={t('times.private')} />
            </>
          )
        }
      </QueryState>
    </div>
  );
}

function Times() {
  const t = useMessages();
  const { day, number } = useFormats();
  const query = useCall('processTimes');
  return (
    <>
      <PageHeader title={t('times.title')} intro={query.data && t('times.intro', { day: day(query.data.desde) })} />
      <QueryState
        query={query}
        loading={t('times.loading')}
        failed={t('times.failed')}
        isEmpty={({ pasos }) => pasos.length === 0}
        empty={t('times.none')}
      >
        {({ pasos }) => (
          <Table
            caption={t('times.caption')}
            rows={pasos}
            rowKey={({ paso }) => paso}
            columns={[
              { id: 'paso', header: t('times.step'), heading: true, cell: ({ paso }) => t(`times.${paso}`) },
              {
                id: 'dias',
                header: t('times.days'),
                align: 'end',
                cell: ({ dias }) => t('times.inDays', { days: Math.ceil(dias) }),
              },
              { id: 'veces', header: t('times.count'), align: 'end', cell: ({ veces }) => number(veces) },
            ]}
          />
        )}
      </QueryState>
    </>
  );
}
