/** Reviews and suggestions. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { EarlierReview } from '#contract/entities/earlier-review.ts';
import type { AnsweredPoint } from '#contract/entities/review.ts';
import type { ReviewFormAnswers, ReviewFormField } from '#contract/entities/review-form.ts';
import type { Prioridad, ReviewEstado } from '#contract/vocabulary.ts';
import { users } from './accounts.ts';
import { instant, now } from './columns.ts';
import { publications } from './publications.ts';

export type StoredReviewChange = {
  assignedBy?: string;
  assignedAt?: string;
  updatedBy?: string;
  updatedAt?: string;
  estado?: ReviewEstado;
  conflicto?: string;
  motivo?: string;
};

export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey(),
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    ronda: integer().notNull(),
    revisorId: uuid('revisor_id')
      .notNull()
      .references(() => users.id),
    /** The reviewer's number within the work, the same in every round: 'Revisor 1'. */
    numero: smallint().notNull(),
    estado: text().$type<ReviewEstado>().notNull().default('PENDIENTE'),
    prioridad: text().$type<Prioridad>().notNull().default('MEDIA'),
    /** What who assigned it said along with it, to the reviewer. */
    indicaciones: text().notNull().default(''),
    comentarios: text().notNull().default(''),
    /**
     * Editors who recorded `estado` and `comentarios` in the reviewer's stead; empty: they are the reviewer's own. While there
     * is one, what the reviewer wrote is in the two columns after it.
     */
    registradaPor: uuid('registrada_por').array().notNull().default([]),
    estadoRevisor: text('estado_revisor').$type<ReviewEstado>(),
    comentariosRevisor: text('comentarios_revisor'),
    comentarioConfidencial: text('comentario_confidencial'),
    comentarioAutor: text('comentario_autor'),
    fechaAsignacion: instant('fecha_asignacion').notNull().default(now),
    fechaLimite: instant('fecha_limite'),
    /** The reviewer accepted the invitation; who hands in a review without saying so has accepted, too. */
    fechaAceptada: instant('fecha_aceptada'),
    /** SHA-256 of the token in the invitation's links, hex. */
    invitacionHash: text('invitacion_hash').unique(),
    /** An invitation that nobody answered until then is declined by itself, and `expirada`. */
    fechaInvitacionVence: instant('fecha_invitacion_vence'),
    expirada: boolean().notNull().default(false),
    /** Whom the reviewer suggests instead. */
    sugiereA: text('sugiere_a'),
    /** The platform's review form as it was when this review was first answered, and what was answered, by field. */
    formulario: jsonb().$type<ReviewFormField[]>(),
    respuestas: jsonb().$type<ReviewFormAnswers>().notNull().default({}),
    fechaAgradecimiento: instant('fecha_agradecimiento'),
    /** Its reviewer was last reminded, by the platform or by hand. */
    fechaRecordatorio: instant('fecha_recordatorio'),
    fechaCompletada: instant('fecha_completada'),
    fechaDeclinada: instant('fecha_declinada'),
    motivoDeclinacion: text('motivo_declinacion'),
    /** Who runs the work took it back, in the moment of `fechaDeclinada`. The same person may be asked again, in a row of its own. */
    fechaRetirada: instant('fecha_retirada'),
    /** Account ids inside; presenters turn them into what the reader may see. */
    historialCambios: jsonb('historial_cambios').$type<StoredReviewChange[]>().notNull().default([]),
  },
  (t) => [
    // One that stands; those that were taken back are besides it, each at its moment.
    unique('reviews_once').on(t.publicacionId, t.ronda, t.revisorId, t.fechaRetirada).nullsNotDistinct(),
    index('reviews_by_reviewer').on(t.revisorId, t.fechaAsignacion.desc().nullsLast()),
    index('reviews_due').on(t.fechaLimite).where(sql`${t.fechaCompletada} is null and ${t.fechaDeclinada} is null`),
    // With what decides who may read them, so that a page is found, however deep, on the index alone.
    index('reviews_newest').on(
      t.fechaAsignacion.desc().nullsLast(),
      t.id,
      t.publicacionId,
      t.revisorId,
      t.estado,
      t.fechaDeclinada,
    ),
  ],
);

export const suggestions = pgTable(
  'suggestions',
  {
    id: uuid().primaryKey(),
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    comentarios: text().notNull(),
    fechaCreacion: instant('fecha_creacion').notNull().default(now),
  },
  (t) => [index('suggestions_by_publication').on(t.publicacionId)],
);

/** What the authors answer to a review, point by point, with their next version. */
export const reviewAnswers = pgTable('review_answers', {
  reviewId: uuid('review_id')
    .primaryKey()
    .references(() => reviews.id, { onDelete: 'cascade' }),
  puntos: jsonb().$type<AnsweredPoint[]>().notNull(),
  revision: integer().notNull().default(1),
  guardadoPorId: uuid('guardado_por_id').references(() => users.id, { onDelete: 'set null' }),
  guardada: instant('guardada').notNull().default(now),
  /** When the version that it came with was sent: readable by others from then on, and never changed. */
  enviada: instant('enviada'),
});

/** The secret address under which a person's calendar reads the deadlines of their reviews; one a person. */
export const deadlineFeeds = pgTable('deadline_feeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token, hex. */
  hash: text().notNull().unique(),
  fecha: instant('fecha').notNull().default(now),
});

/** Files that a reviewer adds, kept only as copies without whatever names them. */
export const reviewFiles = pgTable(
  'review_files',
  {
    id: uuid().primaryKey(),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    nombre: text().notNull(),
    tipo: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    /** Otherwise for the editors alone. */
    paraAutor: boolean('para_autor').notNull().default(true),
    fecha: instant('fecha').notNull().default(now),
  },
  (t) => [index('review_files_by_review').on(t.reviewId)],
);

/** What a reviewer says in the margin of the manuscript, in the order of its text: the passage as it is found again. */
export const reviewAnnotations = pgTable(
  'review_annotations',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    orden: smallint().notNull(),
    exacto: text().notNull(),
    prefijo: text().notNull(),
    sufijo: text().notNull(),
    posicion: integer().notNull(),
    texto: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.orden] })],
);

/** That somebody reviewed for the journal, as they had it certified. Its address is for ever, so a row is never deleted. */
export const certificates = pgTable(
  'certificates',
  {
    /** `7K3M-9QTX-2ABC-D4EF`: all that its public page is found by. */
    codigo: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** As they were called then; empty once their account was erased. */
    nombre: text().notNull(),
    revista: text().notNull(),
    anio: integer(),
    porAnio: jsonb('por_anio').$type<{ anio: number; revisiones: number }[]>().notNull(),
    /** The works reviewed; which of them may be named is asked of policy each time. Empty where none is to be. */
    obras: uuid().array().notNull().default([]),
    fecha: instant('fecha').notNull().default(now),
    fechaRetirada: instant('fecha_retirada'),
  },
  (t) => [index('certificates_by_user').on(t.userId, t.fecha.desc().nullsLast())],
);

/** What another journal's reviewers said of a work, as the package said it with which its author brought it. */
export const earlierReviews = pgTable('earlier_reviews', {
  publicacionId: uuid('publicacion_id')
    .primaryKey()
    .references(() => publications.id, { onDelete: 'cascade' }),
  /** As the package calls the journal and its platform; '' where it does not. */
  revista: text().notNull(),
  plataforma: text().notNull(),
  fecha: instant('fecha').notNull().default(now),
  revisiones: jsonb().$type<EarlierReview[]>().notNull(),
});
