import type { IdentityChange } from '#contract/entities/system.ts';
import { type ReviewIdentity, reviewIdentities } from '#contract/vocabulary.ts';
import type { Services } from '#server/platform/services.ts';
import { isMoreClosed } from '#server/policy/index.ts';
import { countModes } from './queries.ts';

/** How many works keep which mode of review, and what becomes of the others, if the platform's were this one. */
export async function weighIdentityChange({ db }: Pick<Services, 'db'>, modo: ReviewIdentity): Promise<IdentityChange> {
  const counts = await countModes(db);
  return {
    obras: reviewIdentities.flatMap((own) => {
      const found = counts.find((row) => row.modo === own);
      return found ? [{ modo: own, total: found.total, cierran: isMoreClosed(modo, own) ? found.enCurso : 0 }] : [];
    }),
    borradores: counts.find((row) => row.modo === null)?.total ?? 0,
  };
}
