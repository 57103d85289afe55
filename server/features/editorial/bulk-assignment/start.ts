import { mostWorks, type NewAssignment } from '#contract/entities/bulk-assignment.ts';
import { refuse } from '#contract/refuse.ts';
import { type Person, reviewsNeeded } from '#contract/workflow.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import type { Services } from '#server/platform/services.ts';
import { pairsOf } from './proposal.ts';
import { proposing } from './propose.ts';
import { findIdsLacking } from './queries.ts';
import { ownProposal } from './read.ts';

/**
 * Starts to solve an assignment, and gives its id, which is its job's. The set of works is settled here: what comes into
 * review later is not in it. Throws `nada_que_asignar` and `demasiadas_obras`.
 */
export async function startAssignment(services: Services, viewer: Person, asked: NewAssignment): Promise<string> {
  const { db, settings, transact } = services;
  const { revisores, maximo, sinCercania } = asked;
  const porObra = asked.porObra ?? reviewsNeeded(settings.get());
  const obras = asked.obras ?? (await findIdsLacking(db, viewer, { ...asked, porObra }, mostWorks + 1));
  if (obras.length === 0) throw refuse('nada_que_asignar');
  if (obras.length > mostWorks) throw refuse('demasiadas_obras', { values: { maximo: mostWorks } });
  const datos = {
    obras: [...new Set(obras)],
    porObra,
    ...(revisores && { revisores }),
    ...(maximo && { maximo }),
    sinCercania,
  };
  return transact(() => enqueue(db, proposing, datos, { creadoPorId: viewer.id }));
}

/**
 * Solves the rest of a proposal again: fixed pairs stay, those taken out by hand do not come back. Gives the id of the new
 * one; the old stays as it is. Throws as `ownProposal` does.
 */
export async function solveAgain(services: Services, viewer: Person, id: string): Promise<string> {
  const { db, transact } = services;
  const { proposal, request } = await ownProposal(services, viewer, id);
  const fijadas = pairsOf(proposal.obras)
    .filter(({ pair }) => pair.fijada)
    .map(({ work, pair }) => ({ obraId: work.id, revisorId: pair.id }));
  const descartadas = proposal.obras.flatMap((work) =>
    work.descartadas.map((revisorId) => ({ obraId: work.id, revisorId })),
  );
  return transact(() => enqueue(db, proposing, { ...request, fijadas, descartadas }, { creadoPorId: viewer.id }));
}
