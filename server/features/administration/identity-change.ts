import type { IdentityChange } from '#contract/entities/system.ts';
import { type ReviewIdentity, reviewIdentities } from '#contract/vocabulary.ts';
import type { Services } from '#server/platform/services.ts';
import { isMoreClosed } from '#server/policy/index.ts';
import { countModes } from './queries.ts';

/**
 * How many works keep which mode of review, and what becomes of the others, if the platform's were this one. Works of journals with a mode
 * of their own are not counted: theirs stays.
 */
export async function weighIdentityChange(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  modo: ReviewIdentity,
): Promise<IdentityChange> {
  const own = settings.journals().filter(({ ajustes }) => ajustes.identidadRevision !== undefined);
  const counts = await countModes(
    db,
    own.map(({ id }) => id),
  );
  return {
    obras: reviewIdentities.flatMap((own) => {
      const found = counts.find((row) => row.modo === own);
      return found ? [{ modo: own, total: found.total, cierran: isMoreClosed(modo, own) ? found.enCurso : 0 }] : [];
    }),
    borradores: counts.find((row) => row.modo === null)?.total ?? 0,
  };
}
