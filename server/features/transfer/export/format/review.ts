/** A review of a work, whole: confidential comments, who reviewed, and what the authors answered. */
import { z } from 'zod';
import { id } from '#contract/entities/common.ts';
import { prioridad } from '#contract/entities/publication.ts';
import { answeredPointSchema, reviewEstado } from '#contract/entities/review.ts';
import { reviewFormAnswersSchema, reviewFormFieldSchema } from '#contract/entities/review-form.ts';
import { instante, sha256 } from './instante.ts';

/** Accounts by their ids. */
export const reviewChangeRecord = z.strictObject({
  assignedBy: z.string().optional(),
  assignedAt: z.string().optional(),
  updatedBy: z.string().optional(),
  updatedAt: z.string().optional(),
  estado: reviewEstado.optional(),
  conflicto: z.string().optional(),
  motivo: z.string().optional(),
});
export const answerRecord = z.strictObject({
  puntos: z.array(answeredPointSchema),
  revision: z.number().int().min(0),
  guardadoPorId: id.nullable(),
  guardada: instante,
  enviada: instante.nullable(),
});
/** What the reviewer said in the margin of the text, at a passage of it. */
export const annotationRecord = z.strictObject({
  orden: z.number().int().min(0),
  exacto: z.string(),
  prefijo: z.string(),
  sufijo: z.string(),
  posicion: z.number().int().min(0),
  texto: z.string(),
});
export const reviewFileRecord = z.strictObject({
  id,
  nombre: z.string(),
  tipo: z.string(),
  bytes: z.number().int().min(0),
  sha256,
  paraAutor: z.boolean(),
  fecha: instante,
  /** Its part of the archive. */
  ruta: z.string(),
});

export const reviewRecord = z.strictObject({
  id,
  ronda: z.number().int().min(1),
  revisorId: id,
  /** The same in every round: 'Revisor 1'. */
  numero: z.number().int().min(0),
  estado: reviewEstado,
  prioridad,
  /** What who assigned it told the reviewer. */
  indicaciones: z.string(),
  comentarios: z.string(),
  /** Editors who recorded the two above. Archives of versions 1 to 3 have none. */
  registradaPor: z.array(id).default([]),
  estadoRevisor: reviewEstado.nullable().default(null),
  comentariosRevisor: z.string().nullable().default(null),
  comentarioConfidencial: z.string().nullable(),
  comentarioAutor: z.string().nullable(),
  fechaAsignacion: instante,
  fechaLimite: instante.nullable(),
  fechaAceptada: instante.nullable(),
  /** Of the token in the mailed invitation; only with `contrasenas`. */
  invitacionHash: sha256.nullable().optional(),
  fechaInvitacionVence: instante.nullable(),
  expirada: z.boolean(),
  sugiereA: z.string().nullable(),
  formulario: z.array(reviewFormFieldSchema).nullable(),
  respuestas: reviewFormAnswersSchema,
  fechaAgradecimiento: instante.nullable(),
  /** Archives of versions 1 to 4 have none. */
  fechaRecordatorio: instante.nullable().default(null),
  fechaCompletada: instante.nullable(),
  fechaDeclinada: instante.nullable(),
  motivoDeclinacion: z.string().nullable(),
  /** Taken back by who ran the work. Archives of versions 1 to 4 have none. */
  fechaRetirada: instante.nullable().default(null),
  historialCambios: z.array(reviewChangeRecord),
  /** What the authors answered, point by point. */
  respuesta: answerRecord.nullable(),
  /** Archives of before there were any have none. */
  anotaciones: z.array(annotationRecord).default([]),
  archivos: z.array(reviewFileRecord),
});
export type ReviewRecord = z.output<typeof reviewRecord>;
