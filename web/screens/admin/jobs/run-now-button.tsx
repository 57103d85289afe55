import { Play } from 'lucide-react';
import { toast } from 'react-hot-toast';
import type { RecurringJob } from '#contract/entities/job.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { kindWords } from '#web/features/administration/job-words.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

/** 'Hacer ahora': the turn of a task that comes by itself is due now; `words` where it says otherwise. Shut while it is being done. */
export function RunNowButton({ job: { tipo, turno }, words }: { job: RecurringJob; words?: string }) {
  const t = useMessages();
  const run = useAct('runJobNow', ['listJobs', 'recurringJobs', 'activity']);
  const begin = () =>
    run.mutate(
      { params: { tipo } },
      {
        onSuccess: () => toast.success(t('jobs.run.done')),
        onError: (error) => toast.error(failureText(t('jobs.run.failed'), error)),
      },
    );
  return (
    <Button
      size="small"
      icon={<Play aria-hidden />}
      busy={run.isPending}
      disabled={turno?.estado === 'EN_CURSO'}
      aria-label={words ?? t('jobs.run.of', { kind: kindWords(t, tipo) })}
      onClick={begin}
    >
      {words ?? t('jobs.run')}
    </Button>
  );
}
