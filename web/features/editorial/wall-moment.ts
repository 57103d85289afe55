import { localTime } from '#contract/zoned-time.ts';
import type { Formats } from '#web/messages/dates.ts';

/** '1 de mayo de 2099, 09:00': what the clock of a zone shows at an instant, both in ISO 8601 and of the IANA. */
export function wallMoment({ day }: Pick<Formats, 'day'>, iso: string, zone: string): string {
  const [date = '', time = ''] = localTime(new Date(iso), zone).split('T');
  return `${day(date)}, ${time}`;
}
