import { useQuery } from '@tanstack/react-query';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { HistoryItem, type HistoryPlace } from '#web/features/editorial/history-list.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Section.tsx';

/** So many are told; the rest stand in the history. */
const told = 5;

type Props = {
  id: string;
  /** Opens what an event leads to. */
  onOpen: (place: HistoryPlace) => void;
  /** Opens the whole history. */
  onAll: () => void;
};

/** What happened last, the newest first. */
export function LastEvents({ id, onOpen, onAll }: Props) {
  const t = useMessages();
  const query = useQuery({ ...callQuery(useClient(), 'publicationHistory', { params: { id } }), staleTime: 0 });
  return (
    <Section
      title={t('cockpit.events')}
      actions={
        <Button size="small" variant="quiet" onClick={onAll}>
          {t('cockpit.events.all')}
        </Button>
      }
    >
      <QueryState
        query={query}
        loading={t('desk.history.loading')}
        failed={(error) => messageOf(error, t('desk.history.failed'))}
      >
        {({ historia }) => (
          <ol className="max-w-reading border-s border-line-strong">
            {historia
              .slice(-told)
              .reverse()
              .map((entry) => (
                <HistoryItem key={entry.id} entry={entry} onOpen={onOpen} />
              ))}
          </ol>
        )}
      </QueryState>
    </Section>
  );
}
