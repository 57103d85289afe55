/** The reminder of a review's deadline, by the platform or by hand: what is recorded, and the mail. */
import type { Language } from '#contract/vocabulary.ts';
import type { DomainEvent } from '#server/events/event-kinds.ts';
import { dayInWords } from '#server/messages/day-words.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { templateMail } from '#server/platform/mail/template-write-mail.ts';
import type { Services } from '#server/platform/services.ts';

/** A review, and when it is or was due. */
export interface DueReview {
  reviewId: string;
  publicacionId: string;
  titulo: string;
  fechaLimite: Date;
  /** Its invitation was not answered (`isUnanswered`). */
  sinRespuesta: boolean;
}

export const deadlineEvent = ({ reviewId, publicacionId, titulo, fechaLimite }: DueReview, now: Date) =>
  ({
    type: 'reminder.review',
    publicacionId,
    reviewId,
    datos: { titulo, plazo: fechaLimite.toISOString(), termina: fechaLimite <= now ? 'terminó' : 'termina' },
  }) satisfies Omit<DomainEvent, 'userId'>;

export const deadlineMail = (
  services: Services,
  { reviewId, publicacionId, titulo, fechaLimite, sinRespuesta }: DueReview,
  { language, nombre, now, pie }: { language: Language; nombre: string; now: Date; pie?: string },
) =>
  templateMail(
    services,
    sinRespuesta ? 'INVITACION_SIN_RESPUESTA' : fechaLimite <= now ? 'REVISION_ATRASADA' : 'REVISION_POR_ENTREGAR',
    language,
    { nombre, titulo, plazo: dayInWords(fechaLimite, language) },
    { boton: publicAddress(services.env, `/revisiones/${reviewId}`), obra: publicacionId, ...(pie && { pie }) },
  );
