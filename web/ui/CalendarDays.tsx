import type { CSSProperties } from 'react';
import { CalendarColumns } from './CalendarColumns.tsx';
import { CalendarItem } from './CalendarItem.tsx';
import { daysFrom, inLanes, rangeOf } from './calendar-days.ts';
import type { CalendarEntry, ViewProps } from './calendar-props.ts';
import { classes } from './classes.ts';

/** A week, or a day alone, with all that is in it; on a telephone the days of a week stand one below the other. */
export function CalendarDays<T extends CalendarEntry>(props: ViewProps<T> & { week: boolean }) {
  const { entries, labels, formats, draw, day, today, week, bounded, onDay, rests } = props;
  const { from, to } = rangeOf(week ? 'week' : 'day', day);
  const days = daysFrom(from, to);
  const laid = inLanes(entries, days);
  if (laid.length === 0 && !week) return <p className="border-y border-line py-6 text-muted">{labels.empty}</p>;
  return (
    <section
      aria-label={formats.heading(week ? 'week' : 'day', day)}
      // What scrolls is within reach of the keyboard.
      tabIndex={bounded ? 0 : undefined}
      className={classes(
        'min-h-0 grow border border-line focus-visible:-outline-offset-2',
        bounded && 'overflow-y-auto',
        week && 'relative grid auto-rows-min content-start gap-y-0.5 max-sm:grid-cols-1 max-sm:p-0.5 sm:grid-cols-7',
      )}
    >
      {week && <CalendarColumns days={days} today={today} rests={rests} className="max-sm:hidden" />}
      {week &&
        days.map((each, column) => (
          <p
            key={each}
            style={{ gridColumn: column + 1 }}
            className="relative row-start-1 border-b border-line max-sm:hidden"
          >
            <button
              type="button"
              // It begins as it is written: who speaks to the machine says what is seen (WCAG 2.5.3).
              aria-label={[formats.weekdayAndDay(each), formats.heading('month', each), rests(each) && labels.rest]
                .filter(Boolean)
                .join(', ')}
              aria-current={each === today ? 'date' : undefined}
              onClick={() => onDay(each)}
              className="min-h-6 w-full truncate px-1 py-1 text-center text-xs hover:underline aria-[current]:font-bold aria-[current]:text-accent"
            >
              {formats.weekdayAndDay(each)}
            </button>
          </p>
        ))}
      <ul className={week ? 'contents' : 'flex flex-col gap-1 p-1'}>
        {laid.map(({ entry, lane, first, last }) => (
          <li
            key={entry.id}
            // No property of React's: where it stands, wherever there is room for columns.
            style={{ '--columns': `${first + 1} / ${last + 2}`, '--row': lane + 2 } as CSSProperties}
            className={classes('relative min-w-0 px-0.5', week && 'sm:col-(--columns) sm:row-(--row)')}
          >
            <CalendarItem entry={entry} labels={labels} formats={formats} draw={draw} look={week ? 'lane' : 'whole'} />
          </li>
        ))}
      </ul>
    </section>
  );
}
