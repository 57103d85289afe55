import type { QueueEntry } from '#contract/entities/editorial.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** What a review of the present round is: handed in, past its deadline, asked for and in time, not asked for yet though needed. */
type Dot = 'done' | 'late' | 'open' | 'missing';

const looks: Record<Dot, string> = {
  done: 'border-green bg-green',
  late: 'border-red bg-red-wash',
  open: 'border-line-strong',
  missing: 'border-dashed border-line-strong opacity-70',
};
/** More of them would be counted by nobody. */
const mostDots = 8;

type Props = {
  entry: QueueEntry;
  /** Completed reviews that a decision takes; undefined while the settings are not known. */
  needed: number | undefined;
};

/** The reviews of a work's present round, a dot each; in words for who does not see them, and for who points at them. */
export function ReviewDots({ entry, needed = 0 }: Props) {
  const t = useMessages();
  const { obra, enCurso, sinRespuesta, vencidas } = entry;
  const done = obra.revisionesCompletadas;
  const missing = Math.max(0, needed - done - enCurso - sinRespuesta);
  const words = t('queue.reviews', { done, needed, open: enCurso, silent: sinRespuesta, late: vencidas });
  const dots: Dot[] = [
    ...repeat('done', done),
    ...repeat('late', vencidas),
    ...repeat('open', enCurso + sinRespuesta - vencidas),
    ...repeat('missing', missing),
  ];
  return (
    <span role="img" aria-label={words} title={words} className="inline-flex items-center gap-1">
      {dots.slice(0, mostDots).map((dot, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots have nothing but their place
        <span key={place} aria-hidden className={`size-2.5 rounded-full border-2 ${looks[dot]}`} />
      ))}
      <span aria-hidden className="ms-1 text-muted tabular-nums">
        {needed > done ? t('queue.reviews.of', { done, needed }) : done}
      </span>
    </span>
  );
}

const repeat = (dot: Dot, times: number): Dot[] => Array.from({ length: Math.max(0, times) }, () => dot);
