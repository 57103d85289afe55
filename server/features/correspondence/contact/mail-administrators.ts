import { refuse } from '#contract/refuse.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { WrittenMail } from '#server/messages/mail-frame.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';
import { countRecentMessages, findAdministrators } from './queries.ts';

/** Messages that an administrator may be sent in an hour, whoever writes them and from wherever. */
const mostPerHour = 30;

/**
 * Writes to every administrator, who answers the writer directly. Nothing goes to the writer's address: it may be somebody else's.
 * Throws `demasiadas_peticiones` where administrators have had their share of this hour.
 */
export async function mailAdministrators(
  services: Services,
  responderA: string,
  write: (language: Language) => WrittenMail,
): Promise<void> {
  const { db } = services;
  const administrators = await findAdministrators(db);
  if ((await countRecentMessages(db)) >= mostPerHour * Math.max(administrators.length, 1))
    throw refuse('demasiadas_peticiones');
  for (const { email, language } of administrators)
    await sendMail(services, { ...write(language ?? 'es'), para: email, secreto: false, responderA });
}
