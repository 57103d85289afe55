import { byDay, rangeOf } from './calendar-days.ts';
import type { CalendarEntry, ViewProps } from './calendar-props.ts';
import { classes } from './classes.ts';

/** What is due in the days to come, each once, on its day. */
export function CalendarAgenda<T extends CalendarEntry>(props: ViewProps<T>) {
  const { entries, labels, formats, draw, day, today, bounded, rests } = props;
  const days = [...byDay(entries, rangeOf('agenda', day))];
  if (days.length === 0) return <p className="border-y border-line py-6 text-muted">{labels.empty}</p>;
  const head = 'px-2 py-1.5 text-start text-xs font-semibold text-muted';
  return (
    <section
      aria-label={formats.heading('agenda', day)}
      // What scrolls is within reach of the keyboard.
      tabIndex={bounded ? 0 : undefined}
      className={classes('min-h-0 grow focus-visible:-outline-offset-2', bounded && 'overflow-y-auto')}
    >
      <table className="w-full border-collapse border-y border-line text-sm">
        <thead className="border-b border-line">
          <tr>
            <th scope="col" className={classes(head, 'w-px')}>
              {labels.date}
            </th>
            {labels.time && (
              <th scope="col" className={classes(head, 'w-px whitespace-nowrap max-sm:hidden')}>
                {labels.time}
              </th>
            )}
            <th scope="col" className={head}>
              {labels.event}
            </th>
          </tr>
        </thead>
        {days.map(([each, due]) => (
          <tbody key={each} data-rows className="border-b border-line last:border-b-0">
            {due.map((entry, at) => (
              <tr key={entry.id}>
                {at === 0 && (
                  <th
                    scope="rowgroup"
                    rowSpan={due.length}
                    className={classes(
                      'px-2 py-2 text-start align-top font-normal whitespace-nowrap',
                      each === today && 'font-semibold text-accent',
                    )}
                  >
                    {each === today ? `${labels.today}, ` : ''}
                    {formats.brief(each)}
                    {rests(each) && <span className="block text-xs text-muted">({labels.rest})</span>}
                  </th>
                )}
                {labels.time && (
                  <td className="px-2 py-2 align-top whitespace-nowrap text-muted max-sm:hidden">{labels.allDay}</td>
                )}
                <td className="px-2 py-1 align-top">
                  {draw(entry, {
                    className: classes(
                      'inline-block min-h-6 py-1 text-start wrap-anywhere underline underline-offset-2 pointer-coarse:min-h-11',
                      entry.late ? 'text-red' : 'text-accent',
                    ),
                    children: (
                      <>
                        <span className="line-clamp-3">{entry.title}</span>
                        {entry.late && <span className="inline-block text-xs font-semibold">({labels.late})</span>}
                      </>
                    ),
                  })}
                  {entry.start !== entry.end && (
                    <span className="ms-2 inline-block py-1 align-top text-xs leading-5 text-muted">
                      {formats.span(entry.start, entry.end)}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
