import type { Account } from '#contract/entities/user.ts';
import { refuse } from '#contract/refuse.ts';
import type { Role } from '#contract/vocabulary.ts';
import { record } from '#server/events/events.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { rolesAfterAsking } from '#server/policy/index.ts';
import { presentAccount } from './present.ts';
import { lockUser, updateUser } from './queries.ts';

/** Asks for one role more: granted at once, or waiting for an administrator (docs/specification.md 3). */
export function requestRole({ db, transact, settings }: Services, viewer: SignedIn, asked: Role): Promise<Account> {
  return transact(async () => {
    const user = await lockUser(db, viewer.id);
    if (!user) throw refuse('sesion_caducada');
    const after = rolesAfterAsking(user, asked, {
      approval: settings.get().aprobacionDeRoles,
      confirmed: user.fechaVerificacion !== null,
    });
    const granted = after.roles.length > user.roles.length || after.roles[0] !== user.roles[0];
    const waiting = after.rolSolicitado !== null && after.rolSolicitado !== user.rolSolicitado;
    if (granted || waiting) {
      await updateUser(db, user.id, after);
      await record(db, {
        type: granted ? 'account.roleGranted' : 'account.roleRequested',
        userId: user.id,
        datos: granted ? { rol: asked, cuenta: user.id } : { solicitado: asked },
      });
    }
    return presentAccount({ ...user, ...after });
  });
}
