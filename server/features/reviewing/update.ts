import type { z } from 'zod';
import type { reviewChangesSchema } from '#contract/entities/review.ts';
import type { PlatformSettings } from '#contract/entities/system.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { isOwnReview } from '#contract/workflow.ts';
import type { DomainEvent } from '#server/events/event-kinds.ts';
import { record } from '#server/events/events.ts';
import { settleDecision, type Work } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { checkPublicationShown, hasSpoken, isCompleted, isTheirAct, reviewActions } from '#server/policy/index.ts';
import { saveAnnotations } from './annotation-queries.ts';
import { checkAnswered, checkedAnswers } from './check-answers.ts';
import { lookAtReviewsAgain } from './doi-queries.ts';
import { lastWritten } from './last-written.ts';
import { type ReviewRow, updateReview } from './queries.ts';
import { lockReadableReview, readReview } from './read.ts';
import { tellDeadline } from './tell-deadline.ts';
import { wordsOfEditor, wordsOfReviewer } from './whose-words.ts';
import { whyClosed } from './why-closed.ts';

type Asked = Omit<z.output<typeof reviewChangesSchema>, 'historialCambios'>;
type Changes = Omit<Asked, 'revisionPublica' | 'desde'>;

/** Which of the review's actions each field belongs to. */
const takes: Record<keyof Changes, readonly ReturnType<typeof reviewActions>[number][]> = {
  comentarios: ['REVISAR', 'GESTIONAR'],
  estado: ['REVISAR', 'GESTIONAR'],
  comentarioConfidencial: ['REVISAR'],
  respuestas: ['REVISAR'],
  anotaciones: ['REVISAR'],
  comentarioAutor: ['RESPONDER'],
  fechaLimite: ['GESTIONAR'],
  prioridad: ['GESTIONAR'],
};

/**
 * Changes a review: its reviewer or who runs the process until the round is decided, the author by replying once it
 * is completed. Throws `no_encontrado`, `sin_permiso`, `ronda_decidida`, `ronda_en_pausa`, `revision_retirada`, `revision_declinada`,
 * `respuesta_ya_enviada`, `publicacion_de_revisiones`, `texto_cambiado`, and `datos_no_validos` where a manager leaves it without an outcome.
 */
export async function changeReview(
  services: Services,
  viewer: Person,
  id: string,
  { revisionPublica: shown, desde, ...changes }: Asked,
) {
  const { db, transact } = services;
  await transact(async () => {
    const { review, work } = await lockReadableReview(services, viewer, id);
    checkFields(viewer, work, review, changes);
    checkOutcome(viewer, review, changes);
    checkWords(viewer, review, changes);
    const now = new Date();
    const { fechaLimite, respuestas, anotaciones, estado: _, comentarios: __, ...fields } = changes;
    const own = isOwnReview(viewer, review);
    if (own) checkUnchanged(review, desde);
    if (own) checkPublicationShown(work, services.settings.of(work), shown);
    const words = own ? wordsOfReviewer(review, changes) : wordsOfEditor(viewer, review, changes);
    const estado = changes.estado ?? (own ? review.estadoRevisor : null) ?? review.estado;
    await updateReview(db, id, {
      ...fields,
      ...words,
      ...(own && ownWords(review, changes, services.settings.of(work), now)),
      ...(fechaLimite !== undefined && { fechaLimite: fechaLimite ? new Date(fechaLimite) : null }),
      ...completedAt(review, words.estado, now),
      historialCambios: [...review.historialCambios, { updatedBy: viewer.id, updatedAt: now.toISOString(), estado }],
    });
    if (anotaciones) await saveAnnotations(db, id, anotaciones);
    if (changes.comentarioAutor) {
      await settleDecision(db, work.id);
      await lookAtReviewsAgain(db, work.id);
    }
    const about = { userId: viewer.id, publicacionId: work.id, reviewId: id };
    const datos = { titulo: review.titulo, estado };
    if (fechaLimite) await moveDeadline(services, review, new Date(fechaLimite), about);
    const isRecord = words.registradaPor?.includes(viewer.id) === true;
    if (isRecord) await record(db, { ...about, type: 'review.recorded', datos });
    const completes = completesReview(review, changes, own);
    const others = [
      ...Object.values(fields),
      respuestas,
      anotaciones,
      ...(isRecord ? [] : [changes.estado, changes.comentarios]),
    ];
    if (completes) await record(db, { ...about, type: 'review.completed', datos });
    else if (others.some((value) => value !== undefined))
      await record(db, { ...about, type: changes.comentarioAutor ? 'review.answered' : 'review.updated', datos });
  });
  return readReview(services, viewer, id);
}

/**
 * What else changes when reviewers write themselves: answers to the form, which stays from the first one on as it was then,
 * and that they accepted. Throws `datos_no_validos` where an answer is none, or one is missing in a completed review.
 */
function ownWords(
  review: ReviewRow,
  { estado, respuestas }: Changes,
  { formularioRevision }: PlatformSettings,
  now: Date,
) {
  const formulario = review.formulario ?? formularioRevision;
  const answers = respuestas ? checkedAnswers(formulario, respuestas) : review.respuestas;
  if (estado && isCompleted({ estado })) checkAnswered(formulario, answers);
  const isWork = review.fechaAceptada === null && (estado ?? 'PENDIENTE') !== 'PENDIENTE';
  return {
    ...(respuestas && formulario.length > 0 && { formulario, respuestas: answers }),
    ...(isWork && { fechaAceptada: now }),
  };
}

/** The reviewer learns of another deadline by notice and by mail. */
async function moveDeadline(
  services: Services,
  { revisorId, titulo, fechaLimite: before }: ReviewRow,
  fechaLimite: Date,
  about: Pick<DomainEvent, 'reviewId' | 'userId'> & { publicacionId: string },
): Promise<void> {
  if (before?.getTime() === fechaLimite.getTime()) return;
  const datos = { titulo, plazo: fechaLimite.toISOString() };
  await record(services.db, { ...about, type: 'review.deadlineMoved', datos });
  await tellDeadline(services, { revisorId, publicacionId: about.publicacionId, titulo, fechaLimite });
}

function checkFields(viewer: Person, work: Work, review: ReviewRow, changes: Changes): void {
  const allowed = reviewActions(viewer, work, review);
  for (const [field, value] of Object.entries(changes))
    if (value !== undefined && isField(field) && !takes[field].some((action) => allowed.includes(action)))
      throw whyNot(field, viewer, work, review);
}

/** What reviewers handed in from one window is not written over from another that has not seen it. */
function checkUnchanged(review: ReviewRow, desde: string | null | undefined): void {
  const written = lastWritten(review);
  if (written === null || desde === undefined || (desde !== null && Date.parse(written) <= Date.parse(desde))) return;
  throw refuse('texto_cambiado', { guardadoEn: written, guardadoPorTi: true });
}

/** When it was completed, where its estado changes. */
const completedAt = ({ fechaCompletada }: ReviewRow, estado: ReviewRow['estado'] | undefined, now: Date) =>
  estado && { fechaCompletada: isCompleted({ estado }) ? (fechaCompletada ?? now) : null };

/** Who manages a review ends it one way or another (spec 001 §4); how far it has come is its reviewer's to say. */
function checkOutcome(viewer: Person, review: ReviewRow, { estado }: Changes): void {
  if (estado && !isCompleted({ estado }) && !isOwnReview(viewer, review))
    throw refuse('datos_no_validos', { errors: [{ field: 'estado', code: 'resultado' }] });
}

/** A completed review says something (spec 001 §5). */
function checkWords(viewer: Person, review: ReviewRow, { estado, comentarios }: Changes): void {
  const kept = (isOwnReview(viewer, review) ? review.comentariosRevisor : null) ?? review.comentarios;
  if (estado && isCompleted({ estado }) && (comentarios ?? kept) === '')
    throw refuse('datos_no_validos', { errors: [{ field: 'comentarios', code: 'comentarios' }] });
}

const isField = (field: string): field is keyof Changes => field in takes;

function whyNot(field: keyof Changes, viewer: Person, work: Work, review: ReviewRow) {
  if (!takes[field].some((action) => isTheirAct(action, viewer, work, review)))
    return refuse('sin_permiso', { errors: [{ field, code: 'campo_ajeno' }] });
  if (field === 'comentarioAutor') return refuse('respuesta_ya_enviada');
  return whyClosed(work, review);
}

/** Whether it is completed by this and was not before; a reviewer's own, whatever was recorded in their stead. */
const completesReview = (review: ReviewRow, { estado }: Changes, own: boolean) =>
  estado !== undefined && isCompleted({ estado }) && !(own ? hasSpoken(review) : isCompleted(review));
