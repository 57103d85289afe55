import { refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import { liftAddress } from '#server/platform/mail/returned.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteScopedKeys } from './api-keys/queries.ts';
import { refuseBreached } from './breached/breached.ts';
import { confirmAddress } from './confirm-address.ts';
import { endRecoveredLinks } from './identity-providers/link.ts';
import { acceptOnRegistering } from './legal-texts.ts';
import { findMailedToken, spendMailedToken } from './mailed-token-queries.ts';
import { disconnectRecovered } from './orcid/link.ts';
import { hashPassword } from './passwords.ts';
import { lockUser } from './queries.ts';
import { replacePassword } from './replace-password.ts';
import { hashToken } from './tokens.ts';
import { forgetFailedTries } from './try-password.ts';

/**
 * Sets another password by a mailed link, which also proves the address, ends all sessions, revokes keys that open more than
 * what is published, and disconnects ORCID and institutions: nobody
 * who was in the account before stays in it. Throws `enlace_no_valido`: of two who send one link at once, to the second.
 */
export async function resetPassword(
  services: Services,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { db, transact } = services;
  const hash = hashToken(token);
  const found = await findMailedToken(db, hash, 'contraseña');
  if (!found?.usable) throw refuse('enlace_no_valido');
  await refuseBreached('password', password);
  const passwordHash = await hashPassword(password);
  await transact(async () => {
    // The account first and the link second, in the order of everyone who takes both.
    const user = await lockUser(db, found.userId);
    if (!user || !(await spendMailedToken(db, hash))) throw refuse('enlace_no_valido');
    await disconnectRecovered(services, user);
    await endRecoveredLinks(services, user);
    await replacePassword(services, user, passwordHash);
    await deleteScopedKeys(db, user.id);
    // The mail that brought the link said so.
    if (user.rolesPrometidos) await acceptOnRegistering(db, user.id);
    await confirmAddress(services, user);
    await liftAddress(db, user.email);
    await forgetFailedTries(services, user.email);
    await record(db, { type: 'account.passwordReset', userId: user.id });
  });
}
