import { Link } from 'react-router';
import { estados } from '#contract/vocabulary.ts';
import { useCall } from '#web/data/queries.ts';
import { useFormats } from '#web/messages/dates.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { StatCard, StatRow } from '#web/ui/StatCard.tsx';
import { BarTable } from './bar-table.tsx';

export const title = 'statistics.title' satisfies MessageKey;

/** What the figures come with is not shown: one work is enough. */
const fewest = { query: { page: 1, limit: 1 } };

/** 'Estadísticas de tus publicaciones' (spec 000 §2.9, item 5). */
export function Screen() {
  const t = useMessages();
  return (
    <>
      <PageHeader title={t('statistics.title')} back={<Link to="/dashboard">{t('statistics.back')}</Link>} />
      <Figures />
    </>
  );
}

function Figures() {
  const t = useMessages();
  const { number } = useFormats();
  const { data, error, refetch, isFetching } = useCall('myPublications', fewest);
  if (data) {
    const states = estados.map((estado) => ({ label: t(`work.estado.${estado}`), count: data.porEstado[estado] }));
    const keywords = data.palabrasFrecuentes.map(({ palabra, veces }) => ({ label: palabra, count: veces }));
    return (
      <div className="grid gap-12">
        <StatRow>
          <StatCard
            label={t('statistics.total')}
            value={number(states.reduce((total, { count }) => total + count, 0))}
          />
        </StatRow>
        <div className="grid gap-12 lg:grid-cols-2">
          <Section title={t('statistics.states')}>
            <BarTable caption={t('statistics.states')} heading={t('statistics.state')} rows={states} />
          </Section>
          <Section title={t('statistics.keywords')}>
            {keywords.length > 0 ? (
              <BarTable caption={t('statistics.keywords')} heading={t('statistics.keyword')} rows={keywords} />
            ) : (
              <EmptyState title={t('statistics.keywords.empty')} />
            )}
          </Section>
        </div>
      </div>
    );
  }
  if (!error) return <Spinner label={t('statistics.loading')} />;
  return (
    <ErrorState
      message={t('statistics.failed')}
      retryLabel={t('common.retry')}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  );
}
