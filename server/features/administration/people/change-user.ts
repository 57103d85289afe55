import type { ManagedUser, UserChanges } from '#contract/entities/user.ts';
import { refuse } from '#contract/refuse.ts';
import { canBlock } from '#contract/roles.ts';
import { record } from '#server/events/events.ts';
import { confirmAddress } from '#server/features/accounts/confirm-address.ts';
import { presentManagedUser } from '#server/features/accounts/present.ts';
import { lockUser, revokeSessions, type UserRow, updateUser } from '#server/features/accounts/queries.ts';
import { checkProven } from '#server/platform/http/proven.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import {
  becomesAdministrator,
  canAdminister,
  canConfirmByHand,
  roleStillAsked,
  rolesForMade,
  rolesToConfirmFor,
  tidyRoles,
} from '#server/policy/index.ts';
import { scopesAfter, settleScopes } from './change-scopes.ts';
import { refuseLastAdministrator } from './last-administrator.ts';
import { lockAdministrators } from './queries.ts';

/**
 * Gives an account other roles (one made for somebody gets some of them with its confirmed address), narrows them to journals, blocks it (its sessions end at once) or opens it again. Throws `no_encontrado`,
 * `datos_no_validos` for scopes of roles or journals that are not there, `correo_sin_confirmar`, `lo_confirma_su_dueno`, `ultimo_administrador` where nobody would be left to administer, `sin_permiso` to who would block themselves,
 * and `demuestra_quien_eres` where an account would become an administrator.
 */
export function changeUser(
  services: Services,
  viewer: SignedIn,
  id: string,
  changes: UserChanges,
): Promise<ManagedUser> {
  const { db, transact } = services;
  return transact(async () => {
    const administrators = await lockAdministrators(db);
    const found = await lockUser(db, id);
    if (!found) throw refuse('no_encontrado');
    const before = changes.correoVerificado ? await confirmByHand(services, viewer, found) : found;
    const { roles, rolesPrometidos } = rolesOf(before, changes.roles);
    if (becomesAdministrator(before.roles, roles)) checkProven(viewer);
    if (
      // Of what waits for the address nothing is more than an account may be made with.
      rolesPrometidos?.includes('ADMIN') ||
      rolesToConfirmFor(roles, before.roles, before.fechaVerificacion !== null).length > 0
    )
      throw refuse('correo_sin_confirmar', { errors: [{ field: 'roles', code: 'correo_sin_confirmar' }] });
    const blocked = changes.estado ? changes.estado === 'BLOQUEADO' : before.fechaBloqueo !== null;
    if (blocked && !before.fechaBloqueo && !canBlock(viewer, id))
      throw refuse('sin_permiso', { errors: [{ field: 'estado', code: 'bloqueo_propio' }] });
    if (!canAdminister({ roles, blocked })) refuseLastAdministrator(id, administrators);

    const after = await updateUser(db, id, {
      roles,
      rolesPrometidos,
      ambitos: await scopesAfter(services, [...roles, ...(rolesPrometidos ?? [])], before, changes.ambitos),
      rolSolicitado: roleStillAsked(roles, before),
      fechaBloqueo: blocked ? (before.fechaBloqueo ?? new Date()) : null,
    });
    if (!after) throw refuse('no_encontrado');
    if (blocked) await revokeSessions(db, id);
    await recordChanges(db, viewer, before, after);
    await settleScopes(services, viewer.id, before, after);
    return presentManagedUser(after, { tellsScopes: true });
  });
}

function rolesOf({ roles, rolesPrometidos }: UserRow, given: UserChanges['roles']) {
  if (!given) return { roles, rolesPrometidos };
  return rolesPrometidos ? rolesForMade(given, roles) : { roles: tidyRoles(given), rolesPrometidos };
}

/** Without a mail server nobody gets the link that would ask them. Throws `lo_confirma_su_dueno`. */
async function confirmByHand(services: Services, viewer: SignedIn, user: UserRow): Promise<UserRow> {
  if (user.fechaVerificacion) return user;
  if (!canConfirmByHand(viewer, services.env.SMTP_URL !== undefined)) throw refuse('lo_confirma_su_dueno');
  await record(services.db, { type: 'account.verifiedByHand', userId: viewer.id, datos: { cuenta: user.id } });
  return confirmAddress(services, user);
}

async function recordChanges(db: Services['db'], viewer: SignedIn, before: UserRow, after: UserRow): Promise<void> {
  const datos = { cuenta: after.id };
  const [antes, roles] = [allRoles(before), allRoles(after)];
  if (antes !== roles)
    await record(db, { type: 'account.rolesChanged', userId: viewer.id, datos: { ...datos, antes, roles } });
  if ((before.fechaBloqueo === null) !== (after.fechaBloqueo === null))
    await record(db, { type: after.fechaBloqueo ? 'account.blocked' : 'account.unblocked', userId: viewer.id, datos });
}

/** Those that wait for its address, too. */
const allRoles = ({ roles, rolesPrometidos }: UserRow) => [...roles, ...(rolesPrometidos ?? [])].join(', ');
