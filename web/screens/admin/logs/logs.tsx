/** /admin/logs (spec 001 §2): up to fifty entries of what happened, filtered, a page at a time. */

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { ExportLogMenu } from './export-log-menu.tsx';
import { LogEntry } from './log-entry.tsx';
import { asQuery, LogFiltersBar, readLogFilters, writeLogFilters } from './log-filters.tsx';
import { LogPages } from './log-pages.tsx';
import { useVerification } from './verification.tsx';

export const title = 'logs.title' satisfies MessageKey;

/** Spec 001 §9. */
const perPage = 50;

export function Screen() {
  const t = useMessages();
  const [address, setAddress] = useSearchParams();
  const filters = readLogFilters(address);
  const { antes, despues } = filters;
  const verification = useVerification();
  const query = useQuery({
    ...callQuery(useClient(), 'activity', { query: { ...asQuery(filters), antes, despues, limit: perPage } }),
    placeholderData: keepPreviousData,
    // Who comes here looks for what has just happened.
    staleTime: 0,
  });
  const { isPlaceholderData, isFetching, refetch } = query;
  return (
    <>
      <PageHeader
        title={t('logs.title')}
        intro={t('logs.lead')}
        back={<Link to="/dashboard">{t('author.toDashboard')}</Link>}
        actions={
          <>
            {verification.button}
            <ExportLogMenu filters={filters} />
            <Button icon={<RotateCw aria-hidden />} busy={isFetching} onClick={() => void refetch()}>
              {t('logs.refresh')}
            </Button>
          </>
        }
      />
      {verification.outcome}
      <LogFiltersBar filters={filters} onChange={(next) => setAddress(writeLogFilters(next))} />
      <QueryState query={query} loading={t('logs.loading')} failed={t('author.admin.activity.failed')} className="mt-6">
        {(data) => (
          <>
            <p role="status" className="mt-5 mb-3 text-sm text-muted">
              {t(data.totalExacto ? 'logs.count' : 'logs.count.many', { count: data.total })}
            </p>
            {data.activity.length === 0 ? (
              <EmptyState
                title={t('author.admin.activity.empty')}
                action={address.size > 0 && <Button onClick={() => setAddress({})}>{t('logs.clear')}</Button>}
              />
            ) : (
              <ol data-rows aria-busy={isPlaceholderData} className="divide-y divide-line border-y border-line">
                {data.activity.map((entry) => (
                  <LogEntry key={entry.id} entry={entry} />
                ))}
              </ol>
            )}
            <LogPages filters={filters} newer={data.masNuevas} older={data.masAntiguas} />
          </>
        )}
      </QueryState>
    </>
  );
}
