/** What happened, who was told of it, and what the platform knows of itself. */
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Notification } from '#contract/entities/notification.ts';
import { users } from './accounts.ts';
import { instant, now } from './columns.ts';
import { publications } from './publications.ts';

/** What happened, appended by server/events.ts and never changed. */
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
    index('activity_by_severity').on(t.severity, t.id),
  ],
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
