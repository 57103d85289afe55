import type { Proof } from '#contract/entities/second-factor.ts';
import { refuse } from '#contract/refuse.ts';
import type { Origin, SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { hasFactor, markProven } from './queries.ts';
import { checkPassword, lockOwn } from './set-up.ts';
import { withCode } from './try-code.ts';

/**
 * The log-in proves anew whose it is, by the password or by a code of the second step, so that it does grave acts for a while. Throws
 * `contrasena_incorrecta`, `codigo_incorrecto` and `demasiados_intentos`.
 */
export async function proveSession(
  services: Services,
  viewer: SignedIn,
  proof: Proof,
  from: Pick<Origin, 'address'>,
): Promise<void> {
  const { db } = services;
  const device = viewer.sessionId;
  if ('password' in proof) await checkPassword(services, viewer, proof.password, from);
  // One that is being set up proves nothing: the log-in itself has begun it.
  else if (!(await hasFactor(db, viewer.id))) throw refuse('codigo_incorrecto');
  else
    await withCode(services, viewer.id, proof.codigo, { ...from, device }, lockOwn(services, viewer), async () => true);
  await markProven(db, viewer.sessionId);
}
