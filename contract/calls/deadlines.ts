import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id, instant } from '../entities/common.ts';

/** iCalendar (RFC 5545). */
const calendar = { answer: z.file(), file: true } as const;

/** The deadlines of reviews in the reviewer's own calendar. */
export const deadlineCalls = defineCalls({
  reviewDeadline: {
    method: 'GET',
    path: '/reviews/{id}/calendar',
    summary: 'El plazo de una revisión tuya, en iCalendar',
    access: 'person',
    params: z.object({ id }),
    ...calendar,
  },
  myDeadlines: {
    method: 'GET',
    path: '/reviews/my-reviews/calendar',
    summary: 'Los plazos de tus revisiones abiertas, en iCalendar',
    access: 'person',
    ...calendar,
  },
  getDeadlineFeed: {
    method: 'GET',
    path: '/reviews/my-reviews/feed',
    summary: 'Desde cuándo hay una dirección de calendario con tus plazos; null si no la hay',
    access: 'person',
    answer: z.object({ desde: instant.nullable() }),
  },
  createDeadlineFeed: {
    method: 'POST',
    path: '/reviews/my-reviews/feed',
    summary: 'Crear la dirección secreta de tu calendario de plazos; la anterior deja de servir',
    access: 'person',
    answer: z.object({ url: z.string(), desde: instant }),
    status: 201,
    perMinute: 20,
  },
  revokeDeadlineFeed: {
    method: 'DELETE',
    path: '/reviews/my-reviews/feed',
    summary: 'Retirar la dirección de tu calendario de plazos',
    access: 'person',
  },
  subscribedDeadlines: {
    method: 'GET',
    path: '/calendars/{token}/plazos.ics',
    summary: 'El calendario de plazos al que se suscribe un programa, por su dirección secreta',
    access: 'anyone',
    params: z.object({ token: z.string().regex(/^[\w-]{20,80}$/) }),
    ...calendar,
    perMinute: 60,
  },
});
