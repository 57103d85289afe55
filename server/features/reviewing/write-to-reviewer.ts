import type { Language } from '#contract/vocabulary.ts';
import { findUser } from '#server/features/accounts/queries.ts';
import { answeredBy } from '#server/features/publications/answered-by.ts';
import { findWorksById } from '#server/features/publications/queries.ts';
import type { WrittenMail } from '#server/messages/mail-frame.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';

/** Mails the reviewer of a work in their language, in the caller's transaction; nothing where the account is no more. */
export async function writeToReviewer(
  services: Services,
  { revisorId, publicacionId }: { revisorId: string; publicacionId: string },
  mail: (language: Language, nombre: string) => Promise<WrittenMail>,
): Promise<void> {
  const person = await findUser(services.db, revisorId);
  if (!person) return;
  const written = await mail(person.preferencias.language ?? 'es', person.nombres);
  const [work] = await findWorksById(services.db, [publicacionId]);
  const replies = work ? await answeredBy(services, work) : {};
  await sendMail(services, { para: person.email, secreto: false, publicacionId, ...replies, ...written });
}
