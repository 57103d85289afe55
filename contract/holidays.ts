/** The press's holidays, and the one rule by which deadlines that the platform proposes keep clear of them. */
import { dayMs } from './time.ts';

/** Calendar days in UTC, as `2026-12-24`, the last one included. */
export interface Holiday {
  desde: string;
  hasta: string;
}

export const isHoliday = (day: string, holidays: readonly Holiday[]): boolean =>
  holidays.some(({ desde, hasta }) => desde <= day && day <= hasta);

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());

/** The day itself; where it is a holiday, the next that is none and in no weekend. */
export function workingDay(day: string, holidays: readonly Holiday[]): string {
  if (!isHoliday(day, holidays)) return day;
  let next = day;
  while (isHoliday(next, holidays) || isWeekend(next)) next = dayOf(Date.parse(next) + dayMs);
  return next;
}

/** The same of a moment, which keeps its time of day. */
export function workingMoment(moment: Date, holidays: readonly Holiday[]): Date {
  const day = dayOf(moment.getTime());
  return new Date(moment.getTime() + Date.parse(workingDay(day, holidays)) - Date.parse(day));
}
