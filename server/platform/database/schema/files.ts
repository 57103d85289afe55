/** Files of works, and which of them each submitted version keeps. */
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { FileFault } from '#contract/file-faults.ts';
import type { FileKind } from '#contract/vocabulary.ts';
import { users } from './accounts.ts';
import { instant, now } from './columns.ts';
import { publications } from './publications.ts';
import { reviewFiles } from './reviews.ts';

export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey(),
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    clase: text().$type<FileKind>().notNull(),
    nombre: text().notNull(),
    descripcion: text().notNull().default(''),
    tipo: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    subidoPorId: uuid('subido_por_id').references(() => users.id, { onDelete: 'set null' }),
    fecha: instant('fecha').notNull().default(now),
    /** Taken from the draft then; it stays as long as a version keeps it. */
    fechaRetirado: instant('fecha_retirado'),
  },
  (t) => [index('files_by_publication').on(t.publicacionId, t.fecha)],
);

export const versionFiles = pgTable(
  'version_files',
  {
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    numero: integer().notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
  },
  (t) => [primaryKey({ columns: [t.publicacionId, t.numero, t.fileId] }), index('version_files_by_file').on(t.fileId)],
);

/** The copy of a file for who must not know whose it is, or why there is none. */
export const fileCopies = pgTable('file_copies', {
  fileId: uuid('file_id')
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  /** Which cleaner made it: a better one makes it anew. */
  limpiador: integer().notNull(),
  /** Of the copy; null where there is none. */
  sha256: text(),
  bytes: bigint({ mode: 'number' }),
  /** What was taken out, by codes; copies of earlier releases have it in Spanish words. */
  quitado: jsonb().$type<string[]>().notNull().default([]),
  /** Why there is none, in words. */
  motivo: text(),
  fecha: instant('fecha').notNull().default(now),
});

/** When what lies in the file store was last read and compared with its checksum, and what was wrong with it. */
export const fileChecks = pgTable(
  'file_checks',
  {
    /** Where it lies in the store; of the folder of a work's pictures: when all that its texts show were looked at. */
    lugar: text().primaryKey(),
    /** Null: of a picture that belongs to no work (a portrait, a journal's mark, a cover). */
    publicacionId: uuid('publicacion_id').references(() => publications.id, { onDelete: 'cascade' }),
    /** Of a file; pictures are known by their place alone. */
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'cascade' }),
    reviewFileId: uuid('review_file_id').references(() => reviewFiles.id, { onDelete: 'cascade' }),
    /** Of a picture, as it was first read; files have theirs in their own rows. */
    sha256: text(),
    fecha: instant('fecha').notNull(),
    fallo: text().$type<FileFault>(),
    falloDesde: instant('fallo_desde'),
  },
  (t) => [
    index('file_checks_by_publication').on(t.publicacionId),
    index('file_checks_by_file').on(t.fileId),
    index('file_checks_by_review_file').on(t.reviewFileId),
    // What was looked at longest ago, a batch at a time.
    index('file_checks_by_fecha').on(t.fecha),
    index('file_checks_at_fault').on(t.falloDesde, t.lugar).where(sql`${t.fallo} is not null`),
  ],
);
