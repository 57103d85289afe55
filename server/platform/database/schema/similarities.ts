/** What works have in common with one another. All of it is made of their versions: archives leave it out, and it is made again. */
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { OutsideState } from '#contract/entities/similarity.ts';
import { instant, now } from './columns.ts';
import { publications } from './publications.ts';

/** By what a work's last version is found among all (server/documents/similarity/fingerprints.ts). */
export const fingerprints = pgTable(
  'fingerprints',
  {
    publicacionId: uuid('publicacion_id')
      .primaryKey()
      .references(() => publications.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    huellas: integer().array().notNull(),
  },
  (t) => [index('fingerprints_by_number').using('gin', t.huellas)],
);

/** A text that a version has passages in common with. */
export interface SimilarSource {
  obraId: string;
  /** By the places of its words: from the first to that after the last. */
  tramos: [from: number, to: number][];
  /** The longest of them, as they stand in the version. */
  pasajes: { texto: string; palabras: number }[];
}

/** What came of comparing a version with the texts that were there then. */
export const similarities = pgTable(
  'similarities',
  {
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    fecha: instant('fecha').notNull().default(now),
    /** Words that were compared. */
    palabras: integer().notNull(),
    fuentes: jsonb().$type<SimilarSource[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.publicacionId, t.version] })],
);

/** What an outside service says of a version (docs/similarity-service.md). */
export const outsideSimilarities = pgTable(
  'outside_similarities',
  {
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    estado: text().$type<OutsideState>().notNull(),
    /** By what the service knows it. */
    referencia: text().notNull(),
    /** When it was sent; from then on when it was answered. */
    fecha: instant('fecha').notNull().default(now),
    porcentaje: integer(),
    /** Where its report is read. */
    informe: text(),
  },
  (t) => [primaryKey({ columns: [t.publicacionId, t.version] })],
);
