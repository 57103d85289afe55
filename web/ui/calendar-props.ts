/** What a calendar takes, and what it draws each of its views with. */
import type { ReactElement, ReactNode } from 'react';
import type { Language } from '#contract/vocabulary.ts';
import type { CalendarView } from './calendar-days.ts';
import type { CalendarFormats } from './calendar-formats.ts';

/** What stands in a calendar for whole days, `2026-03-01`, the last one included. */
export interface CalendarEntry {
  id: string;
  title: string;
  start: string;
  end: string;
  /** Its time is over. */
  late?: boolean;
}

/** The words of its controls, and of what it says. */
export interface CalendarLabels extends Record<CalendarView, string> {
  next: string;
  previous: string;
  today: string;
  /** The columns of the list; without `time`, it has none of hours. */
  date: string;
  time?: string;
  event: string;
  /** In the column of hours: everything here is for whole days. */
  allDay: string;
  /** Said of an entry whose time is over. */
  late: string;
  /** Said of a day on which nobody works. */
  rest: string;
  empty: string;
  more: (count: number) => string;
}

/** What is in sight: how, and around which day. */
export interface CalendarPlace {
  view: CalendarView;
  day: string;
}

/** An entry as something to press, with the look that its place gives it. */
export type DrawEntry<T extends CalendarEntry> = (
  entry: T,
  shown: { className: string; children: ReactNode },
) => ReactElement;

export interface CalendarProps<T extends CalendarEntry> {
  entries: readonly T[];
  language: Language;
  labels: CalendarLabels;
  /** Of its views, in their order; the first is the first in sight. All four, the month first, unless said. */
  views?: readonly CalendarView[];
  /** What is in sight, where it is kept elsewhere, with `onPlace`. */
  place?: CalendarPlace;
  onPlace?: (place: CalendarPlace) => void;
  /** 500 px high, within which what does not fit scrolls; else as high as what it shows. */
  bounded?: boolean;
  /** Whether nobody works on a day. */
  rests?: ((day: string) => boolean) | undefined;
  draw: DrawEntry<T>;
  className?: string;
}

/** What every view is drawn with. */
export interface ViewProps<T extends CalendarEntry> extends Pick<CalendarProps<T>, 'entries' | 'labels' | 'draw'> {
  formats: CalendarFormats;
  day: string;
  today: string;
  bounded: boolean;
  /** To a day, by itself. */
  onDay: (day: string) => void;
  rests: (day: string) => boolean;
}
