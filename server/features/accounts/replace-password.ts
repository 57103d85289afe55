import { mailText } from '#server/messages/mails.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';
import { retireMailedTokens } from './mailed-token-queries.ts';
import { revokeSessions, type UserRow, updateUser } from './queries.ts';

/**
 * Gives the account another password, ends its sessions (but for one to keep) and its links to reset it, and tells its
 * owner by mail. Called in a transaction that holds the account's row (`lockUser`).
 */
export async function replacePassword(
  services: Services,
  user: UserRow,
  passwordHash: string,
  keepSession?: string,
): Promise<void> {
  const { db, env } = services;
  // With a password of their own an account that was made for them is theirs.
  await updateUser(db, user.id, { passwordHash, invitadaDesde: null });
  await revokeSessions(db, user.id, keepSession);
  await retireMailedTokens(db, user.id, 'contraseña');
  // Of an account that was made for them it is the first: nothing has changed.
  if (user.rolesPrometidos) return;
  const values = { nombre: user.nombres, enlace: publicAddress(env, '/forgot-password') };
  const mail = mailText('passwordChanged', user.preferencias.language ?? 'es', values);
  await sendMail(services, { para: user.email, secreto: false, ...mail });
}
