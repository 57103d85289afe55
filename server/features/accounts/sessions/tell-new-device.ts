import { dayMs } from '#contract/time.ts';
import { momentInWords } from '#server/messages/day-words.ts';
import { mailText } from '#server/messages/mails.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';
import type { UserRow } from '../queries.ts';
import { type Device, deviceInWords } from './device-words.ts';
import { countTold } from './queries.ts';

/** Mails of this kind that an account is sent in a day: who logs in from private windows is not to be flooded. */
const mostADay = 3;

/**
 * Tells the owner of an account by mail that somebody logs in from a device on which nobody did before. Nothing of the first log-in
 * of all, and nothing to an address that nobody has confirmed, which may be a stranger's. Gives whether it was told; called in the
 * transaction of the log-in, which holds the account's row.
 */
export async function tellNewDevice(services: Services, user: UserRow, device: Device): Promise<boolean> {
  const { db, env } = services;
  if (!user.fechaAcceso || !user.fechaVerificacion) return false;
  const now = new Date();
  if ((await countTold(db, user.id, new Date(now.getTime() - dayMs))) >= mostADay) return false;
  const language = user.preferencias.language ?? 'es';
  const mail = mailText('newDevice', language, {
    nombre: user.nombres,
    dispositivo: deviceInWords(device, language),
    cuando: momentInWords(now, language),
    enlace: `${publicAddress(env, '/configuracion')}#sesiones`,
    contrasena: publicAddress(env, '/forgot-password'),
  });
  await sendMail(services, { para: user.email, secreto: false, ...mail });
  return true;
}
