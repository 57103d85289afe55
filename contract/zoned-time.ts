/** Moments by the clock on a wall somewhere: IANA's time zones, as the runtime knows them. */
import { dayMs } from './time.ts';

/** What a clock of the zone shows at a moment, read as if it hung in UTC: milliseconds. */
function wallClock(moment: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(moment);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/**
 * The moment at which a clock of the zone shows this, `2026-12-01T09:00`; undefined where no calendar has that day. An hour that the
 * clock leaves out in spring is the one after it, of one that it shows twice in autumn it is the first.
 */
export function momentAt(local: string, zone: string): Date | undefined {
  const shown = Date.parse(`${local}:00Z`);
  if (Number.isNaN(shown) || new Date(shown).toISOString().slice(0, 16) !== local) return undefined;
  const offsets = [shown - dayMs, shown + dayMs].map((near) => wallClock(near, zone) - near);
  const fitting = offsets.map((offset) => shown - offset).filter((moment) => wallClock(moment, zone) === shown);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : shown - (offsets[0] ?? 0));
}

/** The moment as a clock of the zone shows it, `2026-12-01T09:00`. */
export const localTime = (moment: Date, zone: string): string =>
  new Date(wallClock(Math.floor(moment.getTime() / 1000) * 1000, zone)).toISOString().slice(0, 16);
