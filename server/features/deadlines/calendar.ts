/** Deadlines as iCalendar (RFC 5545). An event names the work, and nobody. */
import { createEvents, type EventAttributes } from 'ics';
import type { MailLanguage } from '#server/features/mail/frame.ts';
import { publicAddress } from '#server/platform/environment.ts';
import type { Services } from '#server/services.ts';

/** A review that has one. */
export interface DueReview {
  id: string;
  titulo: string;
  fechaAsignacion: Date;
  fechaLimite: Date;
  historialCambios: readonly unknown[];
}

const words = {
  es: {
    name: 'Pliego: plazos de revisión',
    title: 'Entregar la revisión de',
    soon: 'Plazo de revisión',
    open: 'Abrir la revisión',
  },
  en: {
    name: 'Pliego: review deadlines',
    title: 'Hand in the review of',
    soon: 'Review deadline',
    open: 'Open the review',
  },
} satisfies Record<MailLanguage, Record<string, string>>;

/** Days before a deadline on which a calendar reminds of it. */
const reminded = [3, 1];

/** One calendar of the deadlines, each a whole day in UTC as the screens show them; a moved one takes its old place (UID). */
export function deadlineCalendar(
  env: Services['env'],
  language: MailLanguage,
  reviews: readonly DueReview[],
): Uint8Array {
  const say = words[language];
  const event = ({ id, titulo, historialCambios, fechaAsignacion, fechaLimite }: DueReview): EventAttributes => {
    const url = publicAddress(env, `/revisiones/${id}`);
    const title = `${say.title} «${titulo}»`;
    return {
      uid: `revision-${id}@pliego`,
      // Grows with each change, so that programs take the later one.
      sequence: historialCambios.length,
      productId: 'Pliego',
      calName: say.name,
      method: 'PUBLISH',
      title,
      description: `${say.open}: ${url}`,
      url,
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
  const { error, value } = createEvents(reviews.map(event), {
    productId: 'Pliego',
    calName: say.name,
    method: 'PUBLISH',
  });
  if (error) throw error;
  return Buffer.from(value ?? '');
}

const dayMs = 86_400_000;
const dayOf = (date: Date): [number, number, number] => [
  date.getUTCFullYear(),
  date.getUTCMonth() + 1,
  date.getUTCDate(),
];
