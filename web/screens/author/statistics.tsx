import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
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
  const { data, error, refetch, isFetching } = query;
  if (data) return <Figures of={data} />;
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
