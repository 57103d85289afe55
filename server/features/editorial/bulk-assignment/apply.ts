/** Applying a proposal: every review of it is given in one transaction, by a job, since thousands take longer than a request. */
import { z } from 'zod';
import type { Assignment } from '#contract/entities/bulk-assignment.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { findWorksById, lockWorks } from '#server/features/publications/queries.ts';
import { giveReview } from '#server/features/reviewing/assign.ts';
import { readRoom } from '#server/features/reviewing/candidates/many-works.ts';
import { pairFaultWords } from '#server/messages/pair-faults.ts';
import { defineJob, type RunningJob } from '#server/platform/jobs/kind.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import type { Services } from '#server/platform/services.ts';
import { type FoundFault, findFaults } from './find-faults.ts';
import { applyingKind } from './kind-names.ts';
import { type Proposal, pairsOf } from './proposal.ts';
import { whoAsked } from './propose.ts';
import { keepProposal, lockReviewers } from './queries.ts';
import { lockOwnProposal, readAssignment } from './read.ts';

const asked = z.object({ id: z.string(), omitir: z.boolean() });

/** Gives the reviews of a proposal, once, however often it is tried. Its result says how many. */
export const applying = defineJob({
  tipo: applyingKind,
  datos: asked,
  tries: 5,
  work: async (services: Services, job) => {
    const viewer = await whoAsked(services, job);
    await job.finish(() => applyNow(services, viewer, job));
  },
});

/**
 * Has a proposal applied. Where a pair no longer holds and is not to be left out, nothing is assigned; asked for twice,
 * it is applied once. Throws `no_encontrado`, `propuesta_sin_hacer`, and `parejas_no_validas` with the list.
 */
export async function applyAssignment(
  services: Services,
  viewer: Person,
  id: string,
  omitir: boolean,
): Promise<Assignment> {
  const { db, transact } = services;
  await transact(async () => {
    const { proposal } = await lockOwnProposal(services, viewer, id);
    if (proposal.aplicada) return;
    await checked(services, viewer, proposal, omitir);
    const datos = { id, omitir };
    const aplicacion = await enqueue(db, applying, datos, { creadoPorId: viewer.id, unico: `${applyingKind}:${id}` });
    await keepProposal(db, id, { ...proposal, aplicacion });
  });
  return readAssignment(services, viewer, id);
}

async function applyNow(services: Services, viewer: Person, { datos, progress }: RunningJob<z.infer<typeof asked>>) {
  const { db } = services;
  const { proposal } = await lockOwnProposal(services, viewer, datos.id);
  if (proposal.aplicada) return proposal.aplicada;
  const pairs = pairsOf(proposal.obras);
  await lockWorks(db, [...new Set(pairs.map(({ work }) => work.id))]);
  await lockReviewers(db, [...new Set(pairs.map(({ pair }) => pair.id))]);
  const { works, faults } = await checked(services, viewer, proposal, datos.omitir);
  const left = new Set(faults.map(keyOf));
  const given = pairs.filter(({ work, pair }) => !left.has(keyOf({ obraId: work.id, revisorId: pair.id })));
  for (const [place, { work, pair }] of given.entries()) {
    const found = works.get(work.id);
    if (found) await giveReview(services, found, { revisorId: pair.id }, viewer.id);
    progress((place + 1) / given.length);
  }
  const aplicada = { fecha: new Date().toISOString(), asignadas: given.length, omitidas: faults.length };
  await keepProposal(db, datos.id, { ...proposal, aplicada });
  const obras = new Set(given.map(({ work }) => work.id)).size;
  await record(db, { type: 'assignment.applied', userId: viewer.id, datos: { revisiones: given.length, obras } });
  return aplicada;
}

const keyOf = ({ obraId, revisorId }: Pick<FoundFault, 'obraId' | 'revisorId'>) => `${obraId} ${revisorId}`;

async function checked(services: Services, viewer: Person, { obras }: Proposal, omitir: boolean) {
  const proposed = obras.filter(({ revisores }) => revisores.length > 0);
  const found = await findWorksById(
    services.db,
    proposed.map(({ id }) => id),
  );
  const works = new Map(found.map((work) => [work.id, work]));
  const faults = await findFaults(services, viewer, proposed, found);
  if (faults.length > 0 && !omitir) throw await refusalOf(services, faults, (id) => works.get(id)?.titulo ?? '');
  return { works, faults };
}

/** A refusal names so many pairs, and says how many there are in all. */
const mostNamed = 200;

async function refusalOf(services: Services, faults: readonly FoundFault[], titleOf: (id: string) => string) {
  const named = faults.slice(0, mostNamed);
  const people = await readRoom(services, [...new Set(named.map(({ revisorId }) => revisorId))]);
  const errors = named.map(({ obraId, revisorId, motivo }) => {
    const { nombres = '', apellidos = '' } = people.get(revisorId) ?? {};
    const name = `${nombres} ${apellidos}`.trim();
    const values = { obra: titleOf(obraId), persona: name, motivo: pairFaultWords[motivo] };
    return { field: `${obraId}.${revisorId}`, code: 'pareja' as const, values };
  });
  return refuse('parejas_no_validas', { values: { parejas: faults.length }, errors });
}
