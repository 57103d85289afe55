import { findUser } from '#server/features/accounts/queries.ts';
import { answeredBy } from '#server/features/publications/answered-by.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { dayInWords } from '#server/messages/day-words.ts';
import { publishedReviewWords } from '#server/messages/invitations.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import { templateMail } from '#server/platform/mail/template-write-mail.ts';
import type { Services } from '#server/platform/services.ts';
import { tellsOfPublication } from '#server/policy/index.ts';

interface Invited {
  /** The review. */
  id: string;
  revisorId: string;
  fechaLimite: Date | null;
  fechaInvitacionVence: Date;
  /** What who assigns it says along with it, or nothing. */
  indicaciones: string;
  /** What the links carry; only its hash is stored, with the review. */
  token: string;
}

/** Of a summary, in characters: the page that the mail leads to has it whole. */
const longestSummary = 1500;

/** Mails the invitation to review in the language of whom it invites, in the caller's transaction. */
export async function mailInvitation(
  services: Services,
  work: Work,
  { id: reviewId, revisorId, fechaLimite, fechaInvitacionVence, indicaciones, token }: Invited,
): Promise<void> {
  const { id, titulo, resumen } = work;
  const person = await findUser(services.db, revisorId);
  if (!person) return;
  const language = person.preferencias.language ?? 'es';
  const address = (respuesta: string) => publicAddress(services.env, `/invitacion/${token}`, { respuesta });
  const values = {
    nombre: person.nombres,
    titulo,
    resumen: shortened(resumen) || null,
    indicaciones: indicaciones || null,
    plazo: fechaLimite && dayInWords(fechaLimite, language),
    vence: dayInWords(fechaInvitacionVence, language),
  };
  const links = {
    obra: id,
    boton: address('aceptar'),
    otroBoton: address('declinar'),
    // Not a place of the template: however an office words it, nobody accepts without knowing.
    ...(tellsOfPublication(work, services.settings.of(work)) && { aviso: publishedReviewWords[language] }),
  };
  const template = person.invitadaDesde ? 'INVITACION_SIN_CUENTA' : 'INVITACION';
  const mail = await templateMail(services, template, language, values, links);
  await sendMail(services, {
    para: person.email,
    secreto: true,
    publicacionId: id,
    reviewId,
    ...(await answeredBy(services, work)),
    ...mail,
  });
}

const shortened = (text: string) =>
  text.length > longestSummary ? `${text.slice(0, longestSummary).trimEnd()}…` : text;
