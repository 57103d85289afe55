import type { ReviewIdentity } from '#contract/vocabulary.ts';
import { messageOf } from '#web/data/problems.ts';
import type { useCall } from '#web/data/queries.ts';
import { identityKeys } from '#web/features/reviewing/masking/identity-keys.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';

type Props = { chosen: ReviewIdentity; weighed: ReturnType<typeof useCall<'weighIdentityChange'>> };

/** What another mode of review does to the works that are there: how many keep which, and which become more closed. */
export function IdentityChange({ chosen, weighed }: Props) {
  const t = useMessages();
  const name = (mode: ReviewIdentity) => t(`platform.identidadRevision.${identityKeys[mode]}`);
  if (weighed.error)
    return (
      <ErrorState
        message={messageOf(weighed.error, t('platform.identidadRevision.countFailed'))}
        retryLabel={t('common.retry')}
        onRetry={() => void weighed.refetch()}
        busy={weighed.isFetching}
      />
    );
  if (!weighed.data || weighed.isFetching) return <Spinner label={t('platform.identidadRevision.counting')} />;
  const { obras, borradores } = weighed.data;
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5">
      {obras.length === 0 && <li>{t('platform.identidadRevision.none')}</li>}
      {obras.map(({ modo, total, cierran }) => (
        <li key={modo}>
          {t('platform.identidadRevision.kept', { count: total, mode: name(modo) })}{' '}
          {cierran > 0 && t('platform.identidadRevision.closing', { count: cierran, mode: name(chosen) })}
        </li>
      ))}
      {borradores > 0 && <li>{t('platform.identidadRevision.drafts', { count: borradores, mode: name(chosen) })}</li>}
    </ul>
  );
}
