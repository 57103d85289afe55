import { mailText } from '#server/messages/mails.ts';
import type { SecondFactorMails } from '#server/messages/second-factor-mails.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';
import type { UserRow } from '../queries.ts';

/** Of which whoever did not do it asks for another password first. */
const toPassword: readonly (keyof SecondFactorMails)[] = ['secondFactorOn', 'secondFactorOff'];

/**
 * Tells the account's owner by mail what was done of its second step: whoever found a log-in open may have done it.
 * @param said recovery codes that are left, where one was used; the name of a passkey
 */
export async function tellOwner(
  services: Services,
  { email, nombres, preferencias }: UserRow,
  kind: keyof SecondFactorMails,
  { quedan = '', llave = '' }: { quedan?: string; llave?: string } = {},
): Promise<void> {
  const page = toPassword.includes(kind) ? '/forgot-password' : '/configuracion';
  const values = { nombre: nombres, quedan, llave, enlace: publicAddress(services.env, page) };
  const mail = mailText(kind, preferencias.language ?? 'es', values);
  await sendMail(services, { para: email, secreto: false, ...mail });
}
