/** /admin/tareas: what the platform does apart from requests, how it goes, and what it does by itself next. */

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { jobEstados } from '#contract/entities/job.ts';
import { useClient } from '#web/data/client-context.ts';
import { Pages } from '#web/data/pages.tsx';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Table } from '#web/ui/Table.tsx';
import { DamagedFiles } from './damaged-files.tsx';
import { OwnCopiesSection } from './own-copies.tsx';
import { RecurringJobs } from './recurring-jobs.tsx';
import { useJobColumns } from './use-job-columns.tsx';

export const title = 'jobs.title' satisfies MessageKey;

const perPage = 20;
/** Jobs tell how far they are once a second at most. */
const everyMs = 3000;

export function Screen() {
  const t = useMessages();
  return (
    <>
      <PageHeader title={t('jobs.title')} intro={t('jobs.lead')} />
      <div className="in-order flex flex-col gap-12">
        <DamagedFiles />
        <OwnCopiesSection refetchMs={everyMs} />
        <Section title={t('jobs.list')}>
          <JobList />
        </Section>
        <Section title={t('jobs.recurring')} intro={t('jobs.recurring.text')}>
          <RecurringJobs refetchMs={everyMs} />
        </Section>
      </div>
    </>
  );
}

function JobList() {
  const t = useMessages();
  const [address, setAddress] = useSearchParams();
  const estado = jobEstados.find((each) => each === address.get('estado'));
  const page = Math.max(1, Math.min(100_000, Math.trunc(Number(address.get('pagina'))) || 1));
  const columns = useJobColumns();
  const asked = { page, limit: perPage, ...(estado && { estado }) };
  const query = useQuery({
    ...callQuery(useClient(), 'listJobs', { query: asked }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: everyMs,
  });
  const { isPlaceholderData } = query;
  const show = (next: { estado?: string | undefined; page: number }) =>
    setAddress(
      { ...(next.estado && { estado: next.estado }), ...(next.page > 1 && { pagina: String(next.page) }) },
      { replace: true },
    );
  return (
    <QueryState query={query} loading={t('jobs.loading')} failed={t('jobs.failed')}>
      {(data) => (
        <>
          <Field label={t('jobs.estado')} className="w-full sm:w-52">
            <Select
              value={estado ?? ''}
              placeholder={t('jobs.estado.all')}
              onChange={({ currentTarget }) => show({ estado: currentTarget.value, page: 1 })}
              options={jobEstados.map((value) => ({ value, label: t(`jobs.estado.${value}`) }))}
            />
          </Field>
          <p className="mt-4 mb-2 text-sm text-muted">{t('jobs.count', { count: data.total })}</p>
          <Table
            caption={t('jobs.list')}
            hideCaption
            columns={columns}
            rows={data.jobs}
            rowKey={({ id }) => id}
            busy={isPlaceholderData}
            empty={t('jobs.none')}
          />
          <Pages
            list={t('jobs.list')}
            page={page}
            totalPages={data.totalPages}
            onPage={(to) => show({ estado, page: to })}
          />
        </>
      )}
    </QueryState>
  );
}
