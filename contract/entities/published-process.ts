/** What everybody may read of how a published work came about (server/policy/published-reviews.ts). */
import { z } from 'zod';
import { annotationSchema } from './annotation.ts';
import { bookOfChapterSchema, gatheredChapterSchema } from './chapter.ts';
import { instant } from './common.ts';
import { relatedWorkSchema } from './relation.ts';
import { answeredPointSchema, reviewEstado } from './review.ts';
import { reviewFormAnswersSchema, reviewFormFieldSchema } from './review-form.ts';

export const publishedSteps = ['RECIBIDA', 'REVISADA', 'ACEPTADA', 'PUBLICADA', 'RETRACTADA'] as const;

/** What may change of a work once it is published, other than by a notice: each change is told with its day. */
export const publishedChanges = [
  'AUTORIA',
  'AUTORIA_PRINCIPAL',
  'DOI',
  'DOI_QUITADO',
  'NUMERO',
  'CAPITULOS',
  'VUELTA_A_PUBLICAR',
] as const;
export type PublishedChange = (typeof publishedChanges)[number];

/** A completed review as its authors read it, in its reviewer's own words, and what they answered. */
const publishedReviewSchema = z.object({
  /** The reviewer's number within the work. */
  numero: z.number().int(),
  revisor: z.string(),
  fecha: instant.nullable(),
  /** Of which version it speaks: one before the round's, where that was returned to its authors meanwhile. Null where that is not known. */
  version: z.number().int().nullable(),
  estado: reviewEstado,
  comentarios: z.string(),
  /** The questions whose answers authors read. */
  formulario: z.array(reviewFormFieldSchema),
  respuestas: reviewFormAnswersSchema,
  anotaciones: z.array(annotationSchema),
  /** What the authors answered, in one piece, and point by point with their next version. */
  comentarioAutor: z.string().nullable(),
  respuesta: z.object({ fecha: instant, puntos: z.array(answeredPointSchema) }).nullable(),
  /** Their own DOIs, where they have them. */
  doi: z.string().optional(),
  doiRespuesta: z.string().optional(),
});
export type PublishedReview = z.infer<typeof publishedReviewSchema>;

const publishedRoundSchema = z.object({
  ronda: z.number().int(),
  /** What was decided on, and may be read: the last that was sent until then. Null where that is not known. */
  version: z.number().int().nullable(),
  revisiones: z.array(publishedReviewSchema),
  /** What was decided on it, without the letter, which is its authors'. */
  decision: z.object({ accion: z.enum(['APROBAR', 'SOLICITAR_CAMBIOS', 'RECHAZAR']), fecha: instant }).nullable(),
});
export type PublishedRound = z.infer<typeof publishedRoundSchema>;

export const publishedProcessSchema = z.object({
  /** In the order in which they happened. */
  pasos: z.array(z.object({ paso: z.enum(publishedSteps), fecha: instant })),
  /** Who withdrew the work after its publication: one of its authors, by administering the platform, or whoever runs it. */
  retractadaPor: z.enum(['REDACCION', 'AUTORIA']).nullable(),
  /** Notices of it and new editions, the last first: works of their own. */
  posteriores: z.array(relatedWorkSchema),
  /** The work that it is a notice or a new edition of. */
  sobre: relatedWorkSchema.nullable(),
  /** Of a book that gathers works: its chapters that may be read, in order. */
  capitulos: z.array(gatheredChapterSchema),
  /** Of a chapter that is a work of its own: its book, and the chapters beside it; null of all others. */
  libro: bookOfChapterSchema.nullable(),
  /** What changed of it after it was first published without a version of its own, the last first. */
  cambios: z.array(z.object({ cambio: z.enum(publishedChanges), fecha: instant })),
  /** The versions that anybody may read, the last first. */
  versiones: z.array(z.object({ numero: z.number().int(), fecha: instant })),
  /** Where its reviews are published, the first first; empty otherwise. */
  rondas: z.array(publishedRoundSchema),
});
export type PublishedProcess = z.infer<typeof publishedProcessSchema>;
