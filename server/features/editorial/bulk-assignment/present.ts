/** Assignments as the editor who asked for them reads them; nobody else ever does. */
import type { Preference } from '#contract/entities/bid.ts';
import type { Assignment, ProposedWork, ReviewerLoad } from '#contract/entities/bulk-assignment.ts';
import type { Candidate } from '#contract/entities/candidate.ts';
import type { Work } from '#server/features/publications/queries.ts';
import type { Preferences } from '#server/features/reviewing/bids/worth.ts';
import { absenceForAsking, type Spans } from '#server/features/reviewing/candidates/absences.ts';
import type { ReviewerRoom } from '#server/features/reviewing/candidates/many-works.ts';
import type { JobRow } from '#server/platform/jobs/queue.ts';
import { type AssignmentRequest, loadsOf, type Proposal, type ProposalWork, pairsOf, weakestOf } from './proposal.ts';

/** What is asked besides of its works. */
interface Beside {
  /** Undefined where the journal does not ask. */
  preferred: Preferences | undefined;
  /** Those whose handling editor is away. */
  away: ReadonlyMap<string, unknown>;
}

export const presentAssignment = (
  { id, estado, progreso, error, fechaCreacion }: JobRow,
  { porObra }: AssignmentRequest,
  proposal: Proposal | undefined,
  applying: JobRow | undefined,
  beside: Beside,
): Assignment => ({
  ...{ id, estado, progreso, error, porObra },
  fechaCreacion: fechaCreacion.toISOString(),
  propuesta: proposal ? totalsOf(proposal, beside) : null,
  aplicacion: applying
    ? { estado: applying.estado, error: applying.error, progreso: applying.progreso?.parte ?? null }
    : null,
  aplicada: proposal?.aplicada ?? null,
});

function totalsOf(
  { obras, personas, solucion, editada }: Proposal,
  { preferred, away }: Beside,
): NonNullable<Assignment['propuesta']> {
  const pairs = pairsOf(obras).map(({ pair }) => pair);
  const loads = loadsOf(obras);
  const close = pairs.reduce((sum, { cercania }) => sum + cercania, 0);
  return {
    obras: obras.length,
    plazas: obras.reduce((sum, { plazas }) => sum + plazas, 0),
    cubiertas: pairs.length,
    fijadas: pairs.filter(({ fijada }) => fijada).length,
    obrasIncompletas: obras.filter(({ plazas, revisores }) => revisores.length < plazas).length,
    obrasSinNadie: obras.filter(({ revisores }) => revisores.length === 0).length,
    obrasDeAusentes: away.size,
    personas,
    personasConObra: loads.size,
    mayorCarga: Math.max(0, ...loads.values()),
    cercaniaMedia: pairs.length > 0 ? Math.round((1000 * close) / pairs.length) / 1000 : 0,
    cercaniaMinima: pairs.length > 0 ? Math.min(...obras.map(weakestOf)) : null,
    ganancia: gainOf(solucion),
    preferencias: preferred ? preferredIn(obras, preferred) : null,
    alcanzado: solucion.alcanzado,
    cota: solucion.cota,
    editada,
  };
}

/** Pairs by what their person said of the work. */
function preferredIn(obras: readonly ProposalWork[], preferred: Preferences) {
  const said = pairsOf(obras).map(({ work, pair }) => preferred.get(work.id)?.get(pair.id));
  const count = (preference: Preference) => said.filter((each) => each === preference).length;
  return { quieren: count('QUIERO'), pueden: count('PUEDO'), prefierenNo: count('PREFIERO_NO') };
}

/** What the solver gained over going from work to work. */
function gainOf({ cubiertas, cercania, porTurno }: Proposal['solucion']) {
  if (cubiertas === undefined || cercania === undefined || !porTurno) return null;
  const share = porTurno.cercania > 0 ? cercania / porTurno.cercania - 1 : null;
  return {
    plazas: cubiertas - porTurno.cubiertas,
    cercania: share === null ? null : Math.round(1000 * share) / 1000,
  };
}

/** A work with the people proposed for it, in the order of the proposal. */
export function presentProposedWork(
  { id, ronda, plazas, revisores, vacias }: ProposalWork,
  { titulo, idioma, tipo, categoria }: Work,
  candidates: readonly Candidate[],
  { loads, editorAusente }: { loads: ReadonlyMap<string, number> } & Pick<ProposedWork, 'editorAusente'>,
): ProposedWork {
  const fixed = new Set(revisores.filter(({ fijada }) => fijada).map((pair) => pair.id));
  return {
    ...{ id, titulo, idioma, tipo, categoria, editorAusente, ronda, plazas },
    revisores: candidates.map((candidate) => ({
      ...candidate,
      fijada: fixed.has(candidate.id),
      nuevas: loads.get(candidate.id) ?? 0,
    })),
    vacias: revisores.length < plazas ? vacias : null,
  };
}

/** Somebody with their load; an absence as far as it meets these time limits. */
export const presentRoom = (room: ReviewerRoom, spans: Spans, now: Date): ReviewerLoad => {
  const { id, nombres, apellidos, afiliacion, abiertas, capacidad } = room;
  const ausencia = absenceForAsking(room.ausencia, spans, now);
  return {
    ...{ id, nombres, apellidos, afiliacion, abiertas, capacidad },
    ausenteDesde: ausencia?.desde?.toISOString() ?? null,
    noDisponibleHasta: ausencia?.hasta.toISOString() ?? null,
  };
};
