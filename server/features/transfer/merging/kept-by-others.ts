import type { Database } from '#server/platform/database/database.ts';
import { alsoGivenBy } from '#server/policy/index.ts';
import { findTookAndReviewed } from './hindrance-queries.ts';
import { lockOthersInto, type MergeRow, updateMerge } from './queries.ts';

/**
 * What a merge gave, and what another that is not undone gives as well: roles that its account had, and marks on decisions whose editor,
 * by its account, had also reviewed. It stays, and from then on the other accounts for it. To be asked once what moved is back.
 */
export async function keepForOthers(
  db: Database,
  { id, quedaId, cambios }: Pick<MergeRow, 'id' | 'quedaId' | 'cambios'>,
): Promise<{ roles: string[]; marcadas: string[] }> {
  const others = await lockOthersInto(db, quedaId, id);
  const marcadas = await findTookAndReviewed(db, cambios.marcadas);
  const kept = new Set<string>();
  for (const other of others) {
    const roles = alsoGivenBy(cambios.roles, other).filter((role) => !kept.has(role));
    for (const role of roles) kept.add(role);
    if (roles.length === 0 && marcadas.length === 0) continue;
    const both = (its: readonly string[], more: readonly string[]) => [...new Set([...its, ...more])];
    await updateMerge(db, other.id, {
      cambios: {
        ...other.cambios,
        roles: both(other.cambios.roles, roles),
        marcadas: both(other.cambios.marcadas, marcadas),
      },
    });
  }
  return { roles: [...kept], marcadas };
}
