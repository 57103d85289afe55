/** What is written into records of ORCID by consent (server/features/recognition/record). */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { OrcidEntryFault, OrcidEntryState } from '#contract/entities/orcid.ts';
import { users } from './accounts.ts';
import { instant, now } from './columns.ts';
import { publications } from './publications.ts';
import { reviews } from './reviews.ts';

/** What somebody lets the platform add to their record, one an account; with both choices off its token is to be revoked, and the row goes. */
export const orcidConsents = pgTable('orcid_consents', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Whose record it is: with another iD, or one that is not confirmed any more, the consent ends. */
  orcid: text().notNull(),
  obras: boolean().notNull(),
  revisiones: boolean().notNull(),
  /** Sealed with a secret that the platform made for itself (server/platform/sealed.ts), as is the next. */
  llave: text().notNull(),
  /** Null: ORCID gave none. */
  renovacion: text(),
  /** ORCID takes the token no more: the person is asked anew. */
  perdido: boolean().notNull().default(false),
  /** Of one that was taken back: when a job is queued that has ORCID revoke the token. */
  fechaProxima: instant('fecha_proxima').notNull().default(now),
  fechaCreacion: instant('fecha_creacion').notNull().default(now),
});

/** A work, or a review where there is one, in the record of somebody. */
export const orcidEntries = pgTable(
  'orcid_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => orcidConsents.userId, { onDelete: 'cascade' }),
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    reviewId: uuid('review_id').references(() => reviews.id, { onDelete: 'cascade' }),
    estado: text().$type<OrcidEntryState>().notNull().default('PENDIENTE'),
    /** How ORCID calls it; null: it is not there, or nothing was answered. */
    codigo: text(),
    fallo: text().$type<OrcidEntryFault>(),
    /** ORCID's own words. */
    mensaje: text(),
    intentos: integer().notNull().default(0),
    /** What readers had been shown of the work when it was last told. */
    cambio: instant('cambio'),
    /** Of a review: whether what is there names its work. */
    nombrada: boolean().notNull().default(false),
    /** Null: nothing is to be done. */
    fechaProxima: instant('fecha_proxima').default(now),
    fechaAnadida: instant('fecha_anadida'),
    fechaCreacion: instant('fecha_creacion').notNull().default(now),
  },
  (t) => [
    uniqueIndex('orcid_entries_works').on(t.userId, t.publicacionId).where(sql`${t.reviewId} is null`),
    uniqueIndex('orcid_entries_reviews').on(t.userId, t.reviewId),
    index('orcid_entries_by_publication').on(t.publicacionId),
    index('orcid_entries_by_review').on(t.reviewId),
    index('orcid_entries_due').on(t.fechaProxima),
  ],
);
