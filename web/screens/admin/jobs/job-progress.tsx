import type { Job } from '#contract/entities/job.ts';
import { failureWords, stepWords } from '#web/features/administration/job-words.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** How far a job is and what it does; of one that failed or is to be tried again, why. */
export function JobProgressWords({ job: { estado, progreso, error } }: { job: Job }) {
  const t = useMessages();
  const formats = useFormats();
  const running = estado === 'EN_CURSO' && progreso;
  if (!running && !error) return <span className="text-muted">–</span>;
  return (
    <>
      {running && (
        <p className="tabular-nums">
          {formats.percent(progreso.parte)}
          {progreso.paso && ` · ${stepWords(t, formats, progreso.paso)}`}
        </p>
      )}
      {error && <p className="text-sm break-words text-red">{failureWords(t, error)}</p>}
    </>
  );
}
