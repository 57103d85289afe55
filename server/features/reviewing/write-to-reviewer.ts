import type { Language } from '#contract/vocabulary.ts';
import { findUser } from '#server/features/accounts/queries.ts';
import { answeredByOf, type Replies } from '#server/features/publications/answered-by.ts';
import type { WrittenMail } from '#server/messages/mail-frame.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';

interface ToReviewer {
  revisorId: string;
  publicacionId: string;
  /** Whom they answer, where the caller, who writes to several, has asked (`answeredByOf`). */
  replies?: Replies | undefined;
}

/** Mails the reviewer of a work in their language, in the caller's transaction; nothing where the account is no more. */
export async function writeToReviewer(
  services: Services,
  { revisorId, publicacionId, replies }: ToReviewer,
  mail: (language: Language, nombre: string) => Promise<WrittenMail>,
): Promise<void> {
  const person = await findUser(services.db, revisorId);
  if (!person) return;
  const written = await mail(person.preferencias.language ?? 'es', person.nombres);
  const answered = replies ?? (await answeredByOf(services, [publicacionId])).get(publicacionId);
  await sendMail(services, { para: person.email, secreto: false, publicacionId, ...answered, ...written });
}
