import { findUser } from '#server/features/accounts/queries.ts';
import type { MailLanguage, WrittenMail } from '#server/features/mail/frame.ts';
import { sendMail } from '#server/features/mail/send.ts';
import type { Services } from '#server/services.ts';

/** Mails the reviewer of a work in their language, in the caller's transaction; nothing where the account is no more. */
export async function writeToReviewer(
  services: Services,
  { revisorId, publicacionId }: { revisorId: string; publicacionId: string },
  mail: (language: MailLanguage, nombre: string) => Promise<WrittenMail>,
): Promise<void> {
  const person = await findUser(services.db, revisorId);
  if (!person) return;
  const written = await mail(person.preferencias.language ?? 'es', person.nombres);
  await sendMail(services, { para: person.email, secreto: false, publicacionId, ...written });
}
