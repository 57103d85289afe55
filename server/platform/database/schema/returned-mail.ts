/** Mails that came back, and the addresses that are written to no more for it. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ReturnKind } from '#contract/vocabulary.ts';
import { instant, now } from './columns.ts';
import { mails } from './site.ts';

/** What came back of each mail: once of a kind, however often a server says it. Goes with the mail. */
export const mailReturns = pgTable(
  'mail_returns',
  {
    correoId: uuid('correo_id')
      .notNull()
      .references(() => mails.id, { onDelete: 'cascade' }),
    clase: text().$type<ReturnKind>().notNull(),
    fecha: instant('fecha').notNull().default(now),
  },
  (t) => [primaryKey({ columns: [t.correoId, t.clase] }), index('mail_returns_by_day').on(t.fecha)],
);

/** An address that mails came back from, in small letters. */
export const returnedAddresses = pgTable(
  'returned_addresses',
  {
    direccion: text().primaryKey(),
    /** Of the last. */
    clase: text().$type<ReturnKind>().notNull(),
    veces: integer().notNull(),
    /** What the server said last, without addresses. */
    palabras: text().notNull(),
    desde: instant('desde').notNull().default(now),
    ultima: instant('ultima').notNull().default(now),
    /** When the last temporary ones were, five at most: since it was last lifted. */
    temporales: instant('temporales').array().notNull().default(sql`'{}'`),
    /** Since when nothing is sent to it; null: it is written to. */
    detenida: instant('detenida'),
  },
  (t) => [index('returned_addresses_stopped').on(t.detenida.desc(), t.direccion).where(sql`${t.detenida} is not null`)],
);
