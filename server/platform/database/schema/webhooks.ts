/** Webhooks and what is delivered to them (contract/webhooks.ts). */
import { index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type {
  DeliveryFault,
  DeliveryState,
  SentEvent,
  WebhookEnding,
  WebhookEvent,
  WebhookState,
} from '#contract/webhooks.ts';
import { instant, now } from './columns.ts';
import { issues } from './issues.ts';
import { publications } from './publications.ts';

/** Without their secrets, which follow from the platform's own and these rows' `sal`. */
export const webhooks = pgTable('webhooks', {
  id: uuid().primaryKey(),
  nombre: text().notNull(),
  direccion: text().notNull().unique(),
  eventos: text().array().$type<WebhookEvent[]>().notNull(),
  estado: text().$type<WebhookState>().notNull().default('ACTIVO'),
  motivo: text().$type<WebhookEnding>(),
  /** Of the present secret, and of the one before it while that holds, too. */
  sal: uuid().notNull(),
  salAnterior: uuid('sal_anterior'),
  anteriorHasta: instant('anterior_hasta'),
  fechaExito: instant('fecha_exito'),
  /** Until when it asked to be left alone. */
  descansaHasta: instant('descansa_hasta'),
  fechaCreacion: instant('fecha_creacion').notNull().default(now),
});

/** One message to one webhook. What it says is written anew at each try, of what readers see then. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** The same for all webhooks that are told of one event. */
    mensajeId: uuid('mensaje_id').notNull(),
    evento: text().$type<SentEvent>().notNull(),
    publicacionId: uuid('publicacion_id').references(() => publications.id, { onDelete: 'cascade' }),
    numeroId: uuid('numero_id').references(() => issues.id, { onDelete: 'cascade' }),
    estado: text().$type<DeliveryState>().notNull().default('PENDIENTE'),
    fallo: text().$type<DeliveryFault>(),
    codigo: smallint(),
    milisegundos: integer(),
    intentos: integer().notNull().default(0),
    fechaCreacion: instant('fecha_creacion').notNull().default(now),
    /** Of the first try since it was last asked for, and of the last. */
    fechaPrimero: instant('fecha_primero'),
    fechaIntento: instant('fecha_intento'),
    /** Null: it is not tried by itself. */
    fechaProxima: instant('fecha_proxima').default(now),
  },
  (t) => [
    index('webhook_deliveries_due').on(t.webhookId, t.fechaProxima),
    index('webhook_deliveries_newest').on(t.webhookId, t.fechaCreacion.desc().nullsLast(), t.id.desc().nullsLast()),
    index('webhook_deliveries_by_publication').on(t.publicacionId),
    index('webhook_deliveries_by_issue').on(t.numeroId),
  ],
);
