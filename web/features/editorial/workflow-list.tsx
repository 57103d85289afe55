import { reviewsNeeded } from '#contract/workflow.ts';
import { useCall } from '#web/data/queries.ts';
import { failureText } from '#web/features/publication/failure-text.ts';
import { Pages } from '#web/features/review/pages.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { usePublicationsPage } from './use-publications-page.ts';
import { type WorkflowActs, WorkflowCard } from './workflow-card.tsx';

/** What waits for an editor. */
const awaiting = ['EN_REVISION', 'PENDIENTE_APROBACION'] as const;
type Awaiting = (typeof awaiting)[number];

/** 'Gestión de Workflow Editorial' (spec 001 §2): works in review and works that await a second signature. */
export function WorkflowList({
  counts,
  ...acts
}: WorkflowActs & { counts: Readonly<Record<Awaiting, number | undefined>> }) {
  const t = useMessages();
  return (
    <Section title={t('editor.workflow.title')}>
      <Tabs
        label={t('editor.workflow.tabs')}
        tabs={awaiting.map((estado) => ({
          value: estado,
          label: t(`editor.stats.${estado}`),
          count: counts[estado],
          content: <Works estado={estado} {...acts} />,
        }))}
      />
    </Section>
  );
}

function Works({ estado, ...acts }: WorkflowActs & { estado: Awaiting }) {
  const t = useMessages();
  const { data: settings } = useCall('getSettings');
  const { data, error, refetch, isFetching, isPlaceholderData, page, setPage } = usePublicationsPage({
    estado,
    limit: 10,
  });
  if (!data && error)
    return (
      <ErrorState
        message={failureText(t('editor.load.failed'), error)}
        retryLabel={t('common.retry')}
        onRetry={() => refetch()}
        busy={isFetching}
      />
    );
  if (!data) return <Spinner label={t('editor.loading')} />;
  if (data.total === 0)
    return (
      <EmptyState className="-mt-6 border-t-0" title={t(`editor.workflow.empty.${estado}`)}>
        {t(`editor.workflow.empty.${estado}.text`)}
      </EmptyState>
    );
  return (
    <>
      <ul aria-busy={isPlaceholderData} className="-mt-6 divide-y divide-line border-b border-line">
        {data.publications.map((work) => (
          <WorkflowCard key={work.id} work={work} needed={settings && reviewsNeeded(settings)} {...acts} />
        ))}
      </ul>
      <Pages list={t(`editor.stats.${estado}`)} page={page} totalPages={data.totalPages} onPage={setPage} />
    </>
  );
}
