/** Rights and licences: what the authors of works signed, and whom they were asked. */
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { RightsAnswer, RightsWay } from '#contract/rights.ts';
import type { Language } from '#contract/vocabulary.ts';
import { users } from './accounts.ts';
import { instant, now } from './columns.ts';
import { publications } from './publications.ts';

/** What an author answered to what they were asked to sign of a version, with all that it was about. Never changed. */
export const rightsSignatures = pgTable(
  'rights_signatures',
  {
    id: uuid().primaryKey(),
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** Who of the byline: made from their name (`signerMarks`). */
    quien: text().notNull(),
    nombre: text().notNull(),
    userId: uuid('user_id').references(() => users.id),
    respuesta: text().$type<RightsAnswer>().notNull(),
    texto: text().notNull(),
    idioma: text().$type<Language>().notNull(),
    licencia: text(),
    titulo: text().notNull(),
    /** The byline. */
    autor: text().notNull(),
    medio: text().$type<RightsWay>().notNull(),
    /** Where the link was mailed by which it was answered. */
    correo: text(),
    motivo: text().notNull().default(''),
    fecha: instant('fecha').notNull().default(now),
  },
  (t) => [
    index('rights_signatures_by_publication').on(t.publicacionId, t.fecha),
    index('rights_signatures_by_person').on(t.userId),
  ],
);

/** Who was asked to sign, one row each, the last time: by a mailed link whose token has this hash, or in their account. */
export const rightsRequests = pgTable(
  'rights_requests',
  {
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    quien: text().notNull(),
    /** Where the link was mailed; null: they have an account. */
    correo: text(),
    /** SHA-256 of the token, hex. */
    hash: text(),
    pideId: uuid('pide_id').references(() => users.id, { onDelete: 'set null' }),
    fecha: instant('fecha').notNull().default(now),
    expiresAt: instant('expires_at'),
  },
  (t) => [
    primaryKey({ columns: [t.publicacionId, t.quien] }),
    uniqueIndex('rights_requests_hash').on(t.hash),
    index('rights_requests_by_asker').on(t.pideId, t.fecha),
  ],
);
