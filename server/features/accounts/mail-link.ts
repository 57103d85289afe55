import { dayMs, hourMs } from '#contract/time.ts';
import { type MailKind, mailText } from '#server/messages/mails.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { sendMails } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';
import {
  countExpiringBetween,
  insertMailedTokens,
  type MailedTokenKind,
  retireMailedTokens,
} from './mailed-token-queries.ts';
import type { UserRow } from './queries.ts';
import { hashToken, newToken } from './tokens.ts';

/** Links of one kind that an account is sent in an hour, so that nobody can fill another's mailbox. */
const mostAnHour = 5;

const links = {
  contraseña: { para: 'contraseña', mail: 'resetPassword', path: '/reset-password', lifetimeMs: hourMs },
  correo: { para: 'correo', mail: 'verifyEmail', path: '/verify-email', lifetimeMs: 72 * hourMs },
  // To who did not ask for it, and may be away: the first password of an account that was made for them.
  bienvenida: { para: 'contraseña', mail: 'accountMade', path: '/reset-password', lifetimeMs: 14 * dayMs },
} as const satisfies Record<string, { para: MailedTokenKind; mail: MailKind; path: string; lifetimeMs: number }>;

/**
 * Mails the account a link that works once; earlier ones of the kind no longer do. False, and nothing changed, where it
 * was sent too many. Called in a transaction that holds the account's row (`lockUser`).
 */
export async function mailLink(services: Services, user: UserRow, link: keyof typeof links): Promise<boolean> {
  const { db } = services;
  const { para, lifetimeMs } = links[link];
  const now = Date.now();
  const sentLately = await countExpiringBetween(db, user.id, para, [
    new Date(now + lifetimeMs - hourMs),
    new Date(now + lifetimeMs),
  ]);
  if (sentLately >= mostAnHour) return false;
  await retireMailedTokens(db, user.id, para);
  await mailNewLinks(services, [user], link);
  return true;
}

/** The same to accounts that have been sent none before, as those that were just made: in few statements, however many they are. */
export async function mailNewLinks(
  services: Services,
  accounts: readonly UserRow[],
  link: keyof typeof links,
): Promise<void> {
  const { db, env } = services;
  const { para, mail, path, lifetimeMs } = links[link];
  const expiresAt = new Date(Date.now() + lifetimeMs);
  const sent = accounts.map((user) => ({ user, token: newToken() }));
  await insertMailedTokens(
    db,
    sent.map(({ user, token }) => ({
      ...{ hash: hashToken(token), para, userId: user.id, email: user.email, expiresAt },
    })),
  );
  const [terminos, privacidad] = [
    publicAddress(env, '/documentos/terminos'),
    publicAddress(env, '/documentos/privacidad'),
  ];
  await sendMails(
    services,
    sent.map(({ user, token }) => {
      const values = { nombre: user.nombres, enlace: publicAddress(env, path, { token }), terminos, privacidad };
      return {
        para: user.email,
        secreto: true,
        pedido: link !== 'bienvenida',
        ...mailText(mail, user.preferencias.language ?? 'es', values),
      };
    }),
  );
}
