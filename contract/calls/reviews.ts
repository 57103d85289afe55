import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id, pageQuery } from '../entities/common.ts';
import {
  assignmentSchema,
  newReviewAnswerSchema,
  newReviewSchema,
  newSuggestionSchema,
  reviewChangesSchema,
  reviewListSchema,
  reviewSchema,
  suggestionSchema,
} from '../entities/review.ts';

const params = z.object({ id });

/** Spec 000 §7 and 001 §7, reviews. */
export const reviewCalls = defineCalls({
  listReviews: {
    method: 'GET',
    path: '/reviews',
    summary: 'Todas las revisiones',
    access: ['EDITOR', 'ADMIN'],
    query: z.object(pageQuery(20)),
    answer: reviewListSchema,
  },
  myReviews: {
    method: 'GET',
    path: '/reviews/my-reviews',
    summary: 'Las revisiones que te han asignado',
    access: 'person',
    query: z.object(pageQuery(50)),
    answer: reviewListSchema,
  },
  reviewsOfPublication: {
    method: 'GET',
    path: '/reviews/publications/{id}',
    summary: 'Las revisiones de una publicación que puedes leer',
    access: 'person',
    params,
    query: z.object(pageQuery(50)),
    answer: reviewListSchema,
  },
  assignReviewer: {
    method: 'POST',
    path: '/reviews/publications/{id}/assign-reviewer',
    summary: 'Asignar una revisora o un revisor',
    access: ['EDITOR', 'ADMIN'],
    params,
    body: assignmentSchema,
    answer: reviewSchema,
    status: 201,
  },
  createReview: {
    method: 'POST',
    path: '/reviews',
    summary: 'Crear una revisión: quien edita la asigna; quien revisa completa la suya o deja una sugerencia',
    access: ['REVISOR', 'EDITOR', 'ADMIN'],
    body: newReviewSchema,
    answer: z.union([reviewSchema, suggestionSchema]),
    status: 201,
  },
  updateReview: {
    method: 'PATCH',
    path: '/reviews/{id}',
    summary: 'Completar o gestionar una revisión, o responderla como autor',
    access: 'person',
    params,
    body: reviewChangesSchema,
    answer: reviewSchema,
  },
  answerReview: {
    method: 'PUT',
    path: '/reviews/{id}/answer',
    summary: 'Responder punto por punto a una revisión de la ronda anterior, mientras se prepara la versión nueva',
    access: 'person',
    params,
    body: newReviewAnswerSchema,
    answer: reviewSchema,
  },
  declineReview: {
    method: 'POST',
    path: '/reviews/{id}/decline',
    summary: 'Declinar una invitación a revisar',
    access: 'person',
    params,
    body: z.object({ motivo: z.string().trim().min(1).max(5000) }),
    answer: reviewSchema,
  },
  suggest: {
    method: 'POST',
    path: '/reviews/sugerencia',
    summary: 'Dejar una sugerencia sobre una publicación que puedes leer',
    access: ['REVISOR', 'EDITOR', 'ADMIN'],
    body: newSuggestionSchema,
    answer: suggestionSchema,
    status: 201,
  },
});
