import { refuse } from '#contract/refuse.ts';
import type { Origin, SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { passwordMatches } from '../passwords.ts';
import { findUser, lockUser, type UserRow } from '../queries.ts';
import { tryPassword } from '../try-password.ts';

/** Throws `contrasena_incorrecta`, and `demasiados_intentos`: a log-in that somebody found open is no licence to guess. */
export async function checkPassword(
  services: Services,
  viewer: SignedIn,
  password: string,
  { address }: Pick<Origin, 'address'>,
): Promise<void> {
  const user = await findUser(services.db, viewer.id);
  if (!user) throw refuse('sesion_caducada');
  const whose = { email: user.email, address, device: viewer.sessionId };
  if (!(await tryPassword(services, whose, () => passwordMatches(user.passwordHash, password))))
    throw refuse('contrasena_incorrecta', { errors: [{ field: 'password', code: 'contrasena_incorrecta' }] });
}

/** The own account, its row locked. */
export const lockOwn = (services: Services, viewer: SignedIn) => async (): Promise<UserRow> => {
  const user = await lockUser(services.db, viewer.id);
  if (!user) throw refuse('sesion_caducada');
  return user;
};
