/** Reviews and suggestions. */
import { index, integer, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { AnsweredPoint } from '#contract/entities/review.ts';
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
    comentarios: text().notNull().default(''),
    comentarioConfidencial: text('comentario_confidencial'),
    comentarioAutor: text('comentario_autor'),
    fechaAsignacion: instant('fecha_asignacion').notNull().default(now),
    fechaLimite: instant('fecha_limite'),
    fechaCompletada: instant('fecha_completada'),
    fechaDeclinada: instant('fecha_declinada'),
    motivoDeclinacion: text('motivo_declinacion'),
    /** Account ids inside; presenters turn them into what the reader may see. */
    historialCambios: jsonb('historial_cambios').$type<StoredReviewChange[]>().notNull().default([]),
  },
  (t) => [
    unique('reviews_once').on(t.publicacionId, t.ronda, t.revisorId),
    index('reviews_by_reviewer').on(t.revisorId, t.fechaAsignacion.desc().nullsLast()),
    index('reviews_newest').on(t.fechaAsignacion.desc().nullsLast(), t.id),
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
