import { isDeepStrictEqual } from 'node:util';
import { type Merge, type ResultingChanges, undoDays } from '#contract/entities/merge.ts';
import { refuse } from '#contract/refuse.ts';
import { dayMs } from '#contract/time.ts';
import { record } from '#server/events/events.ts';
import {
  lockUser,
  revokeSessions,
  type UserRow,
  type UserUpdate,
  updateUser,
} from '#server/features/accounts/queries.ts';
import { refuseLastAdministrator } from '#server/features/administration/people/last-administrator.ts';
import { lockAdministrators } from '#server/features/administration/people/queries.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { canAdminister, scopesWithin, withoutGiven } from '#server/policy/index.ts';
import { keepForOthers } from './kept-by-others.ts';
import { replaceWhoLifted } from './merge-accounts.ts';
import { moveBack } from './move-queries.ts';
import { presentMerge } from './present.ts';
import {
  findMerge,
  forgetExpertiseOf,
  isMerged,
  lockMerge,
  lockMerged,
  type MergeRow,
  markDecisions,
  reopenAccount,
  updateMerge,
} from './queries.ts';
import { tellUndone } from './tell.ts';

/**
 * Makes two accounts again of what was merged: what moved comes back where it still is, what came since stays. The account that
 * stayed goes on, without roles that the merge gave it; a block that it got since holds for both. Throws `no_encontrado`,
 * `union_cerrada`, `union_posterior`, and `ultimo_administrador`.
 */
export function undoMerge(services: Services, viewer: SignedIn, id: string): Promise<Merge> {
  const { db, transact } = services;
  return transact(async () => {
    const administrators = await lockAdministrators(db);
    const merge = await lockMerge(db, id);
    if (!merge) throw refuse('no_encontrado');
    if (isClosed(merge)) throw refuse('union_cerrada');
    const queda = await lockUser(db, merge.quedaId);
    if (!queda) throw refuse((await isMerged(db, merge.quedaId)) ? 'union_posterior' : 'union_cerrada');
    const unida = await lockMerged(db, merge.unidaId);
    if (!unida) throw refuse('union_cerrada');

    await moveBack(db, id, merge);
    const kept = await keepForOthers(db, merge);
    const without = (all: readonly string[], some: readonly string[]) => all.filter((one) => !some.includes(one));
    await markDecisions(db, without(merge.cambios.marcadas, kept.marcadas), false);
    if (merge.cambios.cuatroOjos) await replaceWhoLifted(services, queda.id, unida.id);
    await reopenAccount(db, unida.id, unida.fechaBloqueo ?? queda.fechaBloqueo);
    const changes = changesBack(queda, { ...merge.cambios, roles: without(merge.cambios.roles, kept.roles) });
    const blocked = queda.fechaBloqueo !== null;
    const others = canAdminister({ roles: unida.roles, blocked }) ? [...administrators, unida.id] : administrators;
    if (!canAdminister({ roles: changes.roles, blocked })) refuseLastAdministrator(queda.id, others);
    await updateUser(db, queda.id, changes);
    // What they see and may do is another from now on, wherever they are logged in.
    await revokeSessions(db, queda.id, viewer.sessionId);
    await forgetExpertiseOf(db, [queda.id, unida.id]);
    await updateMerge(db, id, { fechaDeshecha: new Date(), deshechaPorId: viewer.id });
    for (const cuenta of [queda.id, unida.id])
      await record(db, { type: 'account.mergeUndone', userId: viewer.id, datos: { cuenta } });
    await tellUndone(services, { queda, unida });
    const undone = await findMerge(db, id);
    if (!undone) throw refuse('no_encontrado');
    return presentMerge(undone);
  });
}

const isClosed = ({ fecha, fechaDeshecha, fechaOlvido }: MergeRow) =>
  fechaDeshecha !== null || fechaOlvido !== null || fecha.getTime() + undoDays * dayMs < Date.now();

/** Its roles and what it said of the person, as before, but for what was changed since. */
function changesBack(
  queda: UserRow,
  cambios: Pick<ResultingChanges, 'campos' | 'roles'>,
): UserUpdate & Pick<UserRow, 'roles'> {
  const now: Record<string, unknown> = { ...queda, fechaOrcid: queda.fechaOrcid?.toISOString() ?? null };
  const fields = Object.entries(cambios.campos).filter(([field, { despues }]) =>
    isDeepStrictEqual(now[field], despues),
  );
  const roles = cambios.roles.length > 0 ? withoutGiven(queda.roles, cambios.roles) : queda.roles;
  return {
    ...Object.fromEntries(fields.map(([field, { antes }]) => [field, antes])),
    roles,
    ambitos: scopesWithin(roles, queda.ambitos),
  };
}
