import { useQuery } from '@tanstack/react-query';
import type { RecurringJob } from '#contract/entities/job.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { failureWords, kindWords } from '#web/features/administration/job-words.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { type Column, Table } from '#web/ui/Table.tsx';
import { JobEstado } from './job-estado.tsx';
import { RunNowButton } from './run-now-button.tsx';

/** What the platform does by itself: how often, when next, and how it went last. */
export function RecurringJobs({ refetchMs }: { refetchMs: number }) {
  const t = useMessages();
  const columns = useColumns();
  const query = useQuery({
    ...callQuery(useClient(), 'recurringJobs'),
    staleTime: 0,
    refetchInterval: refetchMs,
  });
  return (
    <QueryState query={query} loading={t('jobs.loading')} failed={t('jobs.failed')}>
      {(data) => (
        <Table
          caption={t('jobs.recurring')}
          hideCaption
          columns={columns}
          rows={data.recurrentes}
          rowKey={({ tipo }) => tipo}
          empty={t('jobs.none')}
        />
      )}
    </QueryState>
  );
}

const hour = 3600;
const day = 24 * hour;

function useColumns(): readonly Column<RecurringJob>[] {
  const t = useMessages();
  const { moment } = useFormats();
  const every = (seconds: number) =>
    seconds % day === 0
      ? t('jobs.every.days', { count: seconds / day })
      : seconds % hour === 0
        ? t('jobs.every.hours', { count: seconds / hour })
        : t('jobs.every.minutes', { count: Math.round(seconds / 60) });
  return [
    { id: 'tipo', header: t('jobs.kind'), heading: true, cell: ({ tipo }) => kindWords(t, tipo) },
    { id: 'cada', header: t('jobs.every'), cell: ({ cada }) => every(cada), className: 'w-40' },
    {
      id: 'turno',
      header: t('jobs.next'),
      cell: ({ turno }) =>
        turno === null ? (
          <span className="text-muted">–</span>
        ) : turno.estado === 'EN_CURSO' ? (
          t('jobs.next.now')
        ) : (
          <time dateTime={turno.fechaPrevista}>{moment(turno.fechaPrevista)}</time>
        ),
      className: 'w-48',
    },
    {
      id: 'ultimo',
      header: t('jobs.last'),
      cell: ({ ultimo }) =>
        ultimo === null ? (
          <span className="text-muted">{t('jobs.last.none')}</span>
        ) : (
          <>
            <span className="inline-flex flex-wrap items-center gap-2">
              <JobEstado estado={ultimo.estado} />
              <time dateTime={ultimo.fechaFin}>{moment(ultimo.fechaFin)}</time>
            </span>
            {ultimo.error && <p className="text-sm break-words text-red">{failureWords(t, ultimo.error)}</p>}
          </>
        ),
    },
    {
      id: 'acciones',
      header: t('jobs.actions'),
      hideHeader: true,
      cell: (job) => <RunNowButton job={job} />,
      className: 'w-40',
    },
  ];
}
