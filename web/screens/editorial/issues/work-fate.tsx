import type { PlannedWork } from '#contract/entities/issue.ts';
import { dateThatHolds } from '#contract/planned-dates.ts';
import { wallMoment } from '#web/features/editorial/wall-moment.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';

const tones = { PUBLICAR: 'blue', YA_PUBLICADA: 'green', NO_PUBLICABLE: 'yellow' } as const;

interface FateProps {
  work: Pick<PlannedWork, 'autor' | 'destino' | 'falta' | 'fechaPropia'>;
  /** When its number comes out by itself; null: it has no date, or is not chosen yet. */
  dated: string | null;
}

/** Who wrote it, what becomes of it with the number, and what it lacks. */
export function WorkFate({ work, dated }: FateProps) {
  const t = useMessages();
  const formats = useFormats();
  const { fechaPropia } = work;
  const holds = fechaPropia && dateThatHolds(fechaPropia.fecha, dated);
  return (
    <>
      <p className="mt-0.5 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm text-muted">
        {work.autor}
        <Badge tone={tones[work.destino]}>{t(`numbering.fate.${work.destino}`)}</Badge>
      </p>
      {fechaPropia && (
        <p className="mt-0.5 text-sm">
          {t(holds === 'NUMERO' ? 'numbering.ownDate.after' : 'numbering.ownDate.before', {
            moment: wallMoment(formats, fechaPropia.fecha, fechaPropia.zona),
            zone: fechaPropia.zona,
          })}
        </p>
      )}
      {work.falta.length > 0 && (
        <p className="mt-0.5 text-sm text-muted">
          {t('numbering.lacks', { what: work.falta.map((lack) => t(`numbering.lack.${lack}`)).join(', ') })}
        </p>
      )}
    </>
  );
}
