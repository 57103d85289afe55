import type { ManagedUser } from '#contract/entities/user.ts';
import { refuse } from '#contract/refuse.ts';
import { roleWords } from '#contract/words.ts';
import { record } from '#server/events/events.ts';
import { presentManagedUser } from '#server/features/accounts/present.ts';
import { lockUser } from '#server/features/accounts/queries.ts';
import { mailText } from '#server/messages/mails.ts';
import { publicAddress } from '#server/platform/environment.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import { sendMail } from '#server/platform/mail/send.ts';
import type { Services } from '#server/platform/services.ts';
import { rolesToConfirmFor, withRole } from '#server/policy/index.ts';
import { setRoles } from './queries.ts';

/**
 * Grants or declines the role that a person asked for, and tells them. Throws `no_encontrado`, and `correo_sin_confirmar`, and `sin_solicitud` where
 * there is none any more: of two who decide at once, to the second.
 */
export function decideRoleRequest(
  services: Services,
  viewer: SignedIn,
  id: string,
  { conceder }: { conceder: boolean },
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
    await setRoles(db, id, roles);
    const type = conceder ? 'account.roleGranted' : 'account.roleDeclined';
    await record(db, { type, userId: viewer.id, datos: { rol, cuenta: id } });
    const kind = conceder ? 'roleGranted' : 'roleDeclined';
    const enlace = publicAddress(env, conceder ? '/dashboard' : '/perfil');
    const language = user.preferencias.language ?? 'es';
    const mail = mailText(kind, language, { nombre: user.nombres, rol: roleWords[rol][language], enlace });
    await sendMail(services, { para: user.email, secreto: false, ...mail });
    return presentManagedUser({ ...user, roles, rolSolicitado: null }, { tellsScopes: true });
  });
}
