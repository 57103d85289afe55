import { messageOf } from '#web/data/problems.ts';
import { useCall } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { FoldedIdentityLeaks } from './folded-identity-leaks.tsx';

/** What in a work tells who wrote it, for its editors: whatever the mode is now. */
export function IdentityLeaksSection({ id }: { id: string }) {
  const t = useMessages();
  const { data, error, refetch, isFetching } = useCall('findIdentityLeaks', { params: { id } });
  if (!data)
    return error ? (
      <ErrorState
        message={messageOf(error, t('anonymise.leaks.failed'))}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    ) : (
      <Spinner label={t('anonymise.leaks.loading')} />
    );
  if (data.avisos.length === 0) return <p className="text-sm text-muted">{t('anonymise.leaks.none')}</p>;
  return (
    <Notice tone="warning" title={t('anonymise.leaks.title', { count: data.avisos.length })}>
      <FoldedIdentityLeaks avisos={data.avisos} completo={data.completo} />
    </Notice>
  );
}
