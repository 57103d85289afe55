import type { FactorProof, Proof } from '#contract/entities/second-factor.ts';
import { refuse } from '#contract/refuse.ts';
import type { Origin, SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import type { AtSite } from '../passkeys/challenge.ts';
import { takePasskey } from '../passkeys/take-passkey.ts';
import { checkPassword, lockOwn } from './check-password.ts';
import { hasFactor } from './queries.ts';
import { withCode } from './try-code.ts';

type From = AtSite & Pick<Origin, 'address'>;

/**
 * Who changes what an account is entered by proves who they are by the second step that it has; by the password alone where it has
 * none. Throws `prueba_insuficiente`, and what `checkPassword` and `checkFactor` do.
 */
export async function checkProof(services: Services, viewer: SignedIn, proof: Proof, from: From): Promise<void> {
  if (!('password' in proof)) return checkFactor(services, viewer, proof, from);
  if (await hasFactor(services.db, viewer.id)) throw refuse('prueba_insuficiente');
  await checkPassword(services, viewer, proof.password, from);
}

/** By a code, which is used up, or by a passkey. Throws `llave_no_valida`, and what `withCode` does. */
export async function checkFactor(services: Services, viewer: SignedIn, proof: FactorProof, from: From): Promise<void> {
  if ('llave' in proof) {
    await takePasskey(services, proof.llave, { para: 'PRUEBA', userId: viewer.id }, from);
    return;
  }
  const { address } = from;
  const device = viewer.sessionId;
  await withCode(services, viewer.id, proof.codigo, { address, device }, lockOwn(services, viewer), async () => true);
}
