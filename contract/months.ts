/** Months as the wire has them: by their first day, in UTC, `2026-03-01`. */

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** The first day of a moment's month, or of one so many months before it. */
export const monthOf = (moment: Date, before = 0): string =>
  dayOf(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() - before, 1));

/** The months from one day to another, both included, the oldest first. */
export function monthsBetween(desde: string, hasta: string): string[] {
  const months = [];
  for (let month = monthOf(new Date(desde)); month <= hasta; month = monthOf(new Date(month), -1)) months.push(month);
  return months;
}
