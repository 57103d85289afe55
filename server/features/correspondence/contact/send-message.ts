import type { ContactMessage } from '#contract/entities/site.ts';
import { refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import { mailText } from '#server/messages/mails.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';
import type { Viewer } from '#server/policy/index.ts';
import { countRecentMessages, findAdministrators } from './queries.ts';

/** Messages that an administrator may be sent in an hour, whoever writes them and from wherever. */
const mostPerHour = 30;

/**
 * Sends a message to every administrator, who answers its writer directly. Nothing goes to the writer's address: it
 * may be somebody else's. Throws `demasiadas_peticiones` where administrators have had their share of this hour.
 */
export async function sendContactMessage(services: Services, viewer: Viewer, message: ContactMessage): Promise<void> {
  const { db, transact } = services;
  await transact(async () => {
    const administrators = await findAdministrators(db);
    if ((await countRecentMessages(db)) >= mostPerHour * Math.max(administrators.length, 1))
      throw refuse('demasiadas_peticiones');
    for (const { email, language } of administrators)
      await sendMail(services, {
        ...mailText('contact', language ?? 'es', message),
        para: email,
        secreto: false,
        responderA: message.email,
      });
    await record(db, { type: 'contact.sent', userId: viewer?.id ?? null, datos: { asunto: message.asunto } });
  });
}
