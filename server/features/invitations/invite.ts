import { findUser } from '#server/features/accounts/queries.ts';
import { sendMail } from '#server/features/mail/send.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { dayInWords } from '#server/features/reminders/words.ts';
import { publicAddress } from '#server/platform/environment.ts';
import type { Services } from '#server/services.ts';
import { invitationMail } from './messages.ts';

interface Invited {
  revisorId: string;
  fechaLimite: Date | null;
  fechaInvitacionVence: Date;
  /** What the links carry; only its hash is stored, with the review. */
  token: string;
}

/** Mails the invitation to review in the language of whom it invites, in the caller's transaction. */
export async function mailInvitation(
  services: Services,
  { titulo, resumen }: Pick<Work, 'titulo' | 'resumen'>,
  { revisorId, fechaLimite, fechaInvitacionVence, token }: Invited,
): Promise<void> {
  const person = await findUser(services.db, revisorId);
  if (!person) return;
  const language = person.preferencias.language ?? 'es';
  const address = (respuesta: string) => publicAddress(services.env, `/invitacion/${token}`, { respuesta });
  const mail = invitationMail(language, {
    nombre: person.nombres,
    titulo,
    resumen,
    plazo: fechaLimite && dayInWords(fechaLimite, language),
    vence: dayInWords(fechaInvitacionVence, language),
    aceptar: address('aceptar'),
    declinar: address('declinar'),
  });
  await sendMail(services, { para: person.email, secreto: true, ...mail });
}
