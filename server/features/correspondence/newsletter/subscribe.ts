import { mailText } from '#server/messages/mails.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';
import { insertSubscriber, subscribeAgain } from './queries.ts';
import { hashOf, tokenOf } from './tokens.ts';

/**
 * Asks the address, by mail, whether it wants the newsletter. A subscriber gets no second mail, and who has not
 * confirmed one an hour at most; the caller learns neither.
 */
export async function subscribe(
  services: Services,
  secret: Uint8Array,
  { email, idioma = 'es' }: { email: string; idioma?: string | undefined },
): Promise<void> {
  const { db, env, transact } = services;
  const token = tokenOf(secret, email);
  await transact(async () => {
    const isNew = await insertSubscriber(db, { email, idioma, tokenHash: hashOf(token) });
    if (!isNew && !(await subscribeAgain(db, email, idioma))) return;
    const enlace = publicAddress(env, '/newsletter/confirmar', { token });
    await sendMail(services, {
      ...mailText('confirmSubscription', idioma === 'en' ? 'en' : 'es', { enlace }),
      para: email,
      secreto: true,
      enlaceBaja: publicAddress(env, '/newsletter/baja', { token }),
    });
  });
}
