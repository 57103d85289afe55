/** A review as one person may see it: the only door through which reviews leave. */
import type { Review, ReviewAnswer, ReviewFile } from '#contract/entities/review.ts';
import type { PlatformSettings } from '#contract/entities/system.ts';
import { isOwnReview } from '#contract/workflow.ts';
import { presentByline } from '#server/features/publications/present.ts';
import type { Work } from '#server/features/publications/queries.ts';
import {
  canAcceptReview,
  canReadAnswer,
  canReadConfidential,
  canReadReviewPart,
  canSendAgain,
  canThank,
  discussionState,
  hasSpoken,
  hidesReviewer,
  isRecorded,
  isRoundPaused,
  outcomeOf,
  reviewActions,
  tellsOfPublication,
  type Viewer,
} from '#server/policy/index.ts';
import { lastWritten } from './last-written.ts';
import type { ReviewRow } from './queries.ts';

/** `work` is the one that the review is of; its title is that of the version that was given to review. */
export function presentReview(row: ReviewRow, work: Work, viewer: Viewer, settings: PlatformSettings): Review {
  const { autor } = presentByline(work, viewer);
  const own = isOwnReview(viewer, row);
  const hidden = hidesReviewer(viewer, work, row.revisorId);
  const confidential = canReadConfidential(viewer, work, row);
  const comentarios = row.comentarios || (confidential && row.estado === 'PENDIENTE' ? row.indicaciones : '');
  const thanks: Review['acciones'] = canThank(viewer, work, row) ? ['AGRADECER'] : [];
  const acceptance: Review['acciones'] = canAcceptReview(viewer, work, row) ? ['ACEPTAR'] : [];
  const again: Review['acciones'] = canSendAgain(viewer, work, row) ? ['REENVIAR'] : [];
  const acciones = [...acceptance, ...reviewActions(viewer, work, row), ...again, ...thanks];
  // Until its first answer a review has the platform's form, as it is now.
  const form = row.formulario ?? (acciones.includes('REVISAR') ? settings.formularioRevision : []);
  const formulario = form.filter((field) => canReadReviewPart(viewer, work, row, field));
  const desenlace = outcomeOf(viewer, work, row);
  const discusion = discussionState(viewer, work, row, settings);
  const archivos = row.archivos.filter((file) => canReadReviewPart(viewer, work, row, file));
  return {
    id: row.id,
    publicacionId: work.id,
    publicacionTitulo: row.titulo,
    publicacion: { id: work.id, titulo: row.titulo, autor },
    titulo: row.titulo,
    autor,
    autorNombre: autor,
    tipo: work.tipo,
    revistaId: work.revistaId,
    seccionId: work.seccionId,
    ronda: row.ronda,
    revisorId: hidden ? null : row.revisorId,
    revisorNombre: hidden ? `Revisor ${row.numero}` : `${row.revisor.nombres} ${row.revisor.apellidos}`.trim(),
    ...(confidential && { indicaciones: row.indicaciones }),
    comentarios,
    comentario: comentarios,
    ...(confidential && { comentarioConfidencial: row.comentarioConfidencial }),
    comentarioAutor: row.comentarioAutor,
    respuesta: canReadAnswer(viewer, work, row) ? presentAnswer(row, acciones) : null,
    registradaPorRedaccion: isRecorded(row),
    estadoRevisor: row.estadoRevisor,
    comentariosRevisor: row.comentariosRevisor,
    formulario,
    respuestas: answersTo(formulario, row),
    // Until it is handed in it is its reviewer's, whatever an editor recorded in their stead.
    anotaciones: confidential || hasSpoken(row) ? row.anotaciones : [],
    archivos: archivos.map((file) => presentReviewFile(row, file, hidden)),
    estado: row.estado,
    prioridad: row.prioridad,
    fechaAsignacion: row.fechaAsignacion.toISOString(),
    fechaLimite: row.fechaLimite?.toISOString() ?? null,
    fechaAceptada: (confidential && row.fechaAceptada?.toISOString()) || null,
    fechaInvitacionVence: (confidential && row.fechaInvitacionVence?.toISOString()) || null,
    fechaCompletada: row.fechaCompletada?.toISOString() ?? null,
    ...(confidential &&
      !own && {
        fechaAgradecimiento: row.fechaAgradecimiento?.toISOString() ?? null,
        fechaRecordatorio: row.fechaRecordatorio?.toISOString() ?? null,
      }),
    fechaDeclinada: row.fechaDeclinada?.toISOString() ?? null,
    motivoDeclinacion: confidential ? row.motivoDeclinacion : null,
    expirada: row.expirada,
    ...(isRoundPaused(work, row) && { enPausa: true as const }),
    ...(desenlace && { desenlace }),
    ...(discusion && { discusion }),
    ...(tellsOfPublication(work, settings) && { revisionPublica: true as const }),
    retirada: row.fechaRetirada !== null,
    ...(confidential && !own && { sugiereA: row.sugiereA }),
    // Who assigned and changed it are ids of people: those of the process alone.
    ...(own && { fechaEscrita: lastWritten(row) }),
    historialCambios: confidential && !own ? row.historialCambios : [],
    acciones,
  };
}

/** `hidden`: its reader may not know who reviewed. */
export function presentReviewFile(row: ReviewRow, file: ReviewRow['archivos'][number], hidden: boolean): ReviewFile {
  const { id, tipo, bytes, paraAutor, fecha } = file;
  const nombre = attachmentName(row, file, hidden);
  return { id, nombre, tipo, bytes, paraAutor, fecha: new Date(fecha).toISOString() };
}

/** Who of the authors wrote it is nobody's matter. */
function presentAnswer({ respuesta }: ReviewRow, acciones: Review['acciones']): ReviewAnswer | null {
  if (respuesta) {
    const { puntos, revision, guardada, enviada } = respuesta;
    return { puntos, revision, guardada: guardada.toISOString(), enviada: enviada?.toISOString() ?? null };
  }
  return acciones.includes('RESPONDER_PUNTOS') ? { puntos: [], revision: 0, guardada: null, enviada: null } : null;
}

/** What a file is called for a reader: its own name, or one by its place, since names may say who gave them. */
function attachmentName(
  { numero, archivos }: Pick<ReviewRow, 'numero' | 'archivos'>,
  { id, nombre, tipo }: ReviewRow['archivos'][number],
  hidden: boolean,
): string {
  if (!hidden) return nombre;
  const place = archivos.findIndex((each) => each.id === id) + 1;
  return `Revisor ${numero}, adjunto ${place}${endings[tipo] ?? '.txt'}`;
}

const endings: Record<string, string> = {
  'application/pdf': '.pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'text/markdown': '.md',
};

/** What was answered to these fields of a form, by the fields' ids. */
export const answersTo = (fields: readonly { id: string }[], { respuestas }: Pick<ReviewRow, 'respuestas'>) =>
  Object.fromEntries(
    fields.flatMap(({ id }) => {
      const answer = respuestas[id];
      return answer === undefined ? [] : [[id, answer]];
    }),
  );
