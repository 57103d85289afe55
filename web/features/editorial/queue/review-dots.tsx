import type { QueueEntry } from '#contract/entities/editorial.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** What a review of the present round is: handed in, past its deadline, asked for and in time, not asked for yet though needed. */
const kinds = ['done', 'late', 'open', 'missing'] as const;
type Dot = (typeof kinds)[number];

const looks: Record<Dot, string> = {
  done: 'border-green bg-green',
  late: 'border-red bg-red-wash',
  open: 'border-line-strong',
  missing: 'border-dashed border-line-strong opacity-70',
};
/** More of them do not fit beside their words, and nobody counts them at a glance. */
const mostDots = 4;

type Props = {
  entry: QueueEntry;
  /** Completed reviews that a decision takes; undefined while the settings are not known. */
  needed: number | undefined;
};

/** The reviews of a work's present round, a dot each, of many a dot and a number for each kind; in words for who does not see them, and for who points at them. */
export function ReviewDots({ entry, needed = 0 }: Props) {
  const t = useMessages();
  const { obra, enCurso, sinRespuesta, vencidas } = entry;
  const done = obra.revisionesCompletadas;
  const missing = Math.max(0, needed - done - enCurso - sinRespuesta);
  const words = t('queue.reviews', { done, needed, open: enCurso, silent: sinRespuesta, late: vencidas });
  const numbers: Record<Dot, number> = {
    done,
    late: vencidas,
    open: enCurso + sinRespuesta - vencidas,
    missing,
  };
  const counted = kinds.filter((kind) => numbers[kind] > 0);
  const total = counted.reduce((sum, kind) => sum + numbers[kind], 0);
  const isShort = total <= (needed > done ? mostDots - 1 : mostDots);
  return (
    <span role="img" aria-label={words} title={words} className="inline-flex items-center gap-1 whitespace-nowrap">
      {isShort
        ? counted.flatMap((kind) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: dots have nothing but their place
            Array.from({ length: numbers[kind] }, (_, place) => <OneDot key={`${kind} ${place}`} kind={kind} />),
          )
        : counted.map((kind) => (
            <span key={kind} aria-hidden className="inline-flex items-center gap-px text-muted tabular-nums">
              <OneDot kind={kind} size="size-2" />
              {numbers[kind]}
            </span>
          ))}
      {isShort && (
        <span aria-hidden className="ms-1 text-muted tabular-nums">
          {needed > done ? t('queue.reviews.of', { done, needed }) : done}
        </span>
      )}
    </span>
  );
}

/** Counted ones are smaller: three kinds of two figures each have to fit. */
const OneDot = ({ kind, size = 'size-2.5' }: { kind: Dot; size?: 'size-2' | 'size-2.5' }) => (
  <span aria-hidden className={`${size} rounded-full border-2 ${looks[kind]}`} />
);
