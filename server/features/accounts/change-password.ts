import { refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import type { Origin, SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { refuseBreached } from './breached/breached.ts';
import { keepDevice } from './known-devices.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { findUser, lockUser } from './queries.ts';
import { replacePassword } from './replace-password.ts';
import { knowAgain } from './sessions/sessions.ts';
import { tryPassword } from './try-password.ts';

const wrong = () =>
  refuse('contrasena_incorrecta', {
    errors: [{ field: 'actual', code: 'contrasena_actual' }],
  });

/**
 * Sets another password and ends the account's other sessions; of its devices this one alone is known after. Throws
 * `contrasena_incorrecta` and, since a stolen session is no licence to guess, `demasiados_intentos`.
 */
export async function changePassword(
  services: Services,
  viewer: SignedIn,
  { actual, nueva }: { actual: string; nueva: string },
  { address, cookie }: Pick<Origin, 'address' | 'cookie'>,
): Promise<void> {
  const { db, transact } = services;
  const user = await findUser(db, viewer.id);
  if (!user) throw refuse('sesion_caducada');
  const whose = { email: user.email, address, device: viewer.sessionId };
  if (!(await tryPassword(services, whose, () => passwordMatches(user.passwordHash, actual)))) throw wrong();
  await refuseBreached('nueva', nueva);
  const passwordHash = await hashPassword(nueva);
  const remembered = await transact(async () => {
    const now = await lockUser(db, user.id);
    // Somebody else has changed it meanwhile: what was checked is not the present one any more.
    if (now?.passwordHash !== user.passwordHash) throw wrong();
    await replacePassword(services, now, passwordHash, viewer.sessionId);
    await record(db, { type: 'account.passwordChanged', userId: user.id });
    return knowAgain(services, viewer, cookie);
  });
  keepDevice(cookie, remembered);
}
