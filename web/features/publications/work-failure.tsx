import { failureText } from '#web/data/failure-text.ts';
import { problemOf } from '#web/data/problems.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';

type Props = { what: string; error: unknown; onRetry: () => void; busy: boolean };

/**
 * In the place of a work that did not come. Asking again is offered unless there is no such work: it is not there for
 * this person (404), or its address names none (422).
 */
export function WorkFailure({ what, error, onRetry, busy }: Props) {
  const t = useMessages();
  const status = problemOf(error)?.status;
  if (status === 404 || status === 422) return <EmptyState title={what}>{t('author.missing')}</EmptyState>;
  return <ErrorState message={failureText(what, error)} retryLabel={t('common.retry')} onRetry={onRetry} busy={busy} />;
}
