/** Registrations of DOIs that were asked for (contract/deposits.ts). */
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { DepositAgency, DepositFault, DepositState } from '#contract/deposits.ts';
import { instant, now } from './columns.ts';
import { publications } from './publications.ts';

/** One a work: how far its DOI is. */
export const doiDeposits = pgTable(
  'doi_deposits',
  {
    publicacionId: uuid('publicacion_id')
      .primaryKey()
      .references(() => publications.id, { onDelete: 'cascade' }),
    agencia: text().$type<DepositAgency>().notNull(),
    /** Kept for this work from the moment it is asked for, and the work's own only once the agency has it. */
    doi: text().notNull().unique(),
    estado: text().$type<DepositState>().notNull().default('PENDIENTE'),
    /** By what the agency knows what was sent last. */
    lote: text(),
    /** The agency's own words. */
    mensaje: text(),
    fallo: text().$type<DepositFault>(),
    intentos: integer().notNull().default(0),
    /** What readers had been shown of the work when it was last looked at for reviews to register; null: never. */
    revisiones: instant('revisiones'),
    /** What readers had been shown of the work when it was last sent. */
    cambio: instant('cambio'),
    fechaPedido: instant('fecha_pedido').notNull().default(now),
    fechaEnvio: instant('fecha_envio'),
    /** Null: nothing is to be done. */
    fechaProxima: instant('fecha_proxima').default(now),
    fechaRegistro: instant('fecha_registro'),
  },
  (t) => [index('doi_deposits_due').on(t.fechaProxima), index('doi_deposits_by_date').on(t.fechaPedido.desc())],
);

/** How far the DOI of a published review of a work is, or of what its authors answered to it. */
export const reviewDois = pgTable(
  'review_dois',
  {
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    /** Its place on the page that tells how the work came about (contract/public-addresses.ts). */
    lugar: text().notNull(),
    agencia: text().$type<DepositAgency>().notNull(),
    doi: text().notNull().unique(),
    estado: text().$type<DepositState>().notNull().default('PENDIENTE'),
    lote: text(),
    mensaje: text(),
    fallo: text().$type<DepositFault>(),
    intentos: integer().notNull().default(0),
    fechaPedido: instant('fecha_pedido').notNull().default(now),
    fechaEnvio: instant('fecha_envio'),
    fechaProxima: instant('fecha_proxima').default(now),
    fechaRegistro: instant('fecha_registro'),
  },
  (t) => [primaryKey({ columns: [t.publicacionId, t.lugar] }), index('review_dois_due').on(t.fechaProxima)],
);
