/** Deadlines as iCalendar (RFC 5545). An event names the work, and nobody. */

import { createEvents, type EventAttributes } from 'ics';
import { dayMs } from '#contract/time.ts';
import type { Language } from '#contract/vocabulary.ts';
import { fill } from '#contract/words.ts';
import { calendarWords } from '#server/messages/calendar.ts';

/** A review that has one. */
export interface DueReview {
  id: string;
  titulo: string;
  fechaAsignacion: Date;
  fechaLimite: Date;
  historialCambios: readonly unknown[];
}

/** Days before a deadline on which a calendar reminds of it. */
const reminded = [3, 1];

/**
 * One calendar of the deadlines, each a whole day in UTC as the screens show them; a moved one takes its old place (UID).
 * `site` is the beginning of this site's addresses, '' where it is not known.
 */
export function deadlineCalendar(
  { site, revista }: { site: string; revista: string },
  language: Language,
  reviews: readonly DueReview[],
): Uint8Array {
  const say = calendarWords[language];
  const calendar = { productId: 'Pliego', calName: fill(say.name, { revista }, language), method: 'PUBLISH' } as const;
  const event = ({ id, titulo, historialCambios, fechaAsignacion, fechaLimite }: DueReview): EventAttributes => {
    const url = site && `${site}/revisiones/${id}`;
    const title = `${say.title} «${titulo}»`;
    return {
      uid: `revision-${id}@pliego`,
      // Grows with each change, so that programs take the later one.
      sequence: historialCambios.length,
      ...calendar,
      title,
      ...(url && { description: `${say.open}: ${url}`, url }),
      start: dayOf(fechaLimite),
      end: dayOf(new Date(fechaLimite.getTime() + dayMs)),
      created: fechaAsignacion.getTime(),
      busyStatus: 'FREE',
      alarms: reminded.map((days) => ({
        action: 'display',
        description: `${say.soon}: «${titulo}»`,
        trigger: { before: true, days },
      })),
    };
  };
  const { error, value } = createEvents(reviews.map(event), calendar);
  if (error) throw error;
  return Buffer.from(value ?? '');
}

const dayOf = (date: Date): [number, number, number] => [
  date.getUTCFullYear(),
  date.getUTCMonth() + 1,
  date.getUTCDate(),
];
