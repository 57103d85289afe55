/** Two accounts of one person made one: what keeps them from it, and which roles come of it. */
import type { MergeHindrance } from '#contract/entities/merge.ts';
import type { Role } from '#contract/vocabulary.ts';
import type { Person } from '#contract/workflow.ts';
import { type AddressFacts, isLastAdministrator, tidyRoles } from './people.ts';

/** What a merge asks of an account. */
interface MergedFacts extends AddressFacts {
  id: string;
  fechaBloqueo: Date | null;
}

/**
 * What keeps two accounts from being merged, of the accounts themselves. Nobody merges their own account away; into their own only
 * who has nobody to ask: it opens to them what was the other's. What an administrator blocked is not washed away, and who is given
 * another's works and reviews is known by their address.
 * @param administrators who administers now, locked
 */
export function whyNotMerge(
  viewer: Pick<Person, 'id'>,
  { queda, unida }: { queda: MergedFacts; unida: MergedFacts },
  administrators: readonly string[],
): MergeHindrance[] {
  const found: MergeHindrance[] = [];
  if (unida.id === viewer.id) found.push('PROPIA_UNIDA');
  if (queda.id === viewer.id && administrators.some((id) => id !== viewer.id && id !== unida.id))
    found.push('PROPIA_QUEDA');
  if (isLastAdministrator(unida.id, administrators)) found.push('ULTIMA_ADMIN');
  if (queda.fechaBloqueo || unida.fechaBloqueo) found.push('BLOQUEADA');
  if (!queda.fechaVerificacion) found.push('QUEDA_SIN_CONFIRMAR');
  return found;
}

/** Roles of a merged account that the other is given besides its own: none but what the merged one had. */
export const canBeTakenOver = (given: readonly Role[], { roles }: Pick<Person, 'roles'>) =>
  given.every((role) => roles.includes(role));

/** The roles of an account without those that a merge gave it. */
export const withoutGiven = (roles: readonly Role[], given: readonly string[]): Role[] =>
  tidyRoles(roles.filter((role) => !given.includes(role)));

/** Those of the roles that a merge gave which another merged account has as well. */
export const alsoGivenBy = (given: readonly string[], merged: Pick<Person, 'roles'>): string[] =>
  given.filter((role) => merged.roles.some((each) => each === role));
