import { z } from 'zod';
import { fault } from '../faults.ts';
import { longest } from '../limits.ts';
import { reviewEstados } from '../vocabulary.ts';
import { annotationSchema, mostAnnotations } from './annotation.ts';
import { comingInstant, filter, id, instant, pageInfo, text } from './common.ts';
import { discussionStates } from './discussion.ts';
import { prioridad, publicationSchema, tipo } from './publication.ts';
import { reviewFormAnswersSchema, reviewFormFieldSchema } from './review-form.ts';

export const reviewEstado = z.enum(reviewEstados);

/** What a reviewer's form may answer; spaces are read as underscores ('EN PROCESO', spec 001 §4). */
export const reviewEstadoInput = z
  .preprocess(
    (value) => (typeof value === 'string' ? value.trim().toUpperCase().replaceAll(' ', '_') : value),
    reviewEstado,
  )
  .describe('También con espacios: `EN PROCESO`.');

/** How a reviewed work ended, as its reviewer learns it. */
export const reviewOutcome = z.enum(['CAMBIOS_SOLICITADOS', 'APROBADO', 'PUBLICADO', 'RECHAZADO', 'RETRACTADO']);
export type ReviewOutcome = z.infer<typeof reviewOutcome>;

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
  punto: z.string().trim().min(1).max(longest.review),
  respuesta: z.string().trim().max(longest.review).default(''),
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
    .refine((points) => lengthOf(points) <= largestAnswer, fault('respuesta_larga')),
  revision: z
    .number()
    .int()
    .min(0)
    .describe('La revisión de la que partes: si ya hay otra, la respuesta es 409 `texto_cambiado`.'),
});

/** In bytes. */
export const largestReviewFile = 20 * 1024 * 1024;
/** Of one review. */
export const mostReviewFiles = 10;

/** A file that a reviewer added, kept only as a copy without what programs write of its author. */
export const reviewFileSchema = z.object({
  id,
  nombre: z.string(),
  /** Media type. */
  tipo: z.string(),
  bytes: z.number().int(),
  /** Otherwise for the editors alone. */
  paraAutor: z.boolean(),
  fecha: instant,
});
export type ReviewFile = z.infer<typeof reviewFileSchema>;

export const reviewSchema = z.object({
  id,
  publicacionId: id,
  publicacionTitulo: z.string(),
  publicacion: z.object({ id, titulo: z.string(), autor: z.string() }),
  titulo: z.string(),
  autor: z.string(),
  autorNombre: z.string(),
  tipo,
  /** Which journal asks for it, and the section of it. */
  revistaId: id,
  seccionId: id.nullable(),
  ronda: z.number().int(),
  revisorId: id.nullable(),
  revisorNombre: z.string(),
  /** What who assigned it says to the reviewer; only for the two of them and for who runs the process. */
  indicaciones: z.string().optional(),
  /** Of an invitation that its reviewer has not begun, the same readers find here what came with it (spec 001 §3). */
  comentarios: z.string(),
  /** The same text under the name that the author's screen reads (spec 000 §3). */
  comentario: z.string(),
  /**
   * Whether an editor recorded `estado` and `comentarios` in the reviewer's stead; then what the reviewer wrote stays in
   * `estadoRevisor` and `comentariosRevisor`, null otherwise (docs/specification.md 8).
   */
  registradaPorRedaccion: z.boolean(),
  estadoRevisor: reviewEstado.nullable(),
  comentariosRevisor: z.string().nullable(),
  /** Only for editors (docs/specification.md 5); absent for everyone else. */
  comentarioConfidencial: z.string().nullable().optional(),
  comentarioAutor: z.string().nullable(),
  /** What the authors answered point by point with their new version; null where this reader has none to read. */
  respuesta: reviewAnswerSchema.nullable(),
  /** The structured form of the review as far as this reader may see it, and what was answered, by field. */
  formulario: z.array(reviewFormFieldSchema),
  respuestas: reviewFormAnswersSchema,
  /** In the order of the text. */
  anotaciones: z.array(annotationSchema),
  archivos: z.array(reviewFileSchema),
  estado: reviewEstado,
  prioridad,
  fechaAsignacion: instant,
  fechaLimite: instant.nullable(),
  /** When the invitation was accepted, and until when it may be; only for its reviewer and for who runs the process. */
  fechaAceptada: instant.nullable(),
  fechaInvitacionVence: instant.nullable(),
  fechaCompletada: instant.nullable(),
  /** When its reviewer was thanked; only for who runs the process. */
  fechaAgradecimiento: instant.nullable().optional(),
  /** When its reviewer was last reminded, by the platform or by hand; only for who runs the process. */
  fechaRecordatorio: instant.nullable().optional(),
  /** Set when the invited reviewer declined. */
  fechaDeclinada: instant.nullable(),
  motivoDeclinacion: z.string().nullable(),
  /** It was declined by itself, for want of an answer. */
  expirada: z.boolean(),
  /** The work is back with its authors for formal flaws: the review waits, and its deadline with it; absent otherwise. */
  enPausa: z.literal(true).optional(),
  /** How its work ended so far, for its reviewer; absent while nothing is decided, and for everyone else. */
  desenlace: reviewOutcome.optional(),
  /** Whether its reviewer may discuss the round with the others, for that reviewer where the press allows it; absent otherwise. */
  discusion: z.enum(discussionStates).optional(),
  /** It is published with its work, once that is; absent otherwise. */
  revisionPublica: z.literal(true).optional(),
  /** Who runs the work took it back: `fechaDeclinada` says when, `motivoDeclinacion` why. */
  retirada: z.boolean(),
  /** Whom they would ask instead; only for who runs the process. */
  sugiereA: z.string().nullable().optional(),
  /** When its reviewer last saved or handed in something of it; only for that reviewer, null before. */
  fechaEscrita: instant.nullable().optional(),
  historialCambios: z.array(reviewChangeSchema),
  acciones: z.array(
    z.enum([
      'ACEPTAR',
      'REVISAR',
      'DECLINAR',
      'GESTIONAR',
      'RETIRAR',
      'RECORDAR',
      'REENVIAR',
      'AGRADECER',
      'RESPONDER',
      'RESPONDER_PUNTOS',
    ]),
  ),
});
export type Review = z.infer<typeof reviewSchema>;

/** Of the reviews of a work, so many stand in its own answer, the last assigned ones; a list of their own has them all. */
export const mostReviewsInWork = 20;
/** As much of a review as stands there. */
export const reviewInWorkSchema = reviewSchema.pick({
  id: true,
  publicacionId: true,
  publicacionTitulo: true,
  ronda: true,
  revisorId: true,
  revisorNombre: true,
  comentarios: true,
  comentario: true,
  comentarioAutor: true,
  estado: true,
  historialCambios: true,
});
/** A whole work with its reviews, as far as this reader may read them (spec 000 §3). */
export const publicationWithReviewsSchema = publicationSchema.extend({
  revisiones: z
    .array(reviewInWorkSchema)
    .describe('Las últimas que puedes leer, veinte como mucho; todas, en /reviews/publications/{id}.'),
  capitulos: z
    .array(z.object({ id, titulo: z.string(), idioma: z.string() }))
    .optional()
    .describe('De un libro que revisas y todavía no se ha publicado: las obras que son sus capítulos y puedes leer.'),
});
export type PublicationWithReviews = z.infer<typeof publicationWithReviewsSchema>;

/** What the author of the work sees of a review, made by the presenter that answers the author. */
export const reviewAsAuthorSchema = reviewSchema.pick({
  revisorNombre: true,
  estado: true,
  comentarios: true,
  formulario: true,
  respuestas: true,
  anotaciones: true,
  archivos: true,
});
export type ReviewAsAuthor = z.infer<typeof reviewAsAuthorSchema>;

/**
 * As lists of reviews show them: those that are handed in or waited for, and those that nobody waits for: declined, lapsed or taken
 * back (`DECLINADA`), and left when their round closed (`CERRADA`). `ATRASADA`: waited for, and past its deadline.
 */
export const shownReviewEstados = [...reviewEstados, 'ATRASADA', 'DECLINADA', 'CERRADA'] as const;
export type ShownReviewEstado = (typeof shownReviewEstados)[number];
/** What the list of all reviews may be narrowed to; `search`: words, each in the work's title or in its reviewer's name. */
export const reviewFilters = {
  estado: filter(z.enum(shownReviewEstados)),
  search: z.string().trim().max(longest.personSearch).optional(),
};

export const reviewListSchema = z.object({ reviews: z.array(reviewSchema), ...pageInfo });

const comentarios = text(longest.review);
const anotaciones = z
  .array(annotationSchema)
  .max(mostAnnotations)
  .describe('Todas: las que no estén dejan de ser parte de la revisión.');
/** Spec 001 §3: clients send their own history; only what the server writes itself is kept. */
const ignoredHistory = z
  .array(z.unknown())
  .max(1000)
  .optional()
  .describe('Se admite y no se usa: lo escribe el servidor.');

const revisionPublica = z
  .boolean()
  .optional()
  .describe(
    'Al entregarla: si sabes que se publica con la obra, como dice su `revisionPublica`. Si ya no es así, la respuesta es 409 `publicacion_de_revisiones`.',
  );

/** Spec 000 §7 and 001 §7 POST /reviews. */
export const newReviewSchema = z.object({
  publicacionId: id,
  revisorId: id.optional(),
  comentarios,
  estado: reviewEstadoInput.default('PENDIENTE'),
  revisionPublica,
  historialCambios: ignoredHistory,
});
/** PATCH /reviews/{id}: the reviewer's or editor's change, or the author's reply. */
export const reviewChangesSchema = z
  .object({
    comentarios: comentarios.optional(),
    estado: reviewEstadoInput.optional(),
    comentarioConfidencial: z.string().trim().max(longest.review).optional(),
    /** By the fields of the review's form; those that are left out or empty are unanswered. */
    respuestas: reviewFormAnswersSchema.optional(),
    anotaciones: anotaciones.optional(),
    comentarioAutor: comentarios.optional(),
    fechaLimite: comingInstant.nullable().optional(),
    prioridad: prioridad.optional(),
    revisionPublica,
    desde: instant
      .nullable()
      .optional()
      .describe(
        'Si la revisión es tuya, la `fechaEscrita` de lo que viste: si después has guardado o entregado otra cosa, la respuesta es 409 `texto_cambiado`. Sin ella se escribe encima.',
      ),
    historialCambios: ignoredHistory,
  })
  .refine(
    ({ historialCambios: _, revisionPublica: __, desde: ___, ...changes }) =>
      Object.values(changes).some((value) => value !== undefined),
    fault('revision_sin_cambios'),
  );
/** POST /reviews/{id}/preview: a review as it is being written. */
export const reviewPreviewSchema = z.object({
  comentarios: z.string().trim().max(longest.review).default(''),
  estado: reviewEstadoInput,
  respuestas: reviewFormAnswersSchema.default({}),
  anotaciones: anotaciones.default([]),
});
/** docs/specification.md 6. */
export const reviewAssignmentSchema = z.object({
  revisorId: id,
  fechaLimite: comingInstant.optional(),
  prioridad: prioridad.optional(),
  /** What the reviewer is told along with it, in the invitation and beside the work. */
  comentarios: comentarios.optional(),
  /** Only an administrator may assign in spite of a conflict of interest, and says why: it stays in the review's history. */
  motivoConflicto: text(longest.conflictReason).optional(),
});
/** POST /reviews/{id}/take-back. */
export const takenBackReviewSchema = z.object({
  motivo: text(longest.reason).describe('Se le dice a quien iba a revisar, en el correo, y queda en la historia.'),
  estado: z
    .enum(['PENDIENTE', 'EN_PROCESO'])
    .optional()
    .describe(
      'Cómo está según lo que ves: si mientras tanto se ha aceptado o empezado, la respuesta es 409 `revision_avanzada`.',
    ),
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
