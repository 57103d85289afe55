import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ManagedJournal } from '#contract/entities/journal.ts';
import { useClient } from '#web/data/client-context.ts';
import { messageOf } from '#web/data/problems.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState, together } from '#web/data/query-state.tsx';
import { useMessages } from '#web/messages/use-messages.ts';

interface Props {
  id: string;
  /** Draws it as it is stored now. `round` grows with each time that what is stored has changed: its forms begin anew. */
  children: (journal: ManagedJournal, round: number, onSettled: () => void) => ReactNode;
  /** What is stored has changed: whoever shows what follows from it asks again. */
  onSettled?: () => void;
}

/** One journal as its administrators have it, while it is asked for and once it is there. */
export function Managed({ id, children, onSettled }: Props) {
  const t = useMessages();
  // What is changed must be what is stored now, not what a screen asked for minutes ago.
  const query = useQuery({ ...callQuery(useClient(), 'manageJournal', { params: { id } }), staleTime: 0 });
  const [round, setRound] = useState(0);
  const beginAnew = async () => {
    await query.refetch();
    setRound((before) => before + 1);
    onSettled?.();
  };
  return (
    <QueryState
      query={together([query], query.isFetchedAfterMount ? query.data : undefined)}
      loading={t('managing.loading')}
      failed={(error) => messageOf(error, t('managing.loadFailed'))}
    >
      {(journal) => children(journal, round, () => void beginAnew())}
    </QueryState>
  );
}
