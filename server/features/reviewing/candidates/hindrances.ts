/** What keeps people from being asked where nobody chooses them one by one: from a ranked list, or all of the last round. */
import type { PassedOver } from '#contract/entities/candidate.ts';
import type { PlatformSettings } from '#contract/entities/system.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { findConflicts } from '#server/features/reviewing/conflicts/find.ts';
import type { Services } from '#server/platform/services.ts';
import { canBeReviewer } from '#server/policy/index.ts';
import { absenceForAsking } from './absences.ts';
import { readLoads } from './loads.ts';
import type { CandidateRow } from './queries.ts';

/** Why each of these people is passed over now, by id; who may be asked is not there. */
export async function findHindrances(
  services: Services,
  work: Work,
  ids: readonly string[],
): Promise<Map<string, PassedOver>> {
  const conflicts = (await findConflicts(services, [work], ids)).get(work.id);
  const rows = await readLoads(services, ids);
  return new Map(
    ids.flatMap((id) => {
      const why = conflicts?.has(id) ? 'CONFLICTO' : whyNot(work, rows.get(id), services.settings.of(work));
      return why ? [[id, why]] : [];
    }),
  );
}

/** Why somebody is passed over although nothing stands between them and the work. */
function whyNot(work: Work, row: CandidateRow | undefined, settings: PlatformSettings): PassedOver | null {
  if (!row || row.bloqueada || !canBeReviewer(row, work)) return 'SIN_ROL';
  if (work.reviewFacts.some(({ revisorId, ronda }) => revisorId === row.id && ronda === work.ronda)) return 'YA_PEDIDA';
  if (absenceForAsking(row, settings, new Date())) return 'NO_DISPONIBLE';
  return row.abiertas >= (row.capacidadRevisiones ?? settings.capacidadRevisor) ? 'SIN_HUECO' : null;
}
