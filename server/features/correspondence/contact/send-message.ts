import type { ContactMessage } from '#contract/entities/site.ts';
import { record } from '#server/events/events.ts';
import { mailText } from '#server/messages/mails.ts';
import type { Services } from '#server/platform/services.ts';
import type { Viewer } from '#server/policy/index.ts';
import { mailAdministrators } from './mail-administrators.ts';

/** Sends a message to every administrator. Throws `demasiadas_peticiones` as `mailAdministrators` does. */
export async function sendContactMessage(services: Services, viewer: Viewer, message: ContactMessage): Promise<void> {
  const { db, transact } = services;
  await transact(async () => {
    await mailAdministrators(services, message.email, (language) => mailText('contact', language, message));
    await record(db, { type: 'contact.sent', userId: viewer?.id ?? null, datos: { asunto: message.asunto } });
  });
}
