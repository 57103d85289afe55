import { absenceWithin } from '#contract/absence.ts';
import type { Desk } from '#contract/entities/editorial.ts';
import type { Review } from '#contract/entities/review.ts';
import { useAwayWords } from '#web/features/reviewing/use-away-words.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';

type Load = Desk['cargas'][number];

/** That a review's reviewer is away, now or before it is due, and what they say of it; nothing where it meets no absence. */
export function AwayBadge({ review, load }: { review: Review; load: Load | undefined }) {
  const t = useMessages();
  const awayWords = useAwayWords();
  if (!load?.ausenteHasta) return null;
  const now = new Date();
  const absence = {
    ausenteDesde: load.ausenteDesde === null ? null : new Date(load.ausenteDesde),
    noDisponibleHasta: new Date(load.ausenteHasta),
  };
  const due = review.fechaLimite === null ? now : new Date(review.fechaLimite);
  if (!absenceWithin(absence, now, due > now ? due : now)) return null;
  return (
    <Badge wraps tone="yellow">
      {awayWords({ ausenteDesde: load.ausenteDesde, noDisponibleHasta: load.ausenteHasta })}
      {load.notaAusencia && (
        <span className="font-normal text-muted"> · {t('candidates.away.note', { note: load.notaAusencia })}</span>
      )}
    </Badge>
  );
}
