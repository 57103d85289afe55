import { CalendarColumns } from './CalendarColumns.tsx';
import { CalendarItem } from './CalendarItem.tsx';
import { daysFrom, inLanes, type Laid, rangeOf } from './calendar-days.ts';
import type { CalendarEntry, ViewProps } from './calendar-props.ts';
import { classes } from './classes.ts';

/** Lines below a day's number: of a month without bounds, and of one 500 px high by its weeks. */
const lines = (bounded: boolean, weeks: number): number => (bounded ? (weeks > 5 ? 2 : 3) : 6);

/** A month in whole weeks; a week with more than fits says of each day how much more there is. */
export function CalendarMonth<T extends CalendarEntry>(props: ViewProps<T>) {
  const { day, formats, bounded } = props;
  const { from, to } = rangeOf('month', day);
  const days = daysFrom(from, to);
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(7 * week, 7 * week + 7));
  return (
    <div className="flex min-h-0 grow flex-col border border-line">
      <div className="grid shrink-0 grid-cols-7 border-b border-line">
        {days.slice(0, 7).map((each) => (
          <p key={each} aria-hidden className="truncate py-0.5 text-center text-xs text-muted">
            {formats.weekday(each)}
          </p>
        ))}
      </div>
      <div className={classes('flex min-h-0 grow flex-col', bounded && 'overflow-y-auto')}>
        {weeks.map((week) => (
          <Week key={week[0]} {...props} days={week} lines={lines(bounded, weeks.length)} />
        ))}
      </div>
    </div>
  );
}

function Week<T extends CalendarEntry>({
  entries,
  labels,
  formats,
  draw,
  day,
  today,
  bounded,
  onDay,
  rests,
  days,
  lines,
}: ViewProps<T> & { days: readonly string[]; lines: number }) {
  const laid = inLanes(entries, days);
  const all = laid.every(({ lane }) => lane < lines);
  const shown = all ? laid : laid.filter(({ lane }) => lane < lines - 1);
  const hidden = days.map((_, column) => hiddenIn(laid, shown, column));
  return (
    <section
      aria-label={formats.span(days[0] ?? '', days.at(-1) ?? '')}
      className={classes('calendar-week relative not-last:border-b', !bounded && 'min-h-26')}
    >
      <CalendarColumns days={days} month={day.slice(0, 7)} today={today} rests={rests} />
      <ul className="contents">
        {days.map((each, column) => (
          <li
            key={each}
            style={{ gridColumn: column + 1 }}
            className="relative row-start-1 flex min-w-0 max-w-full justify-self-end"
          >
            {rests(each) && (
              <span aria-hidden className="calendar-line min-w-0 truncate text-xs text-muted max-sm:hidden">
                {labels.rest}
              </span>
            )}
            <button
              type="button"
              aria-label={rests(each) ? `${formats.named(each)}, ${labels.rest}` : formats.named(each)}
              aria-current={each === today ? 'date' : undefined}
              onClick={() => onDay(each)}
              className="calendar-line min-w-6 px-1 text-xs hover:underline aria-[current]:font-bold aria-[current]:text-accent"
            >
              {formats.dayOfMonth(each)}
            </button>
          </li>
        ))}
      </ul>
      <ul className="contents">
        {shown.map(({ entry, lane, first, last }) => (
          <li
            key={entry.id}
            style={{ gridColumn: `${first + 1} / ${last + 2}`, gridRow: lane + 2 }}
            className="relative min-w-0 px-0.5"
          >
            <CalendarItem entry={entry} labels={labels} formats={formats} draw={draw} look="line" />
          </li>
        ))}
        {hidden.map(
          (count, column) =>
            count > 0 && (
              <li
                key={days[column]}
                style={{ gridColumn: column + 1, gridRow: lines + 1 }}
                className="relative min-w-0 px-0.5"
              >
                <button
                  type="button"
                  onClick={() => onDay(days[column] ?? '')}
                  className="calendar-line w-full truncate px-1 text-start text-xs text-accent hover:underline max-sm:px-0 max-sm:text-2xs max-sm:tracking-tighter"
                >
                  {labels.more(count)}
                  <span className="sr-only">, {formats.named(days[column] ?? '')}</span>
                </button>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}

/** How many entries of a day have no line. */
const hiddenIn = <T,>(laid: readonly Laid<T>[], shown: readonly Laid<T>[], column: number): number => {
  const inDay = (each: readonly Laid<T>[]) =>
    each.filter(({ first, last }) => first <= column && column <= last).length;
  return inDay(laid) - inDay(shown);
};
