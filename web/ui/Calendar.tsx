import { useMemo, useState } from 'react';
import { Button } from './Button.tsx';
import { CalendarAgenda } from './CalendarAgenda.tsx';
import { CalendarDays } from './CalendarDays.tsx';
import { CalendarMonth } from './CalendarMonth.tsx';
import { calendarViews, stepped, todayHere } from './calendar-days.ts';
import { calendarFormats } from './calendar-formats.ts';
import type { CalendarEntry, CalendarPlace, CalendarProps } from './calendar-props.ts';
import { classes } from './classes.ts';
import '../styles/calendar.css';

/**
 * Entries of whole days in a month, a week, a day or a list. The days of a month that have more than fit lead to the day, where
 * all of it is.
 */
export function Calendar<T extends CalendarEntry>(props: CalendarProps<T>) {
  const { entries, language, labels, views = calendarViews, bounded = false, draw, className } = props;
  const { rests = neverRests } = props;
  const today = todayHere();
  const [own, setOwn] = useState<CalendarPlace>({ view: views[0] ?? 'month', day: today });
  const { view, day } = props.place ?? own;
  const go = (place: Partial<CalendarPlace>) => {
    setOwn({ view, day, ...place });
    props.onPlace?.({ view, day, ...place });
  };
  const formats = useMemo(() => calendarFormats(language), [language]);
  const View = view === 'month' ? CalendarMonth : view === 'agenda' ? CalendarAgenda : CalendarDays;
  const shown = { entries, labels, draw, formats, today, bounded, rests };
  return (
    <div className={classes('calendar flex min-w-0 flex-col', bounded && 'h-[500px]', className)}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex gap-2">
          <Button size="small" onClick={() => go({ day: today })}>
            {labels.today}
          </Button>
          <Button size="small" onClick={() => go({ day: stepped(view, day, -1) })}>
            {labels.previous}
          </Button>
          <Button size="small" onClick={() => go({ day: stepped(view, day, 1) })}>
            {labels.next}
          </Button>
        </div>
        <p aria-live="polite" className="font-serif text-lg font-semibold first-letter:uppercase">
          {formats.heading(view, day)}
          {view === 'day' && rests(day) && ` (${labels.rest})`}
        </p>
        <div className="flex">
          {views.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === view}
              onClick={() => go({ view: each })}
              className={viewLook}
            >
              {labels[each]}
            </button>
          ))}
        </div>
      </div>
      <View key={view} {...shown} day={day} week={view === 'week'} onDay={(to) => go({ view: 'day', day: to })} />
    </div>
  );
}

const neverRests = () => false;

const viewLook =
  'min-h-8 border border-line-strong px-3 text-sm text-ink transition-colors not-first:-ms-px first:rounded-s-md last:rounded-e-md ' +
  'hover:bg-wash focus-visible:z-10 aria-pressed:bg-accent-wash aria-pressed:font-semibold aria-pressed:text-accent ' +
  'pointer-coarse:min-h-11 max-sm:px-2.5';
