import { useCall } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { DecisionItem } from './decision-item.tsx';

/** The decisions on a work that this person may read, the last first and its letter open. */
export function DecisionsList({ id }: { id: string }) {
  const t = useMessages();
  const { data, error, refetch, isFetching } = useCall('listDecisions', { params: { id } });
  if (error && !data)
    return (
      <ErrorState
        message={t('decisions.failed')}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  if (!data) return <Spinner label={t('decisions.list.loading')} />;
  if (data.decisiones.length === 0) return <EmptyState title={t('decisions.empty')} />;
  return (
    <ol className="divide-y divide-line border-y border-line">
      {data.decisiones.map((decision, at) => (
        <li key={decision.id} className="py-6">
          <DecisionItem decision={decision} isLast={at === 0} />
        </li>
      ))}
    </ol>
  );
}
