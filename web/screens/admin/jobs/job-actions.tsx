import { toast } from 'react-hot-toast';
import type { Job } from '#contract/entities/job.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { kindWords } from '#web/features/administration/job-words.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

/** 'Cancelar' of what waits or is being done, 'Reintentar' of what failed. */
export function JobActions({ job: { id, tipo, acciones } }: { job: Pick<Job, 'id' | 'tipo' | 'acciones'> }) {
  const t = useMessages();
  const retry = useAct('retryJob', ['listJobs', 'recurringJobs']);
  const cancel = useAct('cancelJob', ['listJobs', 'recurringJobs']);
  const kind = kindWords(t, tipo);
  // The job may have left the filtered list by then, and with it what `mutate` would call back.
  const again = () =>
    retry.mutateAsync({ params: { id } }).then(
      () => toast.success(t('jobs.retry.done')),
      (error: unknown) => toast.error(failureText(t('jobs.retry.failed'), error)),
    );
  const stop = () =>
    cancel.mutateAsync({ params: { id } }).then(
      () => toast.success(t('jobs.cancel.done')),
      (error: unknown) => toast.error(failureText(t('jobs.cancel.failed'), error)),
    );
  return (
    <>
      {acciones.includes('CANCELAR') && (
        <Button
          size="small"
          busy={cancel.isPending}
          aria-label={t('jobs.cancel.of', { kind })}
          onClick={() => void stop()}
        >
          {t('common.cancel')}
        </Button>
      )}
      {acciones.includes('REINTENTAR') && (
        <Button
          size="small"
          busy={retry.isPending}
          aria-label={t('jobs.retry.of', { kind })}
          onClick={() => void again()}
        >
          {t('jobs.retry')}
        </Button>
      )}
    </>
  );
}
