/** What happened, who was told of it, and what the platform knows of itself. */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MailChannel, NotificationTipo } from '#contract/vocabulary.ts';
import { users } from './accounts.ts';
import { anyJson, instant, now } from './columns.ts';
import { publications } from './publications.ts';

/** What stands before the dot of an entry's type: `review` of `review.assigned`. */
export const activityArea = (type: AnyPgColumn) => sql`split_part(${type}, '.', 1)`;

/** The account that an entry touched, as its `datos` name it; null for one that touched none. */
export const touchedAccount = (datos: AnyPgColumn) => sql<string | null>`(${datos} ->> 'cuenta')`;

/** Where `datos` name the key of the API that an entry came by: its id, and what its owner's list shows of it. */
export const keyPlaces = { id: 'porClave', comienzo: 'porClaveComienzo' } as const;
export const keyOfEntry = (datos: AnyPgColumn) => {
  const id = sql`(${datos} ->> ${sql.raw(`'${keyPlaces.id}'`)})`;
  return sql<string | null>`case when ${id} ~ '^[0-9a-f-]{36}$' then ${id}::uuid end`;
};

/**
 * What happened, appended by server/events/events.ts. The database refuses to change or delete an entry, but for the
 * pruning of its oldest part (`prune_activity`), and chains each to the one before (`activity_chain`): migration 0012.
 */
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
  (t) => [
    index('activity_by_publication').on(t.publicacionId, t.id),
    index('activity_newest').on(t.timestamp, t.id),
    index('activity_by_severity').on(t.severity, t.timestamp, t.id),
    index('activity_by_type').on(t.type, t.timestamp, t.id),
    index('activity_by_area').on(activityArea(t.type), t.timestamp, t.id),
    index('activity_by_area_and_severity').on(activityArea(t.type), t.severity, t.timestamp, t.id),
    index('activity_by_user').on(t.userId, t.timestamp, t.id),
    index('activity_by_touched').on(touchedAccount(t.datos), t.timestamp, t.id).where(sql`${t.datos} ? 'cuenta'`),
  ],
);

/**
 * The entries in the order in which they were committed, without gaps. `hash`: SHA-256, hex, over the hash before and the
 * entry (`activity_hash`). Written by the database alone, in the transaction of the entry.
 */
export const activityChain = pgTable('activity_chain', {
  posicion: bigint({ mode: 'number' }).primaryKey(),
  actividadId: bigint('actividad_id', { mode: 'number' }).notNull().unique(),
  hash: text().notNull(),
});

export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tipo: text().$type<NotificationTipo>().notNull(),
    publicacionId: uuid('publicacion_id').references(() => publications.id, { onDelete: 'cascade' }),
    titulo: text().notNull(),
    mensaje: text().notNull(),
    /** The same as its mail says it where the press says 'usted'; null where that is no other text, and where no mail was wanted. */
    tituloUsted: text('titulo_usted'),
    mensajeUsted: text('mensaje_usted'),
    fecha: instant('fecha').notNull().default(now),
    leidaEn: instant('leida_en'),
    /** The activity entry that it follows from: live events say both at once. */
    actividadId: bigint('actividad_id', { mode: 'number' }),
    /** Otherwise for the daily digest alone: its reader wants none of its kind on the screen. */
    enPantalla: boolean('en_pantalla').notNull().default(true),
    /** It waits for the next daily digest of its reader. */
    porResumir: boolean('por_resumir').notNull().default(false),
  },
  (t) => [
    index('notifications_by_activity').on(t.actividadId),
    index('notifications_to_digest').on(t.userId, t.fecha).where(sql`${t.porResumir}`),
    index('notifications_by_user').on(t.userId, t.fecha.desc().nullsLast(), t.id),
    index('notifications_unread').on(t.userId).where(sql`${t.leidaEn} is null`),
  ],
);

/** How somebody wants to be told of a kind of notification, where that is not the default (contract/entities/notification.ts). */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tipo: text().$type<NotificationTipo>().notNull(),
    pantalla: boolean().notNull(),
    correo: text().$type<MailChannel>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.tipo] })],
);

/** Works of which somebody wants to hear no more than what is asked of them (server/events/notices/notice.ts, `duty`). */
export const mutedWorks = pgTable(
  'muted_works',
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
    index('muted_works_by_publication').on(t.publicacionId),
  ],
);

/** Calls of which one may make only so many a minute: how many, by route and network, until when they count. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    /** SHA-256 of both, hex: an address of a reader is stored nowhere. */
    clave: text().primaryKey(),
    veces: integer().notNull(),
    expira: instant('expira').notNull(),
  },
  (t) => [index('rate_counters_oldest').on(t.expira)],
);

/** The platform's settings as an administrator changed them, and the secrets it made for itself. */
export const settings = pgTable('settings', { clave: text().primaryKey(), valor: anyJson().notNull() });
export const secrets = pgTable('secrets', { clave: text().primaryKey(), valor: text().notNull() });
