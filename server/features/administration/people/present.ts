import { awayUntil } from '#contract/absence.ts';
import type { ListedUser } from '#contract/entities/user.ts';
import type { Person } from '#contract/workflow.ts';
import { presentManagedUser } from '#server/features/accounts/present.ts';
import type { UserRow } from '#server/features/accounts/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { canReadAccountUse } from '#server/policy/index.ts';
import { findUse } from './list-queries.ts';

/**
 * Accounts of a list; to administrators with what they are used for. One who wrote a work whose reviewers are hidden
 * does not find out who reviews it by whose open reviews become more.
 */
export async function presentListedUsers(
  { db }: Pick<Services, 'db'>,
  viewer: Person,
  rows: readonly UserRow[],
): Promise<ListedUser[]> {
  if (!canReadAccountUse(viewer))
    return rows.map((row) => ({
      ...presentManagedUser(row, { tellsScopes: false }),
      rolesPrometidos: [],
      uso: null,
      ausenteHasta: null,
    }));
  const ids = rows.map(({ id }) => id);
  const used = ids.length > 0 ? await findUse(db, ids, viewer.id) : undefined;
  const now = new Date();
  return rows.map((row) => ({
    ...presentManagedUser(row, { tellsScopes: true }),
    rolesPrometidos: row.rolesPrometidos ?? [],
    ausenteHasta: awayUntil(row, now)?.toISOString() ?? null,
    uso: {
      ...(used?.get(row.id) ?? { obras: 0, revisionesAbiertas: 0 }),
      ultimoAcceso: row.fechaAcceso?.toISOString() ?? null,
    },
  }));
}
