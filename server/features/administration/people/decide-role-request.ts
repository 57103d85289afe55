import type { ManagedUser } from '#contract/entities/user.ts';
import { refuse } from '#contract/refuse.ts';
import { roleWords } from '#contract/words.ts';
import { record } from '#server/events/events.ts';
import { namedAsked } from '#server/features/accounts/asked-journal.ts';
import { presentManagedUser } from '#server/features/accounts/present.ts';
import { lockUser } from '#server/features/accounts/queries.ts';
import { mailText } from '#server/messages/mails.ts';
import { publicAddress } from '#server/platform/environment.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';
import { rolesToConfirmFor, scopesGranted, withRole } from '#server/policy/index.ts';
import { setRoles } from './queries.ts';

/**
 * Grants or declines the role that a person asked for, in the journal for which they did or in all, and tells them. Throws `no_encontrado`, and `correo_sin_confirmar`, and `sin_solicitud` where
 * there is none any more: of two who decide at once, to the second.
 */
export function decideRoleRequest(
  services: Services,
  viewer: SignedIn,
  id: string,
  { conceder, enTodas }: { conceder: boolean; enTodas: boolean },
): Promise<ManagedUser> {
  const { db, env, transact } = services;
  return transact(async () => {
    const user = await lockUser(db, id);
    if (!user) throw refuse('no_encontrado');
    const { rolSolicitado: rol } = user;
    if (!rol) throw refuse('sin_solicitud');
    if (conceder && rolesToConfirmFor([rol], user.roles, user.fechaVerificacion !== null).length > 0)
      throw refuse('correo_sin_confirmar');
    const roles = conceder ? withRole(user.roles, rol) : user.roles;
    const where = enTodas ? null : user.revistaSolicitada;
    const ambitos = conceder ? scopesGranted(user.ambitos, rol, where) : user.ambitos;
    await setRoles(db, id, roles, ambitos);
    const named = namedAsked(services, where);
    const type = conceder ? 'account.roleGranted' : 'account.roleDeclined';
    await record(db, { type, userId: viewer.id, datos: { rol, cuenta: id, ...named } });
    const kind = conceder ? 'roleGranted' : 'roleDeclined';
    const enlace = publicAddress(env, conceder ? '/dashboard' : '/perfil');
    const language = user.preferencias.language ?? 'es';
    const role = [roleWords[rol][language], ...Object.values(named)].join(' · ');
    const mail = mailText(kind, language, { nombre: user.nombres, rol: role, enlace });
    await sendMail(services, { para: user.email, secreto: false, ...mail });
    return presentManagedUser({ ...user, roles, ambitos, rolSolicitado: null }, { tellsScopes: true });
  });
}
