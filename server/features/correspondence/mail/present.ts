import type { Mail, ReturnedAddress } from '#contract/entities/mail.ts';
import type { Language } from '#contract/vocabulary.ts';
import { answerWords } from '#server/messages/answers.ts';
import type { ReturnedAddress as StoppedAddress } from '#server/platform/mail/returned.ts';
import { canReadStoredLinks, type Viewer } from '#server/policy/index.ts';
import type { MailRow } from './queries.ts';

/**
 * A failed mail can be tried again while its text is there: that of a personal link is forgotten with the last try, and an
 * invitation to review is sent anew (`resendInvitation`).
 */
export function mailActions({
  estado,
  texto,
  reviewId,
}: Pick<MailRow, 'estado' | 'texto' | 'reviewId'>): Mail['acciones'] {
  if (estado !== 'FALLIDO' && estado !== 'DETENIDO') return [];
  if (texto !== '') return ['REINTENTAR', 'DESCARTAR'];
  return reviewId ? ['REENVIAR', 'DESCARTAR'] : ['DESCARTAR'];
}

/**
 * A mail of the outbox. One with a link that acts for its holder is shown only where mails are kept instead of sent:
 * then an administrator has to pass it on.
 */
export const presentMail = (row: MailRow, viewer: Viewer, language: Language): Mail => ({
  id: row.id,
  para: row.para,
  asunto: row.asunto,
  texto:
    row.secreto && !(row.estado === 'GUARDADO' && canReadStoredLinks(viewer))
      ? answerWords.mailNotShown[language]
      : row.texto,
  estado: row.estado,
  intentos: row.intentos,
  fechaCreacion: row.fechaCreacion.toISOString(),
  fechaEnvio: row.fechaEnvio?.toISOString() ?? null,
  fechaIntento: row.estado === 'PENDIENTE' ? row.fechaIntento.toISOString() : null,
  error: row.error,
  reviewId: row.reviewId,
  acciones: mailActions(row),
});

export const presentReturned = (row: StoppedAddress): ReturnedAddress => ({
  direccion: row.direccion,
  clase: row.clase,
  veces: row.veces,
  palabras: row.palabras,
  ultima: row.ultima.toISOString(),
  detenida: (row.detenida ?? row.ultima).toISOString(),
});
