/** Whose the words of a review are: its reviewer's, or an editor's who recorded one in their stead (docs/specification.md 8). */
import type { z } from 'zod';
import type { reviewChangesSchema } from '#contract/entities/review.ts';
import type { Person } from '#contract/workflow.ts';
import { isCompleted, isRecorded } from '#server/policy/index.ts';
import type { ReviewRow } from './queries.ts';

type Written = Pick<z.output<typeof reviewChangesSchema>, 'estado' | 'comentarios'>;
type Words = Partial<
  Pick<ReviewRow, 'estado' | 'comentarios' | 'registradaPor' | 'estadoRevisor' | 'comentariosRevisor'>
>;

/** Nobody writes in the reviewer's stead. */
const noRecord = { registradaPor: [], estadoRevisor: null, comentariosRevisor: null };

/**
 * What reviewers write is the review. Where an editor recorded one in their stead, theirs is kept beside it until they hand it
 * in: then it takes the record's place (docs/specification.md 8).
 */
export function wordsOfReviewer(review: ReviewRow, changes: Written): Words {
  const { estado, comentarios } = changes;
  if (!isRecorded(review)) return { ...(estado && { estado }), ...(comentarios !== undefined && { comentarios }) };
  const own = {
    estado: estado ?? review.estadoRevisor ?? 'PENDIENTE',
    comentarios: comentarios ?? review.comentariosRevisor ?? '',
  };
  const handsIn = estado !== undefined && isCompleted({ estado });
  return handsIn ? { ...own, ...noRecord } : { estadoRevisor: own.estado, comentariosRevisor: own.comentarios };
}

/** What an editor writes is answered as sent; the reviewer's own stays beside it, and the record ends where it says no other. */
export function wordsOfEditor(viewer: Person, review: ReviewRow, changes: Written): Words {
  const { estado = review.estado, comentarios = review.comentarios } = changes;
  if (estado === review.estado && comentarios === review.comentarios) return {};
  const estadoRevisor = review.estadoRevisor ?? review.estado;
  const comentariosRevisor = review.comentariosRevisor ?? review.comentarios;
  if (estado === estadoRevisor && comentarios === comentariosRevisor) return { estado, comentarios, ...noRecord };
  const registradaPor = [...new Set([...review.registradaPor, viewer.id])];
  return { estado, comentarios, registradaPor, estadoRevisor, comentariosRevisor };
}
