import type { CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { RolesOutcome } from '#contract/entities/user.ts';
import { orRefusal, refuse } from '#contract/refuse.ts';
import type { Language, Role } from '#contract/vocabulary.ts';
import { lockUser } from '#server/features/accounts/queries.ts';
import { checkProven } from '#server/platform/http/proven.ts';
import type { SignedIn } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { becomesAdministrator, withoutRole, withRole } from '#server/policy/index.ts';
import { changeUser } from './change-user.ts';
import { lockAdministrators } from './queries.ts';

/**
 * Gives a role to several accounts, or takes it from them: one after another, each a whole act of its own, done or not, as it is
 * done to one. Says what became of each. Throws `demuestra_quien_eres` where it is that of administrators.
 */
export async function changeRoles(
  services: Services,
  viewer: SignedIn,
  { personas, rol, acto }: CallData<Calls['changeRoles']>['body'],
  language: Language,
): Promise<{ personas: RolesOutcome[] }> {
  if (acto === 'DAR' && becomesAdministrator([], [rol])) checkProven(viewer);
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

/** What stood against an act, in words. */
async function outcomeOf(act: Promise<boolean>, language: Language): Promise<Omit<RolesOutcome, 'id'>> {
  const outcome = await orRefusal(act);
  if ('refusal' in outcome) return { suerte: 'NO', motivo: outcome.refusal.in(language).message };
  return { suerte: outcome.given ? 'HECHO' : 'IGUAL', motivo: null };
}
