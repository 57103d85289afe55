import { refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import { isStopped, liftAddress } from '#server/platform/mail/returned.ts';
import type { Services } from '#server/platform/services.ts';
import { confirmAddress } from './confirm-address.ts';
import { mailLink } from './mail-link.ts';
import { findMailedToken, spendMailedToken } from './mailed-token-queries.ts';
import { lockUser } from './queries.ts';
import { hashToken } from './tokens.ts';

/**
 * Confirms the account's address by a mailed link. A link of an address that is confirmed already is fine: people open
 * them twice. Throws `enlace_no_valido`.
 */
export async function verifyEmail(services: Services, token: string): Promise<void> {
  const { db, transact } = services;
  const hash = hashToken(token);
  const found = await findMailedToken(db, hash, 'correo');
  if (found?.verified && !found.usable) return;
  if (!found?.usable) throw refuse('enlace_no_valido');
  await transact(async () => {
    const user = await lockUser(db, found.userId);
    // Who confirms it again has had the mail: it is written to once more.
    if (user?.fechaVerificacion) {
      if (await spendMailedToken(db, hash)) await liftAddress(db, user.email);
      return;
    }
    if (!user || !(await spendMailedToken(db, hash))) throw refuse('enlace_no_valido');
    await record(db, { type: 'account.verified', userId: user.id });
    await liftAddress(db, user.email);
    await confirmAddress(services, user);
  });
}

/** Mails the link again, unless the address is confirmed and mails to it arrive. Throws `demasiadas_peticiones`. */
export function resendVerification(services: Services, viewer: SignedIn): Promise<void> {
  const { db, transact } = services;
  return transact(async () => {
    const user = await lockUser(db, viewer.id);
    if (!user) throw refuse('sesion_caducada');
    if (user.fechaVerificacion && !(await isStopped(db, user.email))) return;
    if (!(await mailLink(services, user, 'correo'))) throw refuse('demasiadas_peticiones');
  });
}
