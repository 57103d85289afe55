import { mailText } from '#server/messages/mails.ts';
import type { SecondFactorMails } from '#server/messages/second-factor-mails.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';
import type { UserRow } from '../queries.ts';

/**
 * Tells the account's owner by mail what was done of its second step: whoever found a log-in open may have done it.
 * @param quedan recovery codes that are left, where one was used
 */
export async function tellOwner(
  services: Services,
  { email, nombres, preferencias }: UserRow,
  kind: keyof SecondFactorMails,
  quedan = '',
): Promise<void> {
  const page = kind === 'secondFactorReset' || kind === 'recoveryCodeUsed' ? '/configuracion' : '/forgot-password';
  const values = { nombre: nombres, quedan, enlace: publicAddress(services.env, page) };
  const mail = mailText(kind, preferencias.language ?? 'es', values);
  await sendMail(services, { para: email, secreto: false, ...mail });
}
