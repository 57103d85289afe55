import type { FoundWork } from '#contract/entities/search.ts';
import type { User } from '#contract/entities/user.ts';
import { workPage } from '#contract/public-addresses.ts';
import { administers, runsWorks, runsWorksIn } from '#contract/roles.ts';

/**
 * The screen where a person has a work: their own, its desk, their review of it, or its public page. Null where it is read in a
 * dialog: of a work in review by who may review it and was not asked to.
 */
export function workHome(
  { id, estado, propia, revisionId }: Pick<FoundWork, 'id' | 'estado' | 'propia' | 'revisionId'>,
  user: User,
): string | null {
  if (propia) return `/publications/${id}`;
  // Who runs works of some journals alone has a review of theirs told only where they run not, and what is public may be anyone's.
  const isPublicNow = estado === 'PUBLICADO' || estado === 'RETIRADO';
  const runs = runsWorksIn(user) === 'all' || (runsWorks(user) && !revisionId && !isPublicNow);
  if (runs && estado !== 'BORRADOR') return `/editorial/${id}`;
  if (revisionId) return `/revisiones/${revisionId}`;
  if (administers(user)) return `/publications/${id}`;
  return isPublicNow ? workPage(id) : null;
}
