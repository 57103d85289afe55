import type { ListedUser } from '#contract/entities/user.ts';
import type { Person } from '#contract/workflow.ts';
import { presentManagedUser } from '#server/features/accounts/present.ts';
import type { UserRow } from '#server/features/accounts/queries.ts';
import { authorsKnowReviewers, canReadAccountUse } from '#server/policy.ts';
import type { Services } from '#server/services.ts';
import { findUse } from './list-queries.ts';

/**
 * Accounts of a list; to administrators with what they are used for. Where reviewers are hidden from authors, an
 * administrator who wrote a work does not find out who reviews it by whose open reviews become more.
 */
export async function presentListedUsers(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  viewer: Person,
  rows: readonly UserRow[],
): Promise<ListedUser[]> {
  if (!canReadAccountUse(viewer)) return rows.map((row) => ({ ...presentManagedUser(row), uso: null }));
  const hiddenFrom = authorsKnowReviewers(settings.get().identidadRevision) ? undefined : viewer.id;
  const ids = rows.map(({ id }) => id);
  const used = ids.length > 0 ? await findUse(db, ids, hiddenFrom) : undefined;
  return rows.map((row) => ({
    ...presentManagedUser(row),
    uso: {
      ...(used?.get(row.id) ?? { obras: 0, revisionesAbiertas: 0 }),
      ultimoAcceso: row.fechaAcceso?.toISOString() ?? null,
    },
  }));
}
