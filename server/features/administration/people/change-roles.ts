import type { CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { RolesOutcome } from '#contract/entities/user.ts';
import { Refusal, refuse } from '#contract/refuse.ts';
import type { Language, Role } from '#contract/vocabulary.ts';
import { lockUser } from '#server/features/accounts/queries.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { withoutRole, withRole } from '#server/policy/index.ts';
import { changeUser } from './change-user.ts';
import { lockAdministrators } from './queries.ts';

/**
 * Gives a role to several accounts, or takes it from them: one after another, each a whole act of its own, done or not, as it is
 * done to one. Says what became of each.
 */
export async function changeRoles(
  services: Services,
  viewer: SignedIn,
  { personas, rol, acto }: CallData<Calls['changeRoles']>['body'],
  language: Language,
): Promise<{ personas: RolesOutcome[] }> {
  const outcomes: RolesOutcome[] = [];
  for (const id of new Set(personas))
    outcomes.push({ id, ...(await outcomeOf(change(services, viewer, id, rol, acto), language)) });
  return { personas: outcomes };
}

/** Gives whether anything changed: who has the role, or has it not, keeps all as it is. */
function change(services: Services, viewer: SignedIn, id: string, rol: Role, acto: 'DAR' | 'QUITAR'): Promise<boolean> {
  const { db, transact } = services;
  return transact(async () => {
    // The administrators before the account, in the order of everyone who takes both.
    await lockAdministrators(db);
    const user = await lockUser(db, id);
    if (!user) throw refuse('no_encontrado');
    const held = [...user.roles, ...(user.rolesPrometidos ?? [])];
    if (held.includes(rol) === (acto === 'DAR')) return false;
    await changeUser(services, viewer, id, { roles: acto === 'DAR' ? withRole(held, rol) : withoutRole(held, rol) });
    return true;
  });
}

/** What stood against an act, in words; faults of ours are none of these, and end all. */
async function outcomeOf(act: Promise<boolean>, language: Language): Promise<Omit<RolesOutcome, 'id'>> {
  try {
    return { suerte: (await act) ? 'HECHO' : 'IGUAL', motivo: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { suerte: 'NO', motivo: error.in(language).message };
  }
}
