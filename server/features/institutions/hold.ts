/** An institution for who may act on it. */
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { findMembership } from '#server/features/membership/member-queries.ts';
import { findInstitution, type InstitutionRow, lockInstitution } from '#server/features/membership/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { canManageInstitution } from '#server/policy/index.ts';

/** Throws `no_encontrado`, the same to all who do not answer for it and to who asks for what is not there. */
async function managed(
  { db }: Pick<Services, 'db'>,
  viewer: Person,
  id: string,
  row: InstitutionRow | undefined,
): Promise<InstitutionRow> {
  if (!row || !canManageInstitution(viewer, id, await findMembership(db, viewer.id))) throw refuse('no_encontrado');
  return row;
}

export const readManageable = async (services: Services, viewer: Person, id: string): Promise<InstitutionRow> =>
  managed(services, viewer, id, await findInstitution(services.db, id));

/** The same, held to the end of the transaction. */
export const holdManageable = async (services: Services, viewer: Person, id: string): Promise<InstitutionRow> =>
  managed(services, viewer, id, await lockInstitution(services.db, id));
