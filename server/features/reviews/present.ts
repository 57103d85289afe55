/** A review as one person may see it: the only door through which reviews leave. */
import type { Review, ReviewAnswer } from '#contract/entities/review.ts';
import type { PlatformSettings } from '#contract/entities/system.ts';
import { presentByline } from '#server/features/publications/present.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { canReadAnswer, canReadConfidential, canThank, reviewActions, type Viewer, veil } from '#server/policy.ts';
import type { ReviewRow } from './queries.ts';

/** `work` is the one that the review is of; its title is that of the version that was given to review. */
export function presentReview(row: ReviewRow, work: Work, viewer: Viewer, settings: PlatformSettings): Review {
  const { autor } = presentByline(work, viewer, settings);
  const own = row.revisorId === viewer?.id;
  const hidden = !own && veil(viewer, work, settings.identidadRevision).reviewers;
  const confidential = canReadConfidential(viewer, work, row);
  const thanks: Review['acciones'] = canThank(viewer, work, row) ? ['AGRADECER'] : [];
  const acciones = [...reviewActions(viewer, work, row), ...thanks];
  return {
    id: row.id,
    publicacionId: work.id,
    publicacionTitulo: row.titulo,
    publicacion: { id: work.id, titulo: row.titulo, autor },
    titulo: row.titulo,
    autor,
    autorNombre: autor,
    tipo: work.tipo,
    ronda: row.ronda,
    revisorId: hidden ? null : row.revisorId,
    revisorNombre: hidden ? `Revisor ${row.numero}` : `${row.revisor.nombres} ${row.revisor.apellidos}`.trim(),
    comentarios: row.comentarios,
    comentario: row.comentarios,
    ...(confidential && { comentarioConfidencial: row.comentarioConfidencial }),
    comentarioAutor: row.comentarioAutor,
    respuesta: canReadAnswer(viewer, work, row) ? presentAnswer(row, acciones) : null,
    estado: row.estado,
    prioridad: row.prioridad,
    fechaAsignacion: row.fechaAsignacion.toISOString(),
    fechaLimite: row.fechaLimite?.toISOString() ?? null,
    fechaCompletada: row.fechaCompletada?.toISOString() ?? null,
    ...(confidential && !own && { fechaAgradecimiento: row.fechaAgradecimiento?.toISOString() ?? null }),
    fechaDeclinada: row.fechaDeclinada?.toISOString() ?? null,
    motivoDeclinacion: confidential ? row.motivoDeclinacion : null,
    // Who assigned and changed it are ids of people: those of the process alone.
    historialCambios: confidential && !own ? row.historialCambios : [],
    acciones,
  };
}

/** Who of the authors wrote it is nobody's matter. */
function presentAnswer({ respuesta }: ReviewRow, acciones: Review['acciones']): ReviewAnswer | null {
  if (respuesta) {
    const { puntos, revision, guardada, enviada } = respuesta;
    return { puntos, revision, guardada: guardada.toISOString(), enviada: enviada?.toISOString() ?? null };
  }
  return acciones.includes('RESPONDER_PUNTOS') ? { puntos: [], revision: 0, guardada: null, enviada: null } : null;
}
