/** /admin/logs (spec 001 §2): up to fifty entries of what happened, filtered, a page at a time. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { Pages } from '#web/features/review/pages.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { LogEntry } from './log-entry.tsx';
import { LogFiltersBar, readLogFilters, writeLogFilters } from './log-filters.tsx';

export const title = 'logs.title' satisfies MessageKey;

/** Spec 001 §9. */
const perPage = 50;

export function Screen() {
  const t = useMessages();
  const [address, setAddress] = useSearchParams();
  const filters = readLogFilters(address);
  const { gravedad: severity, tipo: type, pagina: page } = filters;
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...callQuery(useClient(), 'activity', { query: { severity, type, page, limit: perPage } }),
    placeholderData: keepPreviousData,
    // Who comes here looks for what has just happened.
    staleTime: 0,
  });
  return (
    <>
      <PageHeader
        title={t('logs.title')}
        intro={t('logs.lead')}
        back={<Link to="/dashboard">{t('author.toDashboard')}</Link>}
        actions={
          <Button icon={<RotateCw aria-hidden />} busy={isFetching} onClick={() => void refetch()}>
            {t('logs.refresh')}
          </Button>
        }
      />
      <LogFiltersBar filters={filters} onChange={(next) => setAddress(writeLogFilters(next))} />
      {error && !data ? (
        <ErrorState
          className="mt-6"
          message={t('author.admin.activity.failed')}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : !data ? (
        <Spinner label={t('logs.loading')} />
      ) : (
        <>
          <p role="status" className="mt-5 mb-3 text-sm text-muted">
            {t('logs.count', { count: data.total })}
          </p>
          {data.activity.length === 0 ? (
            <EmptyState
              title={t('author.admin.activity.empty')}
              action={address.size > 0 && <Button onClick={() => setAddress({})}>{t('logs.clear')}</Button>}
            />
          ) : (
            <ol aria-busy={isPlaceholderData} className="divide-y divide-line border-y border-line">
              {data.activity.map((entry) => (
                <LogEntry key={entry.id} entry={entry} />
              ))}
            </ol>
          )}
          <Pages
            list={t('logs.title')}
            page={page}
            totalPages={data.totalPages}
            onPage={(pagina) => setAddress(writeLogFilters({ ...filters, pagina }))}
          />
        </>
      )}
    </>
  );
}
