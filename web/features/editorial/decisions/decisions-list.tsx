import { useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { DecisionItem } from './decision-item.tsx';

/** The decisions on a work that this person may read, the last first and its letter open. */
export function DecisionsList({ id }: { id: string }) {
  const t = useMessages();
  const query = useCall('listDecisions', { params: { id } });
  return (
    <QueryState
      query={query}
      loading={t('decisions.list.loading')}
      failed={t('decisions.failed')}
      isEmpty={(data) => data.decisiones.length === 0}
      empty={t('decisions.empty')}
    >
      {(data) => (
        <ol data-rows className="divide-y divide-line border-y border-line">
          {data.decisiones.map((decision, at) => (
            <li key={decision.id} className="py-6">
              <DecisionItem decision={decision} isLast={at === 0} />
            </li>
          ))}
        </ol>
      )}
    </QueryState>
  );
}
