/** What a reviewer writes in the form of a review, as typed. */
import { z } from 'zod';
import { type Annotation, annotationSchema } from '#contract/entities/annotation.ts';
import { type Review, reviewEstado } from '#contract/entities/review.ts';
import { type ReviewFormAnswers, reviewFormAnswersSchema } from '#contract/entities/review-form.ts';
import type { ReviewEstado } from '#contract/vocabulary.ts';
import { isFinished, ownComments } from './review-lists.ts';

export type WrittenReview = {
  comentarios: string;
  estado: ReviewEstado;
  /** What was chosen by hand: nothing until it was. The review screen asks for it, where the other form has its default. */
  recomendacion: ReviewEstado | '';
  confidencial: string;
  respuestas: ReviewFormAnswers;
  /** In the order in which they were made; one without words says nothing yet. */
  anotaciones: Annotation[];
};

/** As typed, before it is checked. */
export const writtenSchema: z.ZodType<WrittenReview> = z.object({
  comentarios: z.string(),
  estado: reviewEstado,
  // Drafts from before it was asked for chose nothing.
  recomendacion: reviewEstado.or(z.literal('')).catch(''),
  confidencial: z.string(),
  // Drafts from before there were any have none.
  respuestas: reviewFormAnswersSchema.catch({}),
  anotaciones: z.array(annotationSchema.extend({ texto: z.string() })).catch([]),
});

/** Under which name of theirs a reviewer's unsent words are kept: of their review, or of the work that they suggest something for. */
export const draftOf = (id: string) => `revision.${id}`;

/** What the form begins with: what was saved before. */
export const writtenIn = (own: Review | undefined): WrittenReview => ({
  comentarios: own ? (own.comentariosRevisor ?? ownComments(own)) : '',
  estado: finishedEstado(own) ?? 'ACEPTADA',
  recomendacion: finishedEstado(own) ?? '',
  confidencial: own?.comentarioConfidencial ?? '',
  respuestas: own?.respuestas ?? {},
  anotaciones: own?.anotaciones ?? [],
});

/** What they made of it, whatever was recorded in their stead. */
function finishedEstado(own: Review | undefined): ReviewEstado | undefined {
  const estado = own?.estadoRevisor ?? own?.estado;
  return estado && isFinished({ estado }) ? estado : undefined;
}

/** The questions that have to be answered before the review is completed and are not, by their ids. */
export const missingIn = (own: Review | undefined, { estado, respuestas }: WrittenReview): string[] =>
  estado === 'PENDIENTE' || estado === 'EN_PROCESO'
    ? []
    : (own?.formulario ?? [])
        .filter(({ id, obligatorio }) => obligatorio && (respuestas[id] ?? '') === '')
        .map(({ id }) => id);

/** What is said in the margin, without what says nothing. */
export const saidInMargin = ({ anotaciones }: Pick<WrittenReview, 'anotaciones'>) =>
  anotaciones.filter(({ texto }) => texto.trim() !== '');
