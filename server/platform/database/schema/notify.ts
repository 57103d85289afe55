/** Inboxes of repositories, what is announced to them, and what they announce here (contract/notify.ts). */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  AnnouncedKind,
  InboxState,
  NotificationKind,
  ReceivedKind,
  ReceivedState,
  ReplyKind,
} from '#contract/notify.ts';
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
  /** Whether what it announces here is taken. */
  recibe: boolean().notNull().default(false),
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

/** What such a service announced here of a published work, or answered to what it was told: of the two, `publicacionId` or `mensajeId`. */
export const notifyReceived = pgTable(
  'notify_received',
  {
    /** Ours: its receipt is known by it. */
    id: uuid().primaryKey(),
    /** Null: the service is listened to no more, and what readers see of it stays. */
    buzonId: uuid('buzon_id').references(() => notifyInboxes.id, { onDelete: 'set null' }),
    /** By which id its sender knows it. */
    clave: text().notNull(),
    /** SHA-256 of what it said, in hexadecimal: the same id with something else is another notification. */
    huella: text().notNull(),
    clase: text().$type<ReceivedKind | ReplyKind>().notNull(),
    publicacionId: uuid('publicacion_id').references(() => publications.id, { onDelete: 'cascade' }),
    mensajeId: uuid('mensaje_id').references(() => notifyMessages.id, { onDelete: 'cascade' }),
    estado: text().$type<ReceivedState>().notNull().default('PENDIENTE'),
    /** As the inbox was called then. */
    servicio: text().notNull(),
    direccion: text(),
    titulo: text(),
    relacion: text(),
    /** What an answer says in its own words. */
    texto: text(),
    fechaCreacion: instant('fecha_creacion').notNull().default(now),
    fechaDecision: instant('fecha_decision'),
  },
  (t) => [
    uniqueIndex('notify_received_key').on(t.buzonId, t.clave),
    index('notify_received_newest').on(t.fechaCreacion.desc().nullsLast(), t.id.desc().nullsLast()),
    index('notify_received_waiting')
      .on(t.buzonId)
      .where(sql`${t.estado} = 'PENDIENTE' and ${t.publicacionId} is not null`),
    index('notify_received_by_publication').on(t.publicacionId),
    index('notify_received_by_message').on(t.mensajeId, t.fechaCreacion.desc().nullsLast()),
  ],
);
