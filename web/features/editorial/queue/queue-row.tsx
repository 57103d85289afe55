import { CalendarOff } from 'lucide-react';
import { Link } from 'react-router';
import type { QueueEntry } from '#contract/entities/editorial.ts';
import { TrackBar } from '#web/features/publications/track-bar.tsx';
import { typeKey } from '#web/features/publications/type-key.ts';
import { daysSince, daysUntil } from '#web/features/reviewing/deadline.ts';
import { PrioridadBadge } from '#web/features/reviewing/review-badges.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { turnWords } from '../turn-words.ts';
import { ReviewDots } from './review-dots.tsx';
import { type QueueActs, RowActs } from './row-acts.tsx';

type Props = QueueActs & {
  entry: QueueEntry;
  /** Completed reviews that a decision takes; undefined while the settings are not known. */
  needed: number | undefined;
  /** The name of its journal and section; '' where there is one journal. */
  journal: string;
  /** Until when who handles it is away; null: they are here, or nobody does. */
  editorAway: string | null;
  isChosen: boolean;
  /** Absent where no more works can be chosen. */
  onChoose: (() => void) | undefined;
};

/**
 * A work on its way, in 64 px: what it waits for, since when and from whom, by when, its reviews, who handles it, what can be
 * done. Where there is no room for a row it is a card, with the names of its facts.
 */
export function QueueRow({ entry, needed, journal, editorAway, isChosen, onChoose, ...acts }: Props) {
  const t = useMessages();
  const { obra: work, editor } = entry;
  return (
    <li className={isChosen ? 'bg-accent-wash' : undefined}>
      <article className="flex min-h-[3.9375rem] gap-3 py-4 @min-[52rem]:items-center @min-[52rem]:py-0.5">
        <label className="-m-1 flex h-fit shrink-0 p-1">
          <input
            type="checkbox"
            checked={isChosen}
            disabled={!onChoose}
            onChange={onChoose}
            aria-label={t('queue.row.choose', { title: work.titulo })}
            className="m-0.5 size-4.5 accent-accent pointer-coarse:size-6"
          />
        </label>
        <div className="flex min-w-0 grow flex-col gap-3 @min-[52rem]:flex-row @min-[52rem]:items-center @min-[52rem]:gap-5">
          <div className="min-w-0 @min-[52rem]:grow @min-[52rem]:basis-0">
            <h3
              lang={work.idioma}
              className="line-clamp-3 text-base leading-snug @min-[52rem]:line-clamp-2 @min-[52rem]:text-sm @min-[52rem]:leading-[1.125rem]"
            >
              <Link
                to={`/editorial/${work.id}`}
                title={work.titulo}
                className="link-alone text-ink no-underline hover:text-accent hover:underline"
              >
                {work.titulo}
              </Link>
            </h3>
            <p className="mt-1 flex items-center gap-1.5 text-xs text-muted @min-[52rem]:mt-0">
              {work.prioridad !== 'MEDIA' && <PrioridadBadge prioridad={work.prioridad} />}
              <TrackBar work={work} className="w-14 shrink-0" />
              <span className="min-w-0 truncate">
                {[t(typeKey(work)), journal, work.autor].filter(Boolean).join(' · ')}
              </span>
            </p>
          </div>
          <div className="flex min-w-0 flex-col gap-3 @min-[52rem]:w-[38rem] @min-[52rem]:shrink-0 @min-[52rem]:gap-1">
            <RowFacts entry={entry} needed={needed} editorAway={editorAway} />
            <RowActs
              work={work}
              editor={editor}
              late={entry.vencidas}
              open={entry.enCurso + entry.sinRespuesta}
              {...acts}
            />
          </div>
        </div>
      </article>
    </li>
  );
}

const nameLook = 'text-muted @min-[52rem]:sr-only';

function RowFacts({ entry, needed, editorAway }: Pick<Props, 'entry' | 'needed' | 'editorAway'>) {
  const t = useMessages();
  const { day } = useFormats();
  const { editor } = entry;
  return (
    <dl className="grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-4 gap-y-1 text-xs @min-[52rem]:grid-cols-[minmax(0,1fr)_7.25rem_4.75rem_6.5rem] @min-[52rem]:gap-x-3">
      <div className="contents @min-[52rem]:block @min-[52rem]:min-w-0">
        <dt className={nameLook}>{t('desk.term.espera')}</dt>
        <dd className="flex min-w-0 flex-wrap items-center gap-x-1.5 @min-[52rem]:flex-nowrap">
          <Turn entry={entry} />
          <span className="font-semibold @min-[52rem]:shrink-0">{t(`desk.wait.${entry.espera}`)}</span>
          <span className="min-w-0 truncate text-muted">{t('queue.since', { days: daysSince(entry.desde) })}</span>
        </dd>
      </div>
      <div className="contents @min-[52rem]:block @min-[52rem]:min-w-0">
        <dt className={nameLook}>{t('desk.term.vence')}</dt>
        <dd className="@min-[52rem]:whitespace-nowrap">
          <Due at={entry.vence} />
        </dd>
      </div>
      <div className="contents @min-[52rem]:block">
        <dt className={nameLook}>{t('editor.card.revisiones')}</dt>
        <dd>
          <ReviewDots entry={entry} needed={needed} />
        </dd>
      </div>
      <div className="contents @min-[52rem]:block @min-[52rem]:min-w-0">
        <dt className={nameLook}>{t('desk.term.editor')}</dt>
        {editor && editorAway ? (
          <dd className="truncate" title={t('queue.row.away', { name: editor.nombre, day: day(editorAway) })}>
            <CalendarOff aria-hidden className="me-1 inline size-3.5 -translate-y-px text-yellow" />
            <span aria-hidden className="@max-[52rem]:hidden">
              {editor.nombre}
            </span>
            <span className="@min-[52rem]:sr-only">
              {t('queue.row.away', { name: editor.nombre, day: day(editorAway) })}
            </span>
          </dd>
        ) : (
          <dd className="truncate" title={editor?.nombre}>
            {editor?.nombre ?? <span className="text-muted">{t('queue.nobody')}</span>}
          </dd>
        )}
      </div>
    </dl>
  );
}

/** That it is the reader's turn is seen; whose else, what it waits for says, and this to who hears it. */
function Turn({ entry }: Pick<Props, 'entry'>) {
  const t = useMessages();
  if (entry.turno === 'TUYO') return <Badge tone="accent">{t('queue.turn.TUYO')}</Badge>;
  return <span className="sr-only">{turnWords(t, entry, entry.editor)}:</span>;
}

function Due({ at }: { at: string }) {
  const t = useMessages();
  const days = daysUntil(at);
  return days < 0 || Date.parse(at) < Date.now() ? (
    <span className="font-semibold text-red">{t('desk.due.past', { days: -days })}</span>
  ) : (
    t('desk.due.left', { days })
  );
}
