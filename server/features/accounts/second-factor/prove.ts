import type { Proof } from '#contract/entities/second-factor.ts';
import type { Origin, SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import type { AtSite } from '../passkeys/challenge.ts';
import { checkPassword } from './check-password.ts';
import { checkFactor } from './check-proof.ts';
import { markProven } from './queries.ts';

/**
 * The log-in proves anew whose it is, by the password, by a code of the second step or by a passkey, so that it does grave acts for a
 * while. Throws `contrasena_incorrecta`, `codigo_incorrecto`, `llave_no_valida` and `demasiados_intentos`.
 */
export async function proveSession(
  services: Services,
  viewer: SignedIn,
  proof: Proof,
  from: AtSite & Pick<Origin, 'address'>,
): Promise<void> {
  if ('password' in proof) await checkPassword(services, viewer, proof.password, from);
  else await checkFactor(services, viewer, proof, from);
  await markProven(services.db, viewer.sessionId);
}
