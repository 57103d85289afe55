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
  estado: reviewEstado,
  prioridad,
  fechaAsignacion: instant,
  fechaLimite: instant.nullable(),
  fechaCompletada: instant.nullable(),
  /** Set when the invited reviewer declined. */
  fechaDeclinada: instant.nullable(),
  motivoDeclinacion: z.string().nullable(),
  historialCambios: z.array(reviewChangeSchema),
  acciones: z.array(z.enum(['REVISAR', 'DECLINAR', 'GESTIONAR', 'RESPONDER'])),
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
