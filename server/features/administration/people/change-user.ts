import type { ManagedUser, UserChanges } from '#contract/entities/user.ts';
import { refuse } from '#contract/refuse.ts';
import { canBlock } from '#contract/roles.ts';
import { record } from '#server/events/events.ts';
import { presentManagedUser } from '#server/features/accounts/present.ts';
import { lockUser, revokeSessions, type UserRow, updateUser } from '#server/features/accounts/queries.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { canAdminister, roleStillAsked, tidyRoles } from '#server/policy/index.ts';
import { refuseLastAdministrator } from './last-administrator.ts';
import { lockAdministrators } from './queries.ts';

/**
 * Gives an account other roles, blocks it (its sessions end at once) or opens it again. Throws `no_encontrado`,
 * `ultimo_administrador` where nobody would be left to administer, and `sin_permiso` to who would block themselves.
 */
export function changeUser(
  { db, transact }: Services,
  viewer: SignedIn,
  id: string,
  changes: UserChanges,
): Promise<ManagedUser> {
  return transact(async () => {
    const administrators = await lockAdministrators(db);
    const before = await lockUser(db, id);
    if (!before) throw refuse('no_encontrado');
    const roles = changes.roles ? tidyRoles(changes.roles) : before.roles;
    const blocked = changes.estado ? changes.estado === 'BLOQUEADO' : before.fechaBloqueo !== null;
    if (blocked && !before.fechaBloqueo && !canBlock(viewer, id))
      throw refuse('sin_permiso', { errors: [{ field: 'estado', code: 'bloqueo_propio' }] });
    if (!canAdminister({ roles, blocked })) refuseLastAdministrator(id, administrators);

    const after = await updateUser(db, id, {
      roles,
      rolSolicitado: roleStillAsked(roles, before),
      fechaBloqueo: blocked ? (before.fechaBloqueo ?? new Date()) : null,
    });
    if (!after) throw refuse('no_encontrado');
    if (blocked) await revokeSessions(db, id);
    await recordChanges(db, viewer, before, after);
    return presentManagedUser(after);
  });
}

async function recordChanges(db: Services['db'], viewer: SignedIn, before: UserRow, after: UserRow): Promise<void> {
  const datos = { cuenta: after.id };
  const [antes, roles] = [before.roles.join(', '), after.roles.join(', ')];
  if (antes !== roles)
    await record(db, { type: 'account.rolesChanged', userId: viewer.id, datos: { ...datos, antes, roles } });
  if ((before.fechaBloqueo === null) !== (after.fechaBloqueo === null))
    await record(db, { type: after.fechaBloqueo ? 'account.blocked' : 'account.unblocked', userId: viewer.id, datos });
}
