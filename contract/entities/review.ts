import { z } from 'zod';
import { reviewEstados } from '../vocabulary.ts';
import { id, instant, pageInfo, plannedInstant, text } from './common.ts';
import { prioridad, tipo } from './publication.ts';

export const reviewEstado = z.enum(reviewEstados);

/** What a reviewer's form may answer; spaces are read as underscores ('EN PROCESO', spec 001 §4). */
export const reviewEstadoInput = z
  .preprocess(
    (value) => (typeof value === 'string' ? value.trim().toUpperCase().replaceAll(' ', '_') : value),
    reviewEstado,
  )
  .describe('También con espacios: `EN PROCESO`.');

/** One line of a review's history: who assigned or changed it, when, and to what. */
export const reviewChangeSchema = z.object({
  assignedBy: z.string().optional(),
  assignedAt: instant.optional(),
  updatedBy: z.string().optional(),
  updatedAt: instant.optional(),
  estado: reviewEstado.optional(),
  /** Assigned in spite of these conflicts of interest, and why. */
  conflicto: z.string().optional(),
  motivo: z.string().optional(),
});

/** One point that a review makes, and what the authors answer to it with their new version. */
export const answeredPointSchema = z.object({
  punto: z.string().trim().min(1).max(100_000),
  respuesta: z.string().trim().max(100_000).default(''),
});
export type AnsweredPoint = z.infer<typeof answeredPointSchema>;
/** The answer to one review, point by point. It is the authors' own until the new version is sent. */
export const reviewAnswerSchema = z.object({
  puntos: z.array(answeredPointSchema),
  /** Grows by one with each save; 0 before the first. */
  revision: z.number().int(),
  guardada: instant.nullable(),
  /** When the version that it came with was sent. */
  enviada: instant.nullable(),
});
export type ReviewAnswer = z.infer<typeof reviewAnswerSchema>;
/** In characters, of all its points and answers together. */
export const largestAnswer = 1_000_000;
const lengthOf = (points: readonly AnsweredPoint[]) =>
  points.reduce((sum, { punto, respuesta }) => sum + punto.length + respuesta.length, 0);

/** PUT /reviews/{id}/answer. */
export const newReviewAnswerSchema = z.object({
  puntos: z
    .array(answeredPointSchema)
    .max(300)
    .refine((points) => lengthOf(points) <= largestAnswer, { error: 'La respuesta es demasiado larga.' }),
  revision: z
    .number()
    .int()
    .min(0)
    .describe('La revisión de la que partes: si ya hay otra, la respuesta es 409 `texto_cambiado`.'),
});

export const reviewSchema = z.object({
  id,
  publicacionId: id,
  publicacionTitulo: z.string(),
  publicacion: z.object({ id, titulo: z.string(), autor: z.string() }),
  titulo: z.string(),
  autor: z.string(),
  autorNombre: z.string(),
  tipo,
  ronda: z.number().int(),
  revisorId: id.nullable(),
  revisorNombre: z.string(),
  comentarios: z.string(),
  /** The same text under the name that the author's screen reads (spec 000 §3). */
  comentario: z.string(),
  /** Only for editors (product.md 5); absent for everyone else. */
  comentarioConfidencial: z.string().nullable().optional(),
  comentarioAutor: z.string().nullable(),
  /** What the authors answered point by point with their new version; null where this reader has none to read. */
  respuesta: reviewAnswerSchema.nullable(),
  estado: reviewEstado,
  prioridad,
  fechaAsignacion: instant,
  fechaLimite: instant.nullable(),
  fechaCompletada: instant.nullable(),
  /** When its reviewer was thanked; only for who runs the process. */
  fechaAgradecimiento: instant.nullable().optional(),
  /** Set when the invited reviewer declined. */
  fechaDeclinada: instant.nullable(),
  motivoDeclinacion: z.string().nullable(),
  historialCambios: z.array(reviewChangeSchema),
  acciones: z.array(z.enum(['REVISAR', 'DECLINAR', 'GESTIONAR', 'AGRADECER', 'RESPONDER', 'RESPONDER_PUNTOS'])),
});
export type Review = z.infer<typeof reviewSchema>;

export const reviewListSchema = z.object({ reviews: z.array(reviewSchema), ...pageInfo });

const comentarios = text(100_000);
/** Spec 001 §3: clients send their own history; only what the server writes itself is kept. */
const ignoredHistory = z
  .array(z.unknown())
  .max(1000)
  .optional()
  .describe('Se admite y no se usa: lo escribe el servidor.');

/** Spec 000 §7 and 001 §7 POST /reviews. */
export const newReviewSchema = z.object({
  publicacionId: id,
  revisorId: id.optional(),
  comentarios,
  estado: reviewEstadoInput.default('PENDIENTE'),
  historialCambios: ignoredHistory,
});
/** PATCH /reviews/{id}: the reviewer's or editor's change, or the author's reply. */
export const reviewChangesSchema = z
  .object({
    comentarios: comentarios.optional(),
    estado: reviewEstadoInput.optional(),
    comentarioConfidencial: z.string().trim().max(100_000).optional(),
    comentarioAutor: comentarios.optional(),
    fechaLimite: plannedInstant.nullable().optional(),
    prioridad: prioridad.optional(),
    historialCambios: ignoredHistory,
  })
  .refine(({ historialCambios: _, ...changes }) => Object.values(changes).some((value) => value !== undefined), {
    error: 'Di qué quieres cambiar de la revisión.',
  });
/** product.md 6. */
export const assignmentSchema = z.object({
  revisorId: id,
  fechaLimite: plannedInstant.optional(),
  prioridad: prioridad.optional(),
  /** Only an administrator may assign in spite of a conflict of interest, and says why: it stays in the review's history. */
  motivoConflicto: text(2000).optional(),
});
/** Spec 001 §3: calificacion is fixed at 0, tipo at SUGERENCIA. */
export const newSuggestionSchema = z.object({
  publicacionId: id,
  comentarios,
  calificacion: z.literal(0).default(0),
  tipo: z.literal('SUGERENCIA').default('SUGERENCIA'),
});
export const suggestionSchema = z.object({
  id,
  publicacionId: id,
  comentarios: z.string(),
  calificacion: z.literal(0),
  tipo: z.literal('SUGERENCIA'),
  fechaCreacion: instant,
});
