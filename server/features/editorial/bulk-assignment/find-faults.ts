/** Whether the pairs of a proposal can still be assigned: asked when one is put in by hand, and before all are applied. */
import type { PairFault } from '#contract/entities/bulk-assignment.ts';
import { allowedActions, type Person } from '#contract/workflow.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { absenceForAsking } from '#server/features/reviewing/candidates/absences.ts';
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

/**
 * The pairs that cannot be assigned, in their order, each for one reason. `found`: the proposal's works as they are now,
 * without those that are gone; `elsewhere`: how many new works people get that are not among `proposed`.
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
      (work && conflicts.get(obraId)?.has(revisorId)
        ? 'CONFLICTO'
        : whyNotPerson(services, work, room, taken.get(revisorId)));
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
  if (!work || !allowedActions(work, viewer, settings.of(work)).includes('CREAR_REVISION')) return 'FUERA_DE_REVISION';
  return work.ronda === ronda ? undefined : 'OTRA_RONDA';
}

function whyNotPerson(
  { settings }: Services,
  work: Work | undefined,
  room: ReviewerRoom | undefined,
  taken = 0,
): PairFault | undefined {
  if (!work || !room || room.bloqueada || !canBeReviewer(room, work)) return 'SIN_ROL';
  if (work.reviewFacts.some(({ revisorId, ronda }) => revisorId === room.id && ronda === work.ronda))
    return 'YA_PEDIDA';
  if (absenceForAsking(room.ausencia, settings.of(work), new Date())) return 'NO_DISPONIBLE';
  return room.abiertas + taken >= room.capacidad ? 'SIN_HUECO' : undefined;
}
