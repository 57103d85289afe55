import type { Session } from '#contract/entities/user.ts';
import { refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import type { Origin } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { isBreached } from './breached/breached.ts';
import { findDevice, keepDevice } from './known-devices.ts';
import { refuseMerged } from './merged-account.ts';
import { logIn } from './open-session.ts';
import { passwordMatches } from './passwords.ts';
import { findByCredential, lockUser } from './queries.ts';
import { awaitSecondStep, refuseWaiting } from './second-factor/second-step.ts';
import { tryPassword } from './try-password.ts';

/**
 * Opens a session, and has the device remembered. Throws `credenciales_incorrectas`, the same after the same time whether
 * the address exists or not, `demasiados_intentos`, `cuenta_bloqueada`, `cuenta_unida` with the address that serves instead, and
 * `segundo_paso` where the account asks for a code, too.
 */
export async function login(
  services: Services,
  { email, password }: { email: string; password: string },
  { address, agent, cookie }: Pick<Origin, 'address' | 'agent' | 'cookie'>,
): Promise<Session> {
  const { db, transact } = services;
  const user = await findByCredential(db, email);
  const device = await findDevice(services, user?.id, cookie.value);
  const matches = () => passwordMatches(user?.passwordHash, password);
  const right = await tryPassword(services, { email, address, device }, matches);
  if (!right || !user) {
    await transact(() => record(db, { type: 'account.loginFailed', userId: user?.id ?? null }));
    throw refuse('credenciales_incorrectas');
  }
  // Said only to who knows the password: to anybody else it is like any other.
  if (user.unidaAId) await refuseMerged(services, user);
  const entered = await transact(async () => {
    // A password that was changed while this one was being checked ends the sessions there are: not to open one more.
    const now = await lockUser(db, user.id);
    if (now?.passwordHash !== user.passwordHash) throw refuse('credenciales_incorrectas');
    return (await awaitSecondStep(services, now)) ?? logIn(services, now, { agent, cookie }, device);
  });
  const [session, remembered] = refuseWaiting(entered);
  keepDevice(cookie, remembered);
  return (await isBreached(password)) ? { ...session, contrasenaFiltrada: true } : session;
}
