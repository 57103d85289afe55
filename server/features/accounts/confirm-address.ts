import { record } from '#server/events/events.ts';
import type { Services } from '#server/platform/services.ts';
import { rolesAfterConfirming } from '#server/policy/index.ts';
import { markVerified, type UserRow, updateUser } from './queries.ts';

/**
 * The address is known to be the account's: with it comes the role that was asked for, where nobody has to approve. In a
 * transaction that holds the account's row (`lockUser`). Gives the account as it is then.
 */
export async function confirmAddress({ db, settings }: Services, user: UserRow): Promise<UserRow> {
  if (user.fechaVerificacion) return user;
  await markVerified(db, user.id);
  const after = rolesAfterConfirming(user, settings.get().aprobacionDeRoles);
  if (after.rolSolicitado === user.rolSolicitado) return { ...user, fechaVerificacion: new Date() };
  await updateUser(db, user.id, { roles: after.roles, rolSolicitado: after.rolSolicitado });
  await record(db, {
    type: 'account.roleGranted',
    // Nobody's act: its person, who only opened a link, is told.
    userId: null,
    datos: { rol: user.rolSolicitado, cuenta: user.id },
  });
  return { ...user, ...after, fechaVerificacion: new Date() };
}
