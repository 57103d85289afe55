/** A passkey of one's own, named otherwise or removed. */
import type { Proof } from '#contract/entities/second-factor.ts';
import { refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import type { Origin, SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { isAskedSecondFactor } from '#server/policy/index.ts';
import { lockUser } from '../queries.ts';
import { checkProof } from '../second-factor/check-proof.ts';
import { deleteFactor, hasFactor } from '../second-factor/queries.ts';
import { tellOwner } from '../second-factor/tell-owner.ts';
import { hasWayIn } from '../ways-in.ts';
import type { AtSite } from './challenge.ts';
import { deletePasskey, isPasskeyOf, namePasskey } from './queries.ts';

/** Throws `no_encontrado`. */
export async function renamePasskey({ db }: Services, viewer: SignedIn, id: string, nombre: string): Promise<void> {
  if (!(await namePasskey(db, viewer.id, id, nombre))) throw refuse('no_encontrado');
}

/**
 * It opens nothing any more. Recovery codes go with the last second step there is. Throws `no_encontrado`, `segundo_paso_exigido` where
 * it is the last and a role asks for one, `ultima_entrada` where nothing else lets them in, and what `checkProof` does.
 */
export async function removePasskey(
  services: Services,
  viewer: SignedIn,
  id: string,
  proof: Proof,
  origin: AtSite & Pick<Origin, 'address'>,
): Promise<void> {
  const { db, settings, transact } = services;
  if (!(await isPasskeyOf(db, viewer.id, id))) throw refuse('no_encontrado');
  await checkProof(services, viewer, proof, origin);
  await transact(async () => {
    const user = await lockUser(db, viewer.id);
    if (!user) throw refuse('sesion_caducada');
    const gone = await deletePasskey(db, user.id, id);
    if (!gone) throw refuse('no_encontrado');
    if (!(await hasWayIn(db, user))) throw refuse('ultima_entrada');
    if (!(await hasFactor(db, user.id))) {
      if (isAskedSecondFactor(user, settings.get())) throw refuse('segundo_paso_exigido');
      await deleteFactor(db, user.id);
    }
    await record(db, { type: 'account.passkeyRemoved', userId: user.id });
    await tellOwner(services, user, 'passkeyRemoved', { llave: gone.nombre });
  });
}
