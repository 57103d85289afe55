import { refuse } from '#contract/refuse.ts';
import { record } from '#server/events/events.ts';
import type { Services } from '#server/platform/services.ts';
import { deletePasskeys } from '../passkeys/queries.ts';
import { lockUser, revokeSessions } from '../queries.ts';
import { deleteFactor } from './queries.ts';
import { tellOwner } from './tell-owner.ts';

/**
 * Takes the second step, passkeys too, from the account of who lost telephone and codes, for an administrator or, `by` null, for whoever runs the
 * machine: ends its log-ins, too, and tells its owner by mail. Throws `sin_permiso` of one's own, which password and code end
 * (`endSecondFactor`), `no_encontrado`, and `segundo_paso_inactivo` where it has none.
 */
export function resetSecondFactor(services: Services, by: string | null, id: string): Promise<void> {
  const { db, transact } = services;
  return transact(async () => {
    if (id === by) throw refuse('sin_permiso');
    const user = await lockUser(db, id);
    if (!user) throw refuse('no_encontrado');
    const [hadApp, hadPasskeys] = [await deleteFactor(db, id), await deletePasskeys(db, id)];
    if (!hadApp && hadPasskeys === 0) throw refuse('segundo_paso_inactivo');
    await revokeSessions(db, id);
    await record(db, { type: 'account.secondFactorReset', userId: by, datos: { cuenta: id } });
    await tellOwner(services, user, 'secondFactorReset');
  });
}
