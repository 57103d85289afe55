/**
 * The tables. Columns carry the wire's Spanish names (contract/entities), so that nothing is translated twice.
 * Migrations are made from this file by `npm run migration -- NAME` and live in migrations/.
 */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Manuscript, Reference } from '#contract/entities/manuscript.ts';
import type { Notification } from '#contract/entities/notification.ts';
import type { Metadata, Translation } from '#contract/entities/publication.ts';
import type { Mail } from '#contract/entities/site.ts';
import type { Preferences } from '#contract/entities/user.ts';
import type { Estado, PageSlug, Prioridad, ReviewEstado, Role, Tipo } from '#contract/vocabulary.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
const now = sql`now()`;

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    nombres: text().notNull(),
    apellidos: text().notNull(),
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    afiliacion: text().notNull().default(''),
    orcid: text(),
    fotoUrl: text('foto_url').notNull().default(''),
    biografia: text().notNull().default(''),
    roles: text().array().$type<Role[]>().notNull(),
    rolSolicitado: text('rol_solicitado').$type<Role>(),
    fechaVerificacion: instant('fecha_verificacion'),
    preferencias: jsonb().$type<Preferences>().notNull().default({ theme: null, language: null, notifications: true }),
    fechaCreacion: instant('fecha_creacion').notNull().default(now),
    fechaEliminacion: instant('fecha_eliminacion'),
    /** Names without accents in lower case, to sort and to search by. */
    nombreNormal: text('nombre_normal')
      .notNull()
      .generatedAlwaysAs(sql`public.es_plain(apellidos || ' ' || nombres || ' ' || email)`),
  },
  (t) => [
    uniqueIndex('users_email').on(t.email),
    index('users_by_name').on(t.nombreNormal, t.id),
    index('users_by_role').using('gin', t.roles),
  ],
);

/** One log-in on one device. Its refresh tokens form the family that reuse revokes (product.md 6). */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().default(now),
    revokedAt: instant('revoked_at'),
  },
  (t) => [index('sessions_by_user').on(t.userId)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token, hex: the token itself is never stored. */
    hash: text().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('refresh_tokens_by_session').on(t.sessionId)],
);

/** What came by mail to prove an address: single use, for an hour or a few days. */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    /** SHA-256 of the token, hex. */
    hash: text().primaryKey(),
    para: text().$type<'contraseña' | 'correo'>().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address it was sent to: no longer valid where the account has another. */
    email: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('mailed_tokens_by_user').on(t.userId)],
);

/** Wrong passwords, by account address and by where they came from. */
export const loginFailures = pgTable('login_failures', {
  /** What is slowed down: SHA-256 of an address, hex. */
  clave: text().primaryKey(),
  veces: integer().notNull(),
  ultima: instant('ultima').notNull(),
});

/** Mails on their way, or kept where there is no SMTP_URL (product.md 7). */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    para: text().notNull(),
    asunto: text().notNull(),
    texto: text().notNull(),
    html: text().notNull(),
    /** Who is answered, where it is not the platform itself. */
    responderA: text('responder_a'),
    /** Where the reader of a newsletter leaves it (RFC 2369). */
    enlaceBaja: text('enlace_baja'),
    /** It carries a link that acts for its holder: shown only where it is kept instead of sent, and not kept once sent. */
    secreto: boolean().notNull(),
    estado: text().$type<Mail['estado']>().notNull(),
    intentos: integer().notNull().default(0),
    fechaCreacion: instant('fecha_creacion').notNull().default(now),
    fechaIntento: instant('fecha_intento').notNull().default(now),
    fechaEnvio: instant('fecha_envio'),
    error: text(),
  },
  (t) => [
    index('mails_newest').on(t.fechaCreacion.desc().nullsLast(), t.id),
    index('mails_due').on(t.fechaIntento).where(sql`${t.estado} = 'PENDIENTE'`),
  ],
);

/** Double opt-in: nobody is written to before `fechaConfirmacion`. */
export const subscribers = pgTable('subscribers', {
  email: text().primaryKey(),
  idioma: text().notNull().default('es'),
  /** SHA-256 of the token in their mails, hex: confirms, and later unsubscribes. */
  tokenHash: text('token_hash').notNull().unique(),
  fechaAlta: instant('fecha_alta').notNull().default(now),
  fechaConfirmacion: instant('fecha_confirmacion'),
  fechaBaja: instant('fecha_baja'),
});

/** The pages that administrators write (product.md 2). */
export const sitePages = pgTable('site_pages', {
  slug: text().$type<PageSlug>().primaryKey(),
  markdown: text().notNull(),
  documento: jsonb().$type<Manuscript>().notNull(),
  fechaActualizacion: instant('fecha_actualizacion').notNull().default(now),
});

/**
 * The words of the catalogue as they are written, to correct a search that finds nothing. Triggers on `publications`
 * add them (migration 0003) and nothing takes them away: a correction is offered only where it finds works.
 */
export const words = pgTable(
  'words',
  {
    palabra: text().primaryKey(),
    /** How it sounds: the same for 'vaca' and 'baca'. */
    sonido: text().notNull().generatedAlwaysAs(sql`public.es_sound(palabra)`),
    /** The sound whole and with each of its letters left out: two words one slip apart share one of these. */
    cercanas: text().array().notNull().generatedAlwaysAs(sql`public.es_near(public.es_sound(palabra))`),
  },
  (t) => [index('words_near').using('gin', t.cercanas)],
);

/** What each person read last in the catalogue. */
export const recentViews = pgTable(
  'recent_views',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    fecha: instant('fecha').notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.publicacionId] }),
    index('recent_views_newest').on(t.userId, t.fecha.desc().nullsLast()),
    index('recent_views_by_publication').on(t.publicacionId),
  ],
);

export const publications = pgTable(
  'publications',
  {
    id: uuid().primaryKey(),
    titulo: text().notNull(),
    resumen: text().notNull(),
    tipo: text().$type<Tipo>().notNull(),
    estado: text().$type<Estado>().notNull(),
    prioridad: text().$type<Prioridad>().notNull().default('MEDIA'),
    idioma: text().notNull().default('es'),
    categoria: text(),
    palabrasClave: text('palabras_clave').array().notNull(),
    metadatos: jsonb().$type<Metadata>().notNull().default({}),
    doi: text(),
    licencia: text(),
    traducciones: jsonb().$type<Translation[]>().notNull().default([]),
    autorPrincipalId: uuid('autor_principal_id').references(() => users.id),
    /** The byline of `authorships`, joined for cards and for search; written with it, nowhere else. */
    autor: text().notNull(),
    versionActual: integer('version_actual').notNull().default(0),
    ronda: integer().notNull().default(1),
    elevadaPorId: uuid('elevada_por_id').references(() => users.id),
    vistas: integer().notNull().default(0),
    fechaCreacion: instant('fecha_creacion').notNull().default(now),
    fechaActualizacion: instant('fecha_actualizacion').notNull().default(now),
    fechaEnvio: instant('fecha_envio'),
    fechaAceptacion: instant('fecha_aceptacion'),
    fechaPublicacion: instant('fecha_publicacion'),
    fechaRetractacion: instant('fecha_retractacion'),
    motivoRetractacion: text('motivo_retractacion'),
    fechaEliminacion: instant('fecha_eliminacion'),
    /** Search: title, keywords and byline in the narrow vector, summary in the wide one (see docs/database.md). */
    vectorTitulo: tsvector('vector_titulo')
      .notNull()
      .generatedAlwaysAs(sql`public.es_title_vector(titulo, palabras_clave, autor)`),
    vectorResumen: tsvector('vector_resumen').notNull().generatedAlwaysAs(sql`public.es_vector(resumen)`),
    tituloNormal: text('titulo_normal').notNull().generatedAlwaysAs(sql`public.es_plain(titulo)`),
  },
  (t) => {
    const inCatalogue = sql`${t.estado} = 'PUBLICADO' and ${t.fechaEliminacion} is null`;
    return [
      uniqueIndex('publications_doi').on(sql`lower(${t.doi})`),
      index('catalogue_newest').on(t.fechaPublicacion.desc().nullsLast(), t.id.desc().nullsLast()).where(inCatalogue),
      index('catalogue_newest_by_type')
        .on(t.tipo, t.fechaPublicacion.desc().nullsLast(), t.id.desc().nullsLast())
        .where(inCatalogue),
      index('catalogue_by_title').on(t.tituloNormal, t.id).where(inCatalogue),
      index('catalogue_title_beginnings').on(sql`${t.tituloNormal} text_pattern_ops`).where(inCatalogue),
      index('catalogue_by_category')
        .on(sql`public.es_plain(${t.categoria})`, t.fechaPublicacion.desc().nullsLast(), t.id.desc().nullsLast())
        .where(inCatalogue),
      index('catalogue_totals').on(t.tipo, t.categoria, t.fechaPublicacion).where(inCatalogue),
      index('catalogue_keywords').using('gin', sql`public.es_plain_all(${t.palabrasClave})`).where(inCatalogue),
      index('catalogue_beginnings')
        .using('gin', sql`public.es_beginnings(${t.titulo}, ${t.palabrasClave})`)
        .where(inCatalogue),
      index('publications_title_words').using('gin', t.vectorTitulo),
      index('publications_summary_words').using('gin', t.vectorResumen),
      index('publications_by_estado').on(t.estado, t.fechaActualizacion.desc().nullsLast()),
      index('publications_by_main_author').on(t.autorPrincipalId),
    ];
  },
);

/** Who wrote a work, in the order of its byline; `user_id` where the author has an account. */
export const authorships = pgTable(
  'authorships',
  {
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    orden: smallint().notNull(),
    userId: uuid('user_id').references(() => users.id),
    nombres: text().notNull(),
    apellidos: text().notNull(),
    orcid: text(),
    afiliaciones: text().array().notNull(),
    correspondencia: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.publicacionId, t.orden] }),
    unique('authorships_once').on(t.publicacionId, t.userId),
    index('authorships_by_user').on(t.userId),
  ],
);

/** The text of a work as it stands now, apart from its row so that lists stay narrow. */
export const manuscripts = pgTable('manuscripts', {
  publicacionId: uuid('publicacion_id')
    .primaryKey()
    .references(() => publications.id, { onDelete: 'cascade' }),
  documento: jsonb().$type<Manuscript>().notNull(),
  contenido: text().notNull(),
  referencias: jsonb().$type<Reference[]>().notNull(),
});

/** A whole work as it was submitted; never changed afterwards. */
export const versions = pgTable(
  'versions',
  {
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    numero: integer().notNull(),
    ronda: integer().notNull(),
    fecha: instant('fecha').notNull().default(now),
    titulo: text().notNull(),
    resumen: text().notNull(),
    categoria: text(),
    palabrasClave: text('palabras_clave').array().notNull(),
    metadatos: jsonb().$type<Metadata>().notNull(),
    traducciones: jsonb().$type<Translation[]>().notNull(),
    autor: text().notNull(),
    documento: jsonb().$type<Manuscript>().notNull(),
    contenido: text().notNull(),
    referencias: jsonb().$type<Reference[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.publicacionId, t.numero] })],
);

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

/** What happened, appended by server/platform/events.ts and never changed. */
export const activity = pgTable(
  'activity',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    type: text().notNull(),
    severity: text().$type<'info' | 'success' | 'warning' | 'error'>().notNull(),
    timestamp: instant('timestamp').notNull().default(now),
    userId: uuid('user_id'),
    publicacionId: uuid('publicacion_id'),
    reviewId: uuid('review_id'),
    datos: jsonb().$type<Record<string, string | number | null>>().notNull().default({}),
  },
  (t) => [index('activity_by_publication').on(t.publicacionId, t.id)],
);

export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tipo: text().$type<Notification['tipo']>().notNull(),
    publicacionId: uuid('publicacion_id').references(() => publications.id, { onDelete: 'cascade' }),
    titulo: text().notNull(),
    mensaje: text().notNull(),
    fecha: instant('fecha').notNull().default(now),
    leidaEn: instant('leida_en'),
  },
  (t) => [
    index('notifications_by_user').on(t.userId, t.fecha.desc().nullsLast(), t.id),
    index('notifications_unread').on(t.userId).where(sql`${t.leidaEn} is null`),
  ],
);

/** The platform's settings as an administrator changed them, and the secrets it made for itself at its first start. */
export const settings = pgTable('settings', { clave: text().primaryKey(), valor: jsonb().notNull() });
export const secrets = pgTable('secrets', { clave: text().primaryKey(), valor: text().notNull() });
