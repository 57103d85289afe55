import type { Account } from '#contract/entities/user.ts';
import { refuse } from '#contract/refuse.ts';
import type { Role } from '#contract/vocabulary.ts';
import { record } from '#server/events/events.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { rolesAfterAsking, scopesGranted } from '#server/policy/index.ts';
import { askedJournal, namedAsked } from './asked-journal.ts';
import { presentAccount } from './present.ts';
import { lockUser, updateUser } from './queries.ts';

/** Asks for one role more: granted at once, or waiting for an administrator (docs/specification.md 3). */
export function requestRole(
  services: Services,
  viewer: SignedIn,
  { rol: asked, revistaId }: { rol: Role; revistaId?: string | undefined },
): Promise<Account> {
  const { db, transact, settings } = services;
  const where = askedJournal(services, asked, revistaId);
  return transact(async () => {
    const user = await lockUser(db, viewer.id);
    if (!user) throw refuse('sesion_caducada');
    const after = rolesAfterAsking(user, asked, {
      approval: settings.get().aprobacionDeRoles,
      confirmed: user.fechaVerificacion !== null,
    });
    const granted = after.roles.length > user.roles.length || after.roles[0] !== user.roles[0];
    const waits = !granted && after.rolSolicitado === asked;
    const waiting = waits && (asked !== user.rolSolicitado || where !== user.revistaSolicitada);
    const changes = {
      ...after,
      ...(waits && { revistaSolicitada: where }),
      ...(granted && { ambitos: scopesGranted(user.ambitos, asked, where) }),
    };
    if (granted || waiting) {
      await updateUser(db, user.id, changes);
      await record(db, {
        type: granted ? 'account.roleGranted' : 'account.roleRequested',
        userId: user.id,
        datos: {
          ...(granted ? { rol: asked, cuenta: user.id } : { solicitado: asked }),
          ...namedAsked(services, where),
        },
      });
    }
    return presentAccount({ ...user, ...changes });
  });
}
