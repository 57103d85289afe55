/** The days of a calendar, `2026-03-01`, without hours or zones; weeks begin on Monday. Pure functions. */
import { dayMs } from '#contract/time.ts';

export const calendarViews = ['month', 'week', 'day', 'agenda'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** Days that a list of what is due looks ahead. */
const agendaDays = 30;

const written = (date: Date): string => date.toISOString().slice(0, 10);
/** A day's beginning in UTC, as `Intl` formats with `timeZone: 'UTC'` take it. */
export const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The reader's own day. */
export function todayHere(now = new Date()): string {
  return written(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())));
}

export const addDays = (day: string, days: number): string => written(new Date(dateOf(day).getTime() + days * dayMs));

export const mondayOf = (day: string): string => addDays(day, -((dateOf(day).getUTCDay() + 6) % 7));

/** The same day so many months later, or the month's last where it has no such day. */
function addMonths(day: string, months: number): string {
  const date = dateOf(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return written(new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), last))));
}

/** The first and the last day in sight: of a month its whole weeks. */
export function rangeOf(view: CalendarView, day: string): { from: string; to: string } {
  if (view === 'day') return { from: day, to: day };
  if (view === 'agenda') return { from: day, to: addDays(day, agendaDays - 1) };
  if (view === 'week') return { from: mondayOf(day), to: addDays(mondayOf(day), 6) };
  const first = `${day.slice(0, 8)}01`;
  const last = addDays(addMonths(first, 1), -1);
  return { from: mondayOf(first), to: addDays(mondayOf(last), 6) };
}

/** The day that a view goes on to, forwards or back. */
export function stepped(view: CalendarView, day: string, by: 1 | -1): string {
  if (view === 'month') return addMonths(day, by);
  return addDays(day, by * { week: 7, day: 1, agenda: agendaDays }[view]);
}

/** The days from one to another, both included. */
export function daysFrom(from: string, to: string): string[] {
  const days = [from];
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

interface Span {
  start: string;
  end: string;
}

/** Where an entry stands in a row of days: its lane from the top, and its first and last column. */
export interface Laid<T> {
  entry: T;
  lane: number;
  first: number;
  last: number;
}

/** The entries that touch these days, each in the uppermost lane that is free; those that begin first, and last longest, first. */
export function inLanes<T extends Span>(entries: readonly T[], days: readonly string[]): Laid<T>[] {
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const touching = entries
    .filter(({ start, end }) => start <= to && end >= from)
    .sort((one, other) => one.start.localeCompare(other.start) || other.end.localeCompare(one.end));
  /** The last column that each lane has taken. */
  const taken: number[] = [];
  return touching.map((entry) => {
    const first = Math.max(0, days.indexOf(entry.start));
    const last = entry.end > to ? days.length - 1 : days.indexOf(entry.end);
    const free = taken.findIndex((until) => until < first);
    const lane = free < 0 ? taken.length : free;
    taken[lane] = last;
    return { entry, lane, first, last };
  });
}

/** Each entry once: on the day it ends, or, where that is later than these days, on its first of them. By days in order. */
export function byDay<T extends Span>(
  entries: readonly T[],
  { from, to }: { from: string; to: string },
): Map<string, T[]> {
  const days = new Map<string, T[]>();
  const dated = entries
    .filter(({ start, end }) => start <= to && end >= from)
    .map((entry) => ({ entry, day: entry.end <= to ? entry.end : entry.start < from ? from : entry.start }))
    .sort((one, other) => one.day.localeCompare(other.day));
  for (const { entry, day } of dated) days.set(day, [...(days.get(day) ?? []), entry]);
  return days;
}
