/** An appeal or a complaint as one person may read it: the only door through which they leave. */
import type { Claim } from '#contract/entities/claim.ts';
import type { Person } from '#contract/workflow.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { canAnswerClaim, canReadClaimant, isOwnClaim } from '#server/policy/index.ts';
import type { ClaimRow } from './queries.ts';

/** `work` is the one that it is about. */
export function presentClaim(row: ClaimRow, work: Work, viewer: Person): Claim {
  const isOpen = row.estado === 'ABIERTA';
  const runs = canReadClaimant(viewer, work);
  const { id, publicacionId, clase, sobre, estado, texto, respuesta } = row;
  const answerer = row.hasEditor ? 'EDICION' : row.hasAdministrator ? 'ADMINISTRACION' : 'NADIE';
  return {
    ...{ id, publicacionId, clase, sobre, estado, texto, respuesta },
    propia: isOwnClaim(viewer, row),
    persona: runs ? row.persona : null,
    fecha: row.fecha.toISOString(),
    responde: isOpen ? answerer : null,
    respondidaPor: runs ? row.respondidaPor : null,
    fechaCierre: row.fechaCierre?.toISOString() ?? null,
    acciones: isOpen
      ? [
          ...(canAnswerClaim(viewer, work, row) ? (['RESPONDER'] as const) : []),
          ...(isOwnClaim(viewer, row) ? (['RETIRAR'] as const) : []),
        ]
      : [],
  };
}
