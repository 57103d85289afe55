import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Figures } from './figures.tsx';

export const title = 'statistics.title' satisfies MessageKey;

/** 'Estadísticas de tus publicaciones' (spec 000 §2.9, item 5). */
export function Screen() {
  const t = useMessages();
  return (
    <>
      <PageHeader title={t('statistics.title')} back={<Link to="/dashboard">{t('statistics.back')}</Link>} />
      <Content />
    </>
  );
}

function Content() {
  const t = useMessages();
  // Asked anew at each opening: works move on, and are read, elsewhere.
  const query = useQuery({ ...callQuery(useClient(), 'myStatistics'), staleTime: 0 });
  return (
    <QueryState query={query} loading={t('statistics.loading')} failed={t('statistics.failed')}>
      {(data) => <Figures of={data} />}
    </QueryState>
  );
}
