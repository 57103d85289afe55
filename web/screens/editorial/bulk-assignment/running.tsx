import { toast } from 'react-hot-toast';
import type { Assignment } from '#contract/entities/bulk-assignment.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { stepWords } from '#web/features/administration/job-words.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Section.tsx';
import { ProgressBar } from './progress-bar.tsx';

/** How far the search for the best assignment is; it goes on when the page is left. */
export function Running({ assignment: { id, estado, progreso } }: { assignment: Assignment }) {
  const t = useMessages();
  const formats = useFormats();
  const cancel = useAct('cancelJob', ['getAssignment', 'listAssignments']);
  const part = progreso?.parte ?? 0;
  return (
    <Section title={t('assignment.running')} intro={t('assignment.running.text')}>
      <div className="flex flex-col items-start gap-4">
        <div className="w-full">
          <ProgressBar label={t('assignment.running')} part={part} />
        </div>
        <p className="text-muted tabular-nums" aria-live="off">
          {formats.percent(part)}
          {estado === 'PENDIENTE'
            ? ` · ${t('assignment.waiting')}`
            : progreso?.paso && ` · ${stepWords(t, formats, progreso.paso)}`}
        </p>
        <Button
          busy={cancel.isPending}
          onClick={() =>
            cancel.mutate(
              { params: { id } },
              { onError: (error) => toast.error(failureText(t('assignment.cancel.failed'), error)) },
            )
          }
        >
          {t('common.cancel')}
        </Button>
      </div>
    </Section>
  );
}
