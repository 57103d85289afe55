import { Link, useParams } from 'react-router';
import { useCall } from '#web/data/queries.ts';
import { Desk } from '#web/features/editorial/desk.tsx';
import { failureText } from '#web/features/publications/failure-text.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';

export const title = 'desk.work.title' satisfies MessageKey;

/** A work on its editors' desk: all of its process on one page. */
export function Screen() {
  const t = useMessages();
  const { id = '' } = useParams();
  const { data: work, error, refetch, isFetching } = useCall('getPublication', { params: { id } });
  const back = <Link to="/dashboard">{t('desk.back')}</Link>;
  if (work) return <Desk key={id} work={work} back={back} />;
  return (
    <>
      <PageHeader title={t('desk.work.title')} back={back} />
      {error ? (
        <ErrorState
          message={failureText(t('desk.work.failed'), error)}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Spinner label={t('desk.work.loading')} />
      )}
    </>
  );
}
