import type { Assignment, PairChange } from '#contract/entities/bulk-assignment.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { findWorksById } from '#server/features/publications/queries.ts';
import { closenessToWorks } from '#server/features/reviewing/candidates/many-works.ts';
import { pairFaultWords } from '#server/messages/pair-faults.ts';
import type { Services } from '#server/platform/services.ts';
import { findFaults } from './find-faults.ts';
import { loadsOf, type Proposal, type ProposalWork } from './proposal.ts';
import { keepProposal } from './queries.ts';
import { lockOwnProposal, readAssignment } from './read.ts';

/**
 * Changes a proposal by hand, all of the changes or none; it is kept from then on. Throws `no_encontrado`,
 * `propuesta_sin_hacer`, `propuesta_aplicada`, and `pareja_no_valida` where somebody is put in who cannot review the work.
 */
export async function changeAssignment(
  services: Services,
  viewer: Person,
  id: string,
  changes: readonly PairChange[],
): Promise<Assignment> {
  await services.transact(async () => {
    const { proposal } = await lockOwnProposal(services, viewer, id);
    if (proposal.aplicada) throw refuse('propuesta_aplicada');
    const changed: Proposal = { ...proposal, obras: await changedWorks(services, proposal.obras, changes) };
    await checkPut(services, viewer, changed, changes);
    const moved = changes.some(({ tipo }) => tipo === 'PONER' || tipo === 'QUITAR');
    await keepProposal(services.db, id, { ...changed, editada: proposal.editada || moved });
  });
  return readAssignment(services, viewer, id);
}

async function changedWorks(services: Services, works: readonly ProposalWork[], changes: readonly PairChange[]) {
  const byId = new Map(works.map((work) => [work.id, work]));
  for (const change of changes) {
    const work = byId.get(change.obraId);
    if (!work) throw refuse('no_encontrado');
    byId.set(work.id, await changedWork(services, work, change));
  }
  return works.map((work) => byId.get(work.id) ?? work);
}

async function changedWork(
  services: Services,
  work: ProposalWork,
  { tipo, revisorId }: PairChange,
): Promise<ProposalWork> {
  const { revisores, descartadas } = work;
  const others = revisores.filter((pair) => pair.id !== revisorId);
  const settled = descartadas.filter((each) => each !== revisorId);
  switch (tipo) {
    case 'QUITAR':
      return { ...work, revisores: others, descartadas: [...settled, revisorId] };
    case 'PONER': {
      const close = (await closenessToWorks(services, [work.id], [revisorId])).get(work.id)?.[0] ?? 0;
      const put = { id: revisorId, cercania: Math.round(close * 1000) / 1000, fijada: true };
      return { ...work, revisores: [...others, put], descartadas: settled };
    }
    case 'FIJAR':
    case 'SOLTAR': {
      const fijada = tipo === 'FIJAR';
      return { ...work, revisores: revisores.map((pair) => (pair.id === revisorId ? { ...pair, fijada } : pair)) };
    }
  }
}

/** Looks only at who is put in: what has become of the others is told when the proposal is applied. */
async function checkPut(services: Services, viewer: Person, { obras }: Proposal, changes: readonly PairChange[]) {
  const put = changes.filter(({ tipo }) => tipo === 'PONER');
  if (put.length === 0) return;
  const ids = new Set(put.map(({ obraId }) => obraId));
  const looked = obras.filter((work) => ids.has(work.id));
  const elsewhere = loadsOf(obras.filter((work) => !ids.has(work.id)));
  const found = await findWorksById(services.db, [...ids]);
  const faults = await findFaults(services, viewer, looked, found, elsewhere);
  const fault = faults.find((each) =>
    put.some(({ obraId, revisorId }) => each.obraId === obraId && each.revisorId === revisorId),
  );
  if (fault) throw refuse('pareja_no_valida', { values: { motivo: pairFaultWords[fault.motivo] } });
}
