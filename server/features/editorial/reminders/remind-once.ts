import type { Language } from '#contract/vocabulary.ts';
import type { DomainEvent } from '#server/events/event-kinds.ts';
import { record } from '#server/events/events.ts';
import type { Replies } from '#server/features/publications/answered-by.ts';
import type { WrittenMail } from '#server/messages/mail-frame.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';
import { insertReminder, markReminded, type Reminded } from './queries.ts';

interface Reminder {
  /** What is reminded of, and which time: under one key nothing goes out twice. */
  clave: string;
  to: Reminded;
  event: Omit<DomainEvent, 'userId'>;
  mail: (language: Language) => Promise<WrittenMail>;
  /** Whom its reader answers (`answeredByOf`); absent: the platform. */
  replies?: Replies | undefined;
}

/**
 * Reminds a person by mail and notification, and notes it, in one transaction: whoever sends it and whenever they are
 * killed, it goes out once. False where it had.
 */
export function remindOnce(
  services: Services,
  { clave, to, event, mail, replies }: Reminder,
  now: Date,
): Promise<boolean> {
  const { db, transact } = services;
  return transact(async () => {
    const row = { clave, userId: to.userId, publicacionId: event.publicacionId, fecha: now };
    if (!(await insertReminder(db, row))) return false;
    await record(db, { ...event, userId: null, datos: { ...event.datos, cuenta: to.userId } });
    if (event.reviewId) await markReminded(db, event.reviewId, now);
    const written = await mail(to.preferencias.language ?? 'es');
    const { publicacionId } = event;
    await sendMail(services, { para: to.email, secreto: false, publicacionId, ...replies, ...written });
    return true;
  });
}
