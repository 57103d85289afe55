import type { Language } from '#contract/vocabulary.ts';
import { type CalendarView, dateOf, rangeOf } from './calendar-days.ts';

export type CalendarFormats = ReturnType<typeof calendarFormats>;

/** Days of a calendar as the language writes them. */
export function calendarFormats(language: Language) {
  const tag = { es: 'es-ES', en: 'en-GB' }[language];
  const as = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options });
    return {
      one: (day: string) => format.format(dateOf(day)),
      range: (from: string, to: string) => format.formatRange(dateOf(from), dateOf(to)),
    };
  };
  const whole = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const month = as({ month: 'long', year: 'numeric' });
  const dated = as(whole);
  const named = as({ weekday: 'long', ...whole });
  return {
    /** 'lun': the head of a column. */
    weekday: as({ weekday: 'short' }).one,
    /** 'lun, 23'. */
    weekdayAndDay: as({ weekday: 'short', day: 'numeric' }).one,
    /** '23'. */
    dayOfMonth: (day: string) => String(dateOf(day).getUTCDate()),
    /** 'lunes, 23 de noviembre de 2026'. */
    named: named.one,
    /** 'lun, 23 nov'. */
    brief: as({ weekday: 'short', day: 'numeric', month: 'short' }).one,
    /** '3 nov', or '3–9 nov' of a span. */
    span: (from: string, to: string) => as({ day: 'numeric', month: 'short' }).range(from, to),
    /** What is in sight. */
    heading(view: CalendarView, day: string): string {
      if (view === 'month') return month.one(day);
      if (view === 'day') return named.one(day);
      const { from, to } = rangeOf(view, day);
      return dated.range(from, to);
    },
  };
}
