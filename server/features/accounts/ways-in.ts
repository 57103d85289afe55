import type { Database } from '#server/platform/database/database.ts';
import { countLinksOf } from './identity-providers/queries.ts';
import type { UserRow } from './queries.ts';
import { hasPasskeys } from './second-factor/queries.ts';

/**
 * Whether anything lets somebody in: a password that they have chosen, which of an account that was made for them they have not, ORCID,
 * an institution, a passkey. Nobody ends the last.
 */
export async function hasWayIn(db: Database, user: UserRow): Promise<boolean> {
  const { invitadaDesde, rolesPrometidos, passwordHash, fechaOrcid } = user;
  if ((passwordHash !== '' && !invitadaDesde && !rolesPrometidos) || fechaOrcid !== null) return true;
  return (await countLinksOf(db, user.id)) > 0 || hasPasskeys(db, user.id);
}
