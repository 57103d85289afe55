/** Inboxes of repositories, and what is announced to them (contract/notify.ts). */
import { type AnyPgColumn, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { AnnouncedKind, InboxState, NotificationKind } from '#contract/notify.ts';
import type { DeliveryFault, DeliveryState } from '#contract/webhooks.ts';
import { instant, now } from './columns.ts';
import { journals } from './journals.ts';
import { publications } from './publications.ts';

export const notifyInboxes = pgTable('notify_inboxes', {
  id: uuid().primaryKey(),
  nombre: text().notNull(),
  direccion: text().notNull(),
  /** By which address it names itself. */
  actor: text().notNull(),
  /** Null: it is told of the works of all journals. */
  revistaId: uuid('revista_id').references(() => journals.id, { onDelete: 'cascade' }),
  clases: text().array().$type<AnnouncedKind[]>().notNull(),
  estado: text().$type<InboxState>().notNull().default('ACTIVO'),
  fechaExito: instant('fecha_exito'),
  /** Until when it asked to be left alone. */
  descansaHasta: instant('descansa_hasta'),
  fechaCreacion: instant('fecha_creacion').notNull().default(now),
});

/** One notification to one inbox; its receiver knows it by this id. What it says is written anew at each try, of what readers see then. */
export const notifyMessages = pgTable(
  'notify_messages',
  {
    id: uuid().primaryKey(),
    buzonId: uuid('buzon_id')
      .notNull()
      .references(() => notifyInboxes.id, { onDelete: 'cascade' }),
    clase: text().$type<NotificationKind>().notNull(),
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    /** What it undoes; null: nothing. */
    anulaId: uuid('anula_id').references((): AnyPgColumn => notifyMessages.id, { onDelete: 'cascade' }),
    estado: text().$type<DeliveryState>().notNull().default('PENDIENTE'),
    fallo: text().$type<DeliveryFault>(),
    codigo: smallint(),
    respuesta: text(),
    ubicacion: text(),
    intentos: integer().notNull().default(0),
    fechaCreacion: instant('fecha_creacion').notNull().default(now),
    fechaIntento: instant('fecha_intento'),
    /** Null: it is not tried by itself. */
    fechaProxima: instant('fecha_proxima').default(now),
  },
  (t) => [
    index('notify_messages_due').on(t.buzonId, t.fechaProxima),
    index('notify_messages_newest').on(t.buzonId, t.fechaCreacion.desc().nullsLast(), t.id.desc().nullsLast()),
    index('notify_messages_by_publication').on(t.publicacionId),
    index('notify_messages_undone').on(t.anulaId),
  ],
);
