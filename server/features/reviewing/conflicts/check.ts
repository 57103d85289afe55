import type { FoundConflict } from '#contract/entities/candidate.ts';
import { refuse } from '#contract/refuse.ts';
import { canOverrideConflict } from '#contract/roles.ts';
import type { Person } from '#contract/workflow.ts';
import type { Work } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';

import { type ConflictedWork, findConflicts } from './find.ts';
import { conflictsInWords } from './words.ts';

/** What stands between a work and one person, now. */
export async function conflictsWith(services: Pick<Services, 'db'>, work: ConflictedWork, personId: string) {
  return (await findConflicts(services, [work], [personId])).get(work.id)?.get(personId) ?? [];
}

/**
 * Lets a person without a conflict review the work, and with one only where an administrator says why: gives then what is
 * to be kept of it. Throws `conflicto_de_interes` about `field`, also where somebody wrote the work, or has to say whether they did: no reason is good for that.
 */
export async function checkConflicts(
  services: Pick<Services, 'db'>,
  viewer: Person,
  work: Work,
  { revisorId, motivoConflicto }: { revisorId: string; motivoConflicto?: string | undefined },
  field = 'revisorId',
): Promise<{ conflicto: string; motivo: string } | undefined> {
  const found = await conflictsWith(services, work, revisorId);
  if (found.length === 0) return undefined;
  const conflicto = conflictsInWords(found, 'es');
  const wrote = found.some(({ tipo }: FoundConflict) => tipo === 'AUTORIA' || tipo === 'FIRMA_PEDIDA');
  if (motivoConflicto && !wrote && canOverrideConflict(viewer)) return { conflicto, motivo: motivoConflicto };
  throw refuseConflicts(found, field);
}

/** Refuses somebody for these conflicts of interest, beside the field that names them. */
export function refuseConflicts(found: readonly FoundConflict[], field: string) {
  const values = { conflictos: { es: conflictsInWords(found, 'es'), en: conflictsInWords(found, 'en') } };
  return refuse('conflicto_de_interes', { values, errors: [{ field, code: 'conflicto', values }] });
}
