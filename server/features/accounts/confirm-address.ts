import { record } from '#server/events/events.ts';
import { joinByDomain } from '#server/features/membership/join.ts';
import type { Services } from '#server/platform/services.ts';
import { rolesAfterConfirming, scopesGranted, withPromised } from '#server/policy/index.ts';
import { namedAsked } from './asked-journal.ts';
import { markVerified, type UserRow, updateUser } from './queries.ts';

/**
 * The address is known to be the account's: with it come the roles that an administrator gave it when making it, and the one that
 * was asked for, where nobody has to approve. In a transaction that holds the account's row (`lockUser`). Gives the account as it
 * is then.
 */
export async function confirmAddress(services: Services, user: UserRow): Promise<UserRow> {
  const { db, settings } = services;
  if (user.fechaVerificacion) return user;
  await markVerified(db, user.id);
  const given = withPromised(user, user.rolesPrometidos ?? []);
  const after = rolesAfterConfirming(given, settings.get().aprobacionDeRoles);
  const { rolSolicitado: asked } = given;
  const isGranted = asked !== null && after.rolSolicitado === null;
  const ambitos = isGranted ? scopesGranted(user.ambitos, asked, user.revistaSolicitada) : user.ambitos;
  const confirmed = { ...user, ...after, ambitos, rolesPrometidos: null, fechaVerificacion: new Date() };
  const { roles, rolSolicitado, rolesPrometidos } = confirmed;
  if (user.rolesPrometidos || rolSolicitado !== user.rolSolicitado)
    await updateUser(db, user.id, { roles, ambitos, rolSolicitado, rolesPrometidos });
  // Nobody's acts: its person, who only opened a link, is told.
  const cuenta = user.id;
  if (user.rolesPrometidos?.length) {
    const datos = { cuenta, antes: user.roles.join(', '), roles: given.roles.join(', ') };
    await record(db, { type: 'account.rolesChanged', userId: null, datos });
  }
  if (isGranted) {
    const datos = { rol: asked, cuenta, ...namedAsked(services, user.revistaSolicitada) };
    await record(db, { type: 'account.roleGranted', userId: null, datos });
  }
  await joinByDomain(services, user);
  return confirmed;
}
