import type { CalendarEntry, ViewProps } from './calendar-props.ts';
import { classes } from './classes.ts';

/** How much of its title is seen: in a lane of a month, in one of a week, or in a day by itself. */
const looks = {
  // What is heard alone stands where the title ends, which is cut: beyond the window, were it not cut with it.
  line: { box: 'relative calendar-line truncate', title: '', days: 'sr-only' },
  lane: { box: 'h-full min-h-6 py-1 leading-4 sm:h-10', title: 'line-clamp-2', days: 'block sm:sr-only' },
  whole: { box: 'min-h-6 py-1 leading-4 pointer-coarse:min-h-11', title: 'line-clamp-3', days: 'block' },
};

/** An entry as a bar, with its days, and to hear whether its time is over. */
export function CalendarItem<T extends CalendarEntry>({
  entry,
  labels,
  formats,
  draw,
  look,
}: Pick<ViewProps<T>, 'labels' | 'formats' | 'draw'> & { entry: T; look: keyof typeof looks }) {
  const { box, title, days } = looks[look];
  return draw(entry, {
    className: classes(
      'block w-full rounded-sm bg-accent px-1.5 text-start text-xs text-on-accent no-underline hover:bg-accent-hover',
      entry.late && 'bg-danger text-on-danger hover:bg-danger-hover',
      box,
    ),
    children: (
      <>
        <span className={classes('wrap-anywhere', title)}>{entry.title}</span>
        <span className={days}>
          <span className="sr-only">, </span>
          {formats.span(entry.start, entry.end)}
          {entry.late && <span className="sr-only">, {labels.late}</span>}
        </span>
      </>
    ),
  });
}
