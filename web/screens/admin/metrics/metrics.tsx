/** /admin/metrics (spec 001 §2, docs/specification.md 6): a few figures, the charts one looks at, and all measures in a frame. */

import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { UsageChart } from '#web/features/publications/usage-chart.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Section } from '#web/ui/Section.tsx';
import { MinuteCharts, RoutesChart } from './charts.tsx';
import { Figures } from './figures.tsx';
import { JournalsUsed } from './journals-used.tsx';
import { MetricsFrame } from './metrics-frame.tsx';

export const title = 'metrics.title' satisfies MessageKey;

/** The figures of a page that stays open are read again so often. */
const everyMs = 30_000;

export function Screen() {
  const t = useMessages();
  const client = useClient();
  const live = { staleTime: 0, refetchInterval: everyMs };
  const query = useQuery({ ...callQuery(client, 'metrics'), ...live });
  const { isFetching, refetch } = query;
  const history = useQuery({ ...callQuery(client, 'metricsHistory'), ...live });
  const usage = useQuery(callQuery(client, 'editorialReport', { query: {} }));
  const [refreshes, setRefreshes] = useState(0);
  const refresh = async () => {
    await Promise.all([refetch(), history.refetch()]);
    setRefreshes((count) => count + 1);
  };
  return (
    <>
      <PageHeader
        title={t('metrics.title')}
        intro={t('metrics.lead')}
        back={<Link to="/dashboard">{t('author.toDashboard')}</Link>}
        actions={
          <Button
            icon={<RotateCw aria-hidden />}
            busy={isFetching || history.isFetching}
            onClick={() => void refresh()}
          >
            {t('metrics.refresh')}
          </Button>
        }
      />
      <QueryState query={query} loading={t('metrics.loading')} failed={t('metrics.failed')}>
        {(data) => (
          <div className="flex flex-col gap-12">
            <Section title={t('metrics.figures')}>
              <Figures text={data} />
            </Section>
            {usage.data && (
              <Section title={t('work.usage.title')} intro={t('metrics.usage.lead')}>
                {usage.data.usoPorMes.length > 0 ? (
                  <UsageChart months={usage.data.usoPorMes} />
                ) : (
                  <EmptyState title={t('desk.reports.noUsage')} />
                )}
              </Section>
            )}
            {usage.data && <JournalsUsed of={usage.data} />}
            {history.data ? (
              <MinuteCharts minutes={history.data.minutos} />
            ) : (
              history.error && (
                <Section title={t('metrics.perMinute')}>
                  <ErrorState
                    message={t('metrics.perMinute.failure')}
                    retryLabel={t('common.retry')}
                    onRetry={() => void history.refetch()}
                    busy={history.isFetching}
                  />
                </Section>
              )
            )}
            <RoutesChart text={data} />
            <Section title={t('metrics.all')} intro={t('metrics.all.lead')}>
              <MetricsFrame key={refreshes} text={data} />
            </Section>
          </div>
        )}
      </QueryState>
    </>
  );
}
