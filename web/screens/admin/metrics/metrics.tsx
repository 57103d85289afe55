/** /admin/metrics (spec 001 §2, product.md 6): a few figures, and all measures in a frame. */
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Link } from 'react-router';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { Figures } from './figures.tsx';
import { MetricsFrame } from './metrics-frame.tsx';

export const title = 'metrics.title' satisfies MessageKey;

export function Screen() {
  const t = useMessages();
  const { data, error, refetch, isFetching } = useQuery({ ...callQuery(useClient(), 'metrics'), staleTime: 0 });
  return (
    <>
      <PageHeader
        title={t('metrics.title')}
        intro={t('metrics.lead')}
        back={<Link to="/dashboard">{t('author.toDashboard')}</Link>}
        actions={
          <Button icon={<RotateCw aria-hidden />} busy={isFetching} onClick={() => void refetch()}>
            {t('metrics.refresh')}
          </Button>
        }
      />
      {error && !data ? (
        <ErrorState
          message={t('metrics.failed')}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : data === undefined ? (
        <Spinner label={t('metrics.loading')} />
      ) : (
        <div className="flex flex-col gap-12">
          <Section title={t('metrics.figures')}>
            <Figures text={data} />
          </Section>
          <Section title={t('metrics.all')} intro={t('metrics.all.lead')}>
            <MetricsFrame text={data} />
          </Section>
        </div>
      )}
    </>
  );
}
