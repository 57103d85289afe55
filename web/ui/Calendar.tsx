import { addDays, format, getDay, parse, startOfWeek } from 'date-fns';
import { enGB, es } from 'date-fns/locale';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  Calendar as BigCalendar,
  dateFnsLocalizer,
  type Formats,
  type Messages,
  type View,
  Views,
} from 'react-big-calendar';
import type { Language } from '#contract/vocabulary.ts';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import '../styles/calendar.css';

/** What stands in a calendar for whole days, `2026-03-01`, the last one included. */
export type CalendarEntry = {
  id: string;
  title: string;
  start: string;
  end: string;
  /** Its time is over. */
  late?: boolean;
};

export type CalendarProps = {
  entries: readonly CalendarEntry[];
  language: Language;
  /** The words of its controls: `next`, `previous`, `today`, `month`… and `showMore(count)`. */
  labels: Messages;
  onOpen?: (entry: CalendarEntry) => void;
  /** The first and the last day in sight, `2026-03-01`, whenever they change. */
  onRange?: (range: { from: string; to: string }) => void;
};

const locales = { es, en: enGB };
const localizer = dateFnsLocalizer({
  format,
  parse,
  // Weeks begin on Monday, whatever the language.
  startOfWeek: (date: Date) => startOfWeek(date, { weekStartsOn: 1 }),
  getDay,
  locales,
});
const views = [Views.MONTH, Views.WEEK, Views.DAY, Views.AGENDA];

/** A day without its time, where the reader is: calendars show days, not moments. */
const local = (day: string) => parse(day, 'yyyy-MM-dd', new Date(0));
const dayOf = (date: Date) => format(date, 'yyyy-MM-dd');

/**
 * Entries of whole days in a month, a week, a day or a list; 500 px high, within which what does not fit scrolls. The days of a
 * month that have more than fit lead to the day. Brings its library along, so load it lazily.
 */
export function Calendar({ entries, language, labels, onOpen, onRange }: CalendarProps) {
  const events = useMemo(
    () =>
      entries.map((entry) => ({ entry, start: local(entry.start), end: addDays(local(entry.end), 1), allDay: true })),
    [entries],
  );
  const [view, setView] = useState<View>(Views.MONTH);
  const [date, setDate] = useState(() => new Date());
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => plainRoles(frame.current), []);
  const components = useMemo(() => ({ event: eventWith(onOpen) }), [onOpen]);
  const formats = useMemo(() => formatsIn(language), [language]);
  return (
    <div ref={frame} className="calendar-pliego min-w-0">
      <BigCalendar
        localizer={localizer}
        culture={language}
        messages={labels}
        events={events}
        titleAccessor={({ entry }) => entry.title}
        views={views}
        view={view}
        onView={setView}
        date={date}
        onNavigate={setDate}
        formats={formats}
        components={components}
        eventPropGetter={({ entry }) => ({ className: entry.late ? 'calendar-late' : '' })}
        onRangeChange={(range) => {
          const days = Array.isArray(range) ? range : [range.start, range.end];
          const [from, to] = [days[0], days.at(-1)];
          if (from && to) onRange?.({ from: dayOf(from), to: dayOf(to) });
        }}
      />
    </div>
  );
}

/** Dates as the language writes them: the library's own put the month before the day in every language. */
function formatsIn(language: Language): Formats {
  const as = (options: Intl.DateTimeFormatOptions) => {
    const written = new Intl.DateTimeFormat(language, options);
    return {
      one: (date: Date) => written.format(date),
      range: ({ start, end }: { start: Date; end: Date }) => written.formatRange(start, end),
    };
  };
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return {
    monthHeaderFormat: as({ month: 'long', year: 'numeric' }).one,
    dayRangeHeaderFormat: as(day).range,
    agendaHeaderFormat: as(day).range,
    dayHeaderFormat: as({ weekday: 'long', ...day }).one,
    dayFormat: as({ weekday: 'short', day: 'numeric' }).one,
    weekdayFormat: as({ weekday: 'short' }).one,
    agendaDateFormat: as({ weekday: 'short', day: 'numeric', month: 'short' }).one,
  };
}

/**
 * The library gives its boxes the roles of tables, rows and cells without the structure that those require, which tells
 * screen readers less than no roles would: they are removed as they appear. The list view is a real table, and stays one.
 */
const boxes = ':is(div, span):is([role=table], [role=rowgroup], [role=row], [role=cell], [role=columnheader])';
function plainRoles(frame: HTMLElement | null) {
  if (!frame) return;
  const strip = () => {
    for (const box of frame.querySelectorAll(boxes)) {
      box.removeAttribute('role');
      box.removeAttribute('aria-sort');
    }
    // Hours scroll by themselves.
    for (const hours of frame.querySelectorAll('.rbc-time-content, .rbc-agenda-content'))
      hours.setAttribute('tabindex', '0');
  };
  strip();
  const watch = new MutationObserver(strip);
  watch.observe(frame, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/** The library's own events cannot be reached by the keyboard: each is a button here. */
const eventWith =
  (onOpen: CalendarProps['onOpen']) =>
  ({ event: { entry } }: { event: { entry: CalendarEntry } }) => (
    <button type="button" disabled={!onOpen} onClick={() => onOpen?.(entry)}>
      {entry.title}
    </button>
  );
