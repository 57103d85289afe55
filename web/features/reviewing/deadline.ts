/** How near a deadline is, in whole days (spec 001 §9). */
import { type Holiday, workingDay } from '#contract/holidays.ts';

const dayLength = 86_400_000;

/** Deadlines this many days away, or fewer, are warned of. */
export const warningDays = 3;

/** Days from `now` (milliseconds) to an instant in ISO 8601, rounded up; 0 or less once it is past. */
export const daysUntil = (instant: string, now = Date.now()): number =>
  // Adding 0 turns the -0 of the hours right after the deadline into 0.
  Math.ceil((Date.parse(instant) - now) / dayLength) + 0;

/** Whole days since an instant in ISO 8601. */
export const daysSince = (instant: string, now = Date.now()): number =>
  Math.max(0, Math.floor((now - Date.parse(instant)) / dayLength));

/** The last moment of a calendar day, `2026-03-01`, in UTC: as days are shown, a deadline lasts its whole day. */
export const endOfDay = (day: string): string => `${day}T23:59:59.000Z`;

/** The calendar day, `2026-03-01`, that is so many days after `now`. */
export const dayAfter = (days: number, now = Date.now()): string =>
  new Date(now + days * dayLength).toISOString().slice(0, 10);

/** The day that is proposed for something due in so many days: on no holiday of the press, and whether it was moved for that. */
export function proposedDay(days: number, holidays: readonly Holiday[], now = Date.now()) {
  const plain = dayAfter(days, now);
  const day = workingDay(plain, holidays);
  return { day, movedFrom: day === plain ? undefined : plain };
}

/** The calendar day until which a deadline is moved that gets so many more days: from its own on, or from now where that is past or none. */
export const extendedDay = (deadline: string | null, days: number, now = Date.now()): string =>
  dayAfter(days, Math.max(now, deadline ? Date.parse(deadline) : now));
