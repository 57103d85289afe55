import { mailText } from '#server/messages/mails.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';
import {
  countExpiringAfter,
  insertMailedToken,
  type MailedTokenKind,
  retireMailedTokens,
} from './mailed-token-queries.ts';
import type { UserRow } from './queries.ts';
import { hashToken, newToken } from './tokens.ts';

const hourMs = 3_600_000;
/** Links of one kind that an account is sent in an hour, so that nobody can fill another's mailbox. */
const mostAnHour = 5;

const links = {
  contraseña: { mail: 'resetPassword', path: '/reset-password', lifetimeMs: hourMs },
  correo: { mail: 'verifyEmail', path: '/verify-email', lifetimeMs: 72 * hourMs },
} as const satisfies Record<MailedTokenKind, object>;

/**
 * Mails the account a link that works once; earlier ones of the kind no longer do. False, and nothing changed, where it
 * was sent too many. Called in a transaction that holds the account's row (`lockUser`).
 */
export async function mailLink(services: Services, user: UserRow, para: MailedTokenKind): Promise<boolean> {
  const { db, env } = services;
  const { mail, path, lifetimeMs } = links[para];
  const sentLately = await countExpiringAfter(db, user.id, para, new Date(Date.now() + lifetimeMs - hourMs));
  if (sentLately >= mostAnHour) return false;
  await retireMailedTokens(db, user.id, para);
  const token = newToken();
  const expiresAt = new Date(Date.now() + lifetimeMs);
  await insertMailedToken(db, { hash: hashToken(token), para, userId: user.id, email: user.email, expiresAt });
  const values = { nombre: user.nombres, enlace: publicAddress(env, path, { token }) };
  await sendMail(services, {
    para: user.email,
    secreto: true,
    ...mailText(mail, user.preferencias.language ?? 'es', values),
  });
  return true;
}
