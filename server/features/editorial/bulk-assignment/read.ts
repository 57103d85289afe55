import { awayUntil } from '#contract/absence.ts';
import type { Assignment, ProposedWork, proposalParts } from '#contract/entities/bulk-assignment.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { findWorksInOrder } from '#server/features/publications/queries.ts';
import { asksForBids } from '#server/features/reviewing/bids/asks-for-bids.ts';
import { readPreferences } from '#server/features/reviewing/bids/worth.ts';
import { spansOfAll } from '#server/features/reviewing/candidates/absences.ts';
import { appraise } from '#server/features/reviewing/candidates/appraise.ts';
import { readRoom } from '#server/features/reviewing/candidates/many-works.ts';
import { findConflicts } from '#server/features/reviewing/conflicts/find.ts';
import type { JobRow } from '#server/platform/jobs/queue.ts';
import type { Services } from '#server/platform/services.ts';
import { canRunProcess } from '#server/policy/index.ts';
import { applyingKind } from './kind-names.ts';
import { presentAssignment, presentProposedWork, presentRoom } from './present.ts';
import {
  type AssignmentRequest,
  loadsOf,
  type Proposal,
  type ProposalWork,
  proposalSchema,
  requestSchema,
  weakestOf,
} from './proposal.ts';
import { proposing } from './propose.ts';
import { findHandlersAway, findOwnJob, findOwnJobs, lockOwnJob } from './queries.ts';

/** Assignments are their editor's own: another may have written one of the works. Throws `no_encontrado`. */
async function ownAssignment({ db }: Services, viewer: Person, id: string): Promise<JobRow> {
  const row = await findOwnJob(db, proposing.tipo, viewer.id, id);
  if (!row) throw refuse('no_encontrado');
  return row;
}

interface Solved {
  proposal: Proposal;
  request: AssignmentRequest;
  row: JobRow;
}

/** A solved assignment that the person asked for. Throws `no_encontrado` and `propuesta_sin_hacer`. */
export const ownProposal = async (services: Services, viewer: Person, id: string): Promise<Solved> =>
  solvedOf(await ownAssignment(services, viewer, id));

/** The same, held until the transaction ends. */
export async function lockOwnProposal({ db }: Services, viewer: Person, id: string): Promise<Solved> {
  const row = await lockOwnJob(db, proposing.tipo, viewer.id, id);
  if (!row) throw refuse('no_encontrado');
  return solvedOf(row);
}

function solvedOf(row: JobRow): Solved {
  if (row.estado !== 'HECHO') throw refuse('propuesta_sin_hacer');
  return { row, proposal: proposalSchema.parse(row.resultado), request: requestSchema.parse(row.datos) };
}

/** How an assignment goes, and what its proposal comes to. Throws `no_encontrado`. */
export async function readAssignment(services: Services, viewer: Person, id: string): Promise<Assignment> {
  const row = await ownAssignment(services, viewer, id);
  const proposal = row.estado === 'HECHO' ? proposalSchema.parse(row.resultado) : undefined;
  const applying =
    proposal?.aplicacion && (await findOwnJob(services.db, applyingKind, viewer.id, proposal.aplicacion));
  return presentAssignment(row, requestSchema.parse(row.datos), proposal, applying || undefined, {
    preferred: proposal && (await preferencesIn(services, viewer, proposal)),
    away: proposal ? await readHandlersAway(services, viewer, proposal.obras) : new Map(),
  });
}

/** What is preferred of its works; undefined where the journal does not ask. */
const preferencesIn = async (services: Services, viewer: Person, { obras }: Proposal) =>
  asksForBids(services.settings)
    ? readPreferences(
        services,
        obras.map(({ id }) => id),
        viewer.id,
      )
    : undefined;

/** Who handles each of these works, where they are away now. */
async function readHandlersAway({ db }: Services, viewer: Person, works: readonly ProposalWork[], now = new Date()) {
  const ids = works.map(({ id }) => id);
  const rows = await findHandlersAway(db, ids, viewer.id, now);
  return new Map(
    rows.flatMap(({ publicacionId, editorId, nombre, ...absence }): [string, ProposedWork['editorAusente']][] => {
      const until = awayUntil(absence, now);
      return until ? [[publicacionId, { id: editorId, nombre, ausenteHasta: until.toISOString() }]] : [];
    }),
  );
}

const mostListed = 20;
const aplicadaSchema = proposalSchema.shape.aplicada.catch(null);

/** The person's last assignments. */
export async function listAssignments({ db }: Services, viewer: Person) {
  const rows = await findOwnJobs(db, proposing.tipo, viewer.id, mostListed);
  const asignaciones = rows.map((row) => ({
    ...row,
    fechaCreacion: row.fechaCreacion.toISOString(),
    aplicada: aplicadaSchema.parse(row.aplicada ?? null),
  }));
  return { asignaciones };
}

interface Page {
  page: number;
  limit: number;
}
const paged = <T>(all: readonly T[], { page, limit }: Page) => ({
  shown: all.slice((page - 1) * limit, page * limit),
  info: { total: all.length, page, totalPages: Math.ceil(all.length / limit) },
});

/** A page of the proposal's works with who would review each; a work that is not the person's to run any more is left out. */
export async function readProposedWorks(
  services: Services,
  viewer: Person,
  id: string,
  { parte, ...page }: Page & { parte: (typeof proposalParts)[number] },
) {
  const { proposal } = await ownProposal(services, viewer, id);
  const away = await readHandlersAway(services, viewer, proposal.obras);
  const { shown, info } = paged(partOf[parte](proposal.obras, away), page);
  const loads = loadsOf(proposal.obras);
  const ids = shown.map((work) => work.id);
  const works = (await findWorksInOrder(services.db, ids)).filter((work) => canRunProcess(viewer, work));
  const people = [...new Set(shown.flatMap(({ revisores }) => revisores.map((pair) => pair.id)))];
  const conflicts = await findConflicts(services, works, people);
  const proposed = new Map(shown.map((work) => [work.id, work]));
  const obras = [];
  for (const work of works) {
    const kept = proposed.get(work.id);
    if (!kept) continue;
    const reviewers = kept.revisores.map((pair) => pair.id);
    const candidates = await appraise(services, work, reviewers, conflicts.get(work.id));
    obras.push(presentProposedWork(kept, work, candidates, { loads, editorAusente: away.get(work.id) ?? null }));
  }
  return { obras, ...info };
}

type Works = readonly ProposalWork[];
const partOf: Record<(typeof proposalParts)[number], (works: Works, away: ReadonlyMap<string, unknown>) => Works> = {
  todas: (works) => works,
  debiles: (works) =>
    works.filter(({ revisores }) => revisores.length > 0).toSorted((one, other) => weakestOf(one) - weakestOf(other)),
  incompletas: (works) =>
    works
      .filter(({ revisores, plazas }) => revisores.length < plazas)
      .toSorted((one, other) => one.revisores.length - other.revisores.length),
  fijadas: (works) => works.filter(({ revisores }) => revisores.some(({ fijada }) => fijada)),
  ausentes: (works, away) => works.filter(({ id }) => away.has(id)),
};

/** What the proposal would give to each person, who has most first. */
export async function readProposedLoads(services: Services, viewer: Person, id: string, page: Page) {
  const { proposal } = await ownProposal(services, viewer, id);
  const loads = [...loadsOf(proposal.obras)].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const { shown, info } = paged(loads, page);
  const rooms = await readRoom(
    services,
    shown.map(([person]) => person),
  );
  const spans = spansOfAll(services.settings, viewer);
  const now = new Date();
  const personas = shown.flatMap(([person, nuevas]) => {
    const room = rooms.get(person);
    return room ? [{ ...presentRoom(room, spans, now), nuevas }] : [];
  });
  return { personas, ...info };
}
