/** A candidate as who runs the work reads it; nobody else ever does. */
import type { Candidate, FoundConflict } from '#contract/entities/candidate.ts';
import type { PlatformSettings } from '#contract/entities/system.ts';
import { isCompleted } from '#server/policy/index.ts';
import type { CandidateRow, findAskedInRound } from './queries.ts';

type Asked = Awaited<ReturnType<typeof findAskedInRound>>[number];

/** What is known of the person in respect of the work. */
export interface Standing {
  cercania: number;
  coincide: string[];
  asked: Asked | undefined;
  conflictos: FoundConflict[];
}

export function presentCandidate(
  { roles: _, bloqueada: __, capacidadRevisiones, noDisponibleHasta, ultimaInvitacion, ...row }: CandidateRow,
  { asked, cercania, ...standing }: Standing,
  settings: PlatformSettings,
  now: Date,
): Candidate {
  return {
    ...row,
    ...standing,
    cercania: Math.min(1, Math.round(cercania * 1000) / 1000),
    capacidad: capacidadRevisiones ?? settings.capacidadRevisor,
    noDisponibleHasta: noDisponibleHasta && noDisponibleHasta > now ? noDisponibleHasta.toISOString() : null,
    ultimaInvitacion: ultimaInvitacion?.toISOString() ?? null,
    estaRonda: asked ? stateOf(asked) : null,
  };
}

function stateOf(asked: Asked): NonNullable<Candidate['estaRonda']> {
  if (asked.fechaRetirada) return 'RETIRADA';
  if (asked.expirada) return 'CADUCADA';
  if (asked.declined) return 'DECLINADA';
  return isCompleted(asked) ? 'COMPLETADA' : 'PEDIDA';
}
