import { messageOf } from '#web/data/problems.ts';
import { useCall } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { FoldedGiveaways } from './folded-giveaways.tsx';

/** What in a work tells who wrote it, for its editors: whatever the mode is now. */
export function GiveawaysSection({ id }: { id: string }) {
  const t = useMessages();
  const { data, error, refetch, isFetching } = useCall('findGiveaways', { params: { id } });
  if (!data)
    return error ? (
      <ErrorState
        message={messageOf(error, t('anonymise.giveaways.failed'))}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    ) : (
      <Spinner label={t('anonymise.giveaways.loading')} />
    );
  if (data.avisos.length === 0) return <p className="text-sm text-muted">{t('anonymise.giveaways.none')}</p>;
  return (
    <Notice tone="warning" title={t('anonymise.giveaways.title', { count: data.avisos.length })}>
      <FoldedGiveaways avisos={data.avisos} completo={data.completo} />
    </Notice>
  );
}
