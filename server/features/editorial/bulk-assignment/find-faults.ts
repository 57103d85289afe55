/** Whether the pairs of a proposal can still be assigned: asked when one is put in by hand, and before all are applied. */
import type { PairFault } from '#contract/entities/bulk-assignment.ts';
import type { Words } from '#contract/words.ts';
import { allowedActions, type Person } from '#contract/workflow.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { type ReviewerRoom, readRoom } from '#server/features/reviewing/candidates/many-works.ts';
import { findConflicts } from '#server/features/reviewing/conflicts/find.ts';
import type { Services } from '#server/platform/services.ts';
import { canBeReviewer } from '#server/policy/index.ts';
import { type ProposalWork, pairsOf } from './proposal.ts';

export interface FoundFault {
  obraId: string;
  revisorId: string;
  motivo: PairFault;
}

/** As an editor reads them. */
export const faultWords: Record<PairFault, Words> = {
  FUERA_DE_REVISION: {
    es: 'la obra ya no está en revisión o ya no te toca asignarla',
    en: 'the work is no longer in review, or no longer yours to assign',
  },
  OTRA_RONDA: { es: 'la obra está ya en otra ronda', en: 'the work is in another round by now' },
  SIN_ROL: { es: 'la persona ya no puede revisarla', en: 'the person can no longer review it' },
  YA_PEDIDA: { es: 'ya se le pidió en esta ronda', en: 'they have been asked in this round already' },
  CONFLICTO: { es: 'hay un conflicto de interés', en: 'there is a conflict of interest' },
  NO_DISPONIBLE: { es: 'no está disponible', en: 'they are not available' },
  SIN_HUECO: {
    es: 'ya tiene todas las revisiones que puede llevar',
    en: 'they have as many reviews as they can take',
  },
};

/**
 * The pairs that cannot be assigned, in their order, each for one reason. `found`: the works as they are now, those that
 * are gone left out; `elsewhere`: new works of people that are counted but not looked at.
 */
export async function findFaults(
  services: Services,
  viewer: Person,
  proposed: readonly ProposalWork[],
  found: readonly Work[],
  elsewhere: ReadonlyMap<string, number> = new Map(),
): Promise<FoundFault[]> {
  const people = [...new Set(pairsOf(proposed).map(({ pair }) => pair.id))];
  const rooms = await readRoom(services, people);
  const conflicts = await findConflicts(services, found, people);
  const works = new Map(found.map((work) => [work.id, work]));
  const taken = new Map(elsewhere);
  return pairsOf(proposed).flatMap(({ work: { id: obraId, ronda }, pair: { id: revisorId } }) => {
    const work = works.get(obraId);
    const room = rooms.get(revisorId);
    const motivo =
      whyNotWork(services, viewer, work, ronda) ??
      (work && conflicts.get(obraId)?.has(revisorId) ? 'CONFLICTO' : whyNotPerson(work, room, taken.get(revisorId)));
    if (motivo) return [{ obraId, revisorId, motivo }];
    taken.set(revisorId, (taken.get(revisorId) ?? 0) + 1);
    return [];
  });
}

function whyNotWork(
  { settings }: Services,
  viewer: Person,
  work: Work | undefined,
  ronda: number,
): PairFault | undefined {
  if (!work || !allowedActions(work, viewer, settings.get()).includes('CREAR_REVISION')) return 'FUERA_DE_REVISION';
  return work.ronda === ronda ? undefined : 'OTRA_RONDA';
}

function whyNotPerson(work: Work | undefined, room: ReviewerRoom | undefined, taken = 0): PairFault | undefined {
  if (!work || !room || room.bloqueada || !canBeReviewer(room, work)) return 'SIN_ROL';
  if (work.reviewFacts.some(({ revisorId, ronda }) => revisorId === room.id && ronda === work.ronda))
    return 'YA_PEDIDA';
  if (room.noDisponibleHasta) return 'NO_DISPONIBLE';
  return room.abiertas + taken >= room.capacidad ? 'SIN_HUECO' : undefined;
}
