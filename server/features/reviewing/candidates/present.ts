/** A candidate as who runs the work reads it; nobody else ever does. */
import type { Candidate, FoundConflict } from '#contract/entities/candidate.ts';
import type { PlatformSettings } from '#contract/entities/system.ts';
import { hasSpoken, isCompleted } from '#server/policy/index.ts';
import { tellAbsence } from './absences.ts';
import type { AskedRow, CandidateRow } from './queries.ts';

/** What is known of the person in respect of the work. */
export interface Standing {
  cercania: number;
  coincide: string[];
  /** In the present round, and in the last one before it in which they were. */
  asked: AskedRow | undefined;
  askedBefore: AskedRow | undefined;
  /** Said unasked of this work. */
  preferencia: Candidate['preferencia'];
  conflictos: FoundConflict[];
}

export function presentCandidate(
  { roles: _, ambitos: __, bloqueada: ___, capacidadRevisiones, ultimaInvitacion, ...row }: CandidateRow,
  { asked, askedBefore, cercania, ...standing }: Standing,
  settings: PlatformSettings,
  now: Date,
): Candidate {
  return {
    ...row,
    ...standing,
    cercania: Math.min(1, Math.round(cercania * 1000) / 1000),
    capacidad: capacidadRevisiones ?? settings.capacidadRevisor,
    ...tellAbsence(row, settings, now),
    ultimaInvitacion: ultimaInvitacion?.toISOString() ?? null,
    estaRonda: asked ? stateOf(asked) : null,
    rondaAnterior: askedBefore ? { ronda: askedBefore.ronda, resultado: outcomeOf(askedBefore) } : null,
  };
}

type Asked = Pick<AskedRow, 'fechaRetirada' | 'expirada' | 'declined' | 'estado'>;

/** What came of asking somebody. */
export function stateOf(asked: Asked): NonNullable<Candidate['estaRonda']> {
  return cameToNothing(asked) ?? (isCompleted(asked) ? 'COMPLETADA' : 'PEDIDA');
}

/** What they recommended themselves, where an editor recorded something else in their stead. */
function outcomeOf(asked: AskedRow): NonNullable<Candidate['rondaAnterior']>['resultado'] {
  const nothing = cameToNothing(asked);
  if (nothing) return nothing;
  const estado = asked.estadoRevisor && hasSpoken(asked) ? asked.estadoRevisor : asked.estado;
  return estado === 'PENDIENTE' || estado === 'EN_PROCESO' ? 'SIN_ENTREGAR' : estado;
}

function cameToNothing({ fechaRetirada, expirada, declined }: Asked) {
  if (fechaRetirada) return 'RETIRADA';
  if (expirada) return 'CADUCADA';
  return declined ? 'DECLINADA' : undefined;
}
