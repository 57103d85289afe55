/** What editors work with: decisions and their letters, candidates, conflicts, notes, and what was reminded. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Action } from '#contract/actions.ts';
import type { BidAnswer } from '#contract/entities/bid.ts';
import type { ClaimEstado, ClaimKind, ComplaintSubject } from '#contract/entities/claim.ts';
import type { WaitKind } from '#contract/entities/editorial.ts';
import type { ViewFilters } from '#contract/entities/queue.ts';
import type { Estado, Prioridad, Tipo } from '#contract/vocabulary.ts';
import { users } from './accounts.ts';
import { instant, now } from './columns.ts';
import { publications } from './publications.ts';
import { reviews } from './reviews.ts';

/** A decision as it was made and told; never changed afterwards. */
export const decisions = pgTable(
  'decisions',
  {
    id: uuid().primaryKey(),
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    ronda: integer().notNull(),
    version: integer().notNull(),
    accion: text().$type<Action>().notNull(),
    estado: text().$type<Estado>().notNull(),
    editorId: uuid('editor_id').references(() => users.id, { onDelete: 'set null' }),
    fecha: instant('fecha').notNull().default(now),
    motivo: text(),
    /** When it was revoked. It stays, with its letter. */
    fechaRevocacion: instant('fecha_revocacion'),
    /** Who decided had also reviewed the work, or recorded a review of it, in that round. */
    tambienReviso: boolean('tambien_reviso').notNull().default(false),
    /** The letter as it was sent to the authors; null where none was. */
    carta: jsonb().$type<{ idioma: string; asunto: string; cuerpo: string }>(),
    /** The reviews that the editor chose for the authors; null where nobody chose: they read all completed ones. */
    revisiones: uuid().array(),
  },
  (t) => [index('decisions_by_publication').on(t.publicacionId, t.fecha), index('decisions_by_date').on(t.fecha)],
);

/**
 * Appeals against decisions and complaints about how a work is handled, with what was answered. None is deleted; who may answer one is
 * in ../claim-scope.ts.
 */
export const claims = pgTable(
  'claims',
  {
    id: uuid().primaryKey(),
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    clase: text().$type<ClaimKind>().notNull(),
    /** What an appeal is against; null of a complaint. */
    decisionId: uuid('decision_id').references(() => decisions.id, { onDelete: 'cascade' }),
    /** What a complaint is about; null of an appeal. */
    sobre: text().$type<ComplaintSubject>(),
    estado: text().$type<ClaimEstado>().notNull().default('ABIERTA'),
    personaId: uuid('persona_id')
      .notNull()
      .references(() => users.id),
    texto: text().notNull(),
    fecha: instant('fecha').notNull().default(now),
    respuesta: text(),
    respondidaPorId: uuid('respondida_por_id').references(() => users.id, { onDelete: 'set null' }),
    /** When it was answered, withdrawn or came to nothing. */
    fechaCierre: instant('fecha_cierre'),
  },
  (t) => [
    index('claims_by_publication').on(t.publicacionId, t.fecha),
    // Each decision is appealed once.
    uniqueIndex('claims_by_decision').on(t.decisionId),
    index('claims_open').on(t.fecha).where(sql`${t.estado} = 'ABIERTA'`),
    index('claims_by_person').on(t.personaId),
    index('claims_by_answerer').on(t.respondidaPorId),
  ],
);

/** Letter templates as an administrator or editor changed them; the others are in the code. */
export const letterTemplates = pgTable(
  'letter_templates',
  {
    clave: text().notNull(),
    idioma: text().notNull(),
    asunto: text().notNull(),
    cuerpo: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.clave, t.idioma] })],
);

/** The editor's ranked candidates of a round: the next is invited when one declines or does not answer. */
export const candidates = pgTable(
  'candidates',
  {
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    ronda: integer().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    orden: smallint().notNull(),
    /** Why the platform passed over them when their turn came; null while they wait or once they were invited. */
    descartada: text(),
    fechaInvitacion: instant('fecha_invitacion'),
  },
  (t) => [primaryKey({ columns: [t.publicacionId, t.ronda, t.userId] })],
);

/** Conflicts of interest that people declare: with a person, or with an institution. */
export const conflicts = pgTable(
  'conflicts',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    conUserId: uuid('con_user_id').references(() => users.id, { onDelete: 'cascade' }),
    institucion: text(),
    nota: text().notNull().default(''),
    fecha: instant('fecha').notNull().default(now),
  },
  (t) => [index('conflicts_by_user').on(t.userId), index('conflicts_with_user').on(t.conUserId)],
);

/** What reviewers say of reviewing a work that nobody has asked them for (contract/entities/bid.ts). */
export const bids = pgTable(
  'bids',
  {
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A preference is one of this round; a conflict of interest holds for all. */
    ronda: integer().notNull(),
    respuesta: text().$type<BidAnswer>().notNull(),
    motivo: text().notNull().default(''),
    fecha: instant('fecha').notNull().default(now),
  },
  (t) => [primaryKey({ columns: [t.publicacionId, t.userId] }), index('bids_by_user').on(t.userId)],
);

/** When reviewers were asked for that, and by which day. */
export const bidRequests = pgTable('bid_requests', {
  fecha: instant('fecha').primaryKey().default(now),
  hasta: instant('hasta'),
});

/** What a person's published works and declared keywords are about: stems with their weights, made from them. */
export const expertise = pgTable('expertise', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  terminos: jsonb().$type<Record<string, number>>().notNull(),
  fecha: instant('fecha').notNull().default(now),
});

/** What editors say to one another about a work; nobody else reads it. */
export const editorialNotes = pgTable(
  'editorial_notes',
  {
    id: uuid().primaryKey(),
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    autorId: uuid('autor_id').references(() => users.id, { onDelete: 'set null' }),
    /** For its author alone, instead of for all who run the process. */
    privada: boolean().notNull().default(false),
    texto: text().notNull(),
    fecha: instant('fecha').notNull().default(now),
    fechaEdicion: instant('fecha_edicion'),
    /** When it was done with, and by whom; null while it is open. */
    fechaResuelta: instant('fecha_resuelta'),
    resueltaPorId: uuid('resuelta_por_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [index('editorial_notes_by_publication').on(t.publicacionId, t.fecha)],
);

/** What reviewers who handed in, and editors, say to one another about a round. */
export const discussionMessages = pgTable(
  'discussion_messages',
  {
    id: uuid().primaryKey(),
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    ronda: integer().notNull(),
    autorId: uuid('autor_id').references(() => users.id, { onDelete: 'set null' }),
    /** Their review of the round, as whose reviewer they wrote it; null: as one of those who run the work. */
    reviewId: uuid('review_id').references(() => reviews.id, { onDelete: 'cascade' }),
    /** Empty once it was deleted. */
    texto: text().notNull(),
    fecha: instant('fecha').notNull().default(now),
    fechaEdicion: instant('fecha_edicion'),
    fechaEliminacion: instant('fecha_eliminacion'),
  },
  (t) => [index('discussion_messages_by_round').on(t.publicacionId, t.ronda, t.fecha, t.id)],
);

/** Reminders that went out, each under a key that says what for and which: none goes out twice. */
export const reminders = pgTable(
  'reminders',
  {
    clave: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    publicacionId: uuid('publicacion_id').references(() => publications.id, { onDelete: 'cascade' }),
    fecha: instant('fecha').notNull().default(now),
  },
  (t) => [index('reminders_by_publication').on(t.publicacionId)],
);

/**
 * The editors' queue as it was last worked out: each work in the process with what it waits for. It is made from works, reviews
 * and decisions (server/features/editorial/queue), refers to nothing so that it holds nothing up, and nothing is lost with it.
 */
export const queueEntries = pgTable(
  'queue_entries',
  {
    publicacionId: uuid('publicacion_id').primaryKey(),
    /** Who handles the work; null: nobody. */
    editorId: uuid('editor_id'),
    espera: text().$type<WaitKind>().notNull(),
    prioridad: text().$type<Prioridad>().notNull(),
    tipo: text().$type<Tipo>().notNull(),
    /** Since when, and by when it should have moved on. */
    desde: instant('desde').notNull(),
    vence: instant('vence').notNull(),
    /** The same moment, a week earlier or later by the work's priority: the order of the queue. */
    urgencia: instant('urgencia').notNull(),
    /** Of the present round: invitations without an answer, reviews under way, and those of both past their deadline. */
    sinRespuesta: integer('sin_respuesta').notNull(),
    enCurso: integer('en_curso').notNull(),
    vencidas: integer().notNull(),
    /** When it may wait for something else though nobody does anything: the next deadline. */
    cambia: instant('cambia'),
  },
  (t) => [
    index('queue_by_urgency').on(t.urgencia, t.publicacionId),
    index('queue_by_wait').on(t.espera, t.urgencia, t.publicacionId),
    index('queue_by_editor').on(t.editorId, t.urgencia, t.publicacionId),
    index('queue_by_editor_and_wait').on(t.editorId, t.espera, t.urgencia, t.publicacionId),
    index('queue_by_deadline').on(t.vence, t.publicacionId),
    // With all that works of an age are counted by.
    index('queue_by_age').on(t.desde, t.publicacionId, t.espera, t.editorId, t.prioridad, t.tipo),
    index('queue_by_change').on(t.cambia),
  ],
);

/** What people narrow the queue down by, kept under a name; each sees their own. */
export const queueViews = pgTable(
  'queue_views',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    nombre: text().notNull(),
    filtros: jsonb().$type<ViewFilters>().notNull(),
  },
  (t) => [unique('queue_views_once').on(t.userId, t.nombre)],
);

/** How many entries there are by what they wait for, who handles them, their priority and their type; written with them. */
export const queueCounts = pgTable(
  'queue_counts',
  {
    espera: text().$type<WaitKind>().notNull(),
    editorId: uuid('editor_id'),
    prioridad: text().$type<Prioridad>().notNull(),
    tipo: text().$type<Tipo>().notNull(),
    obras: integer().notNull(),
  },
  (t) => [unique('queue_counts_once').on(t.espera, t.editorId, t.prioridad, t.tipo).nullsNotDistinct()],
);

/**
 * Works whose entries are not as they are any more; triggers on `publications`, `reviews` and `decisions` note them (migration
 * 0036), one row a change, so that no two who write wait for one another.
 */
export const queueChanges = pgTable('queue_changes', { publicacionId: uuid('publicacion_id').notNull() });

/** By which rules the entries were worked out: one row, none before the first time. */
export const queueState = pgTable('queue_state', { reglas: text().notNull() });
