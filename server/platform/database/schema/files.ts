/** Files of works, and which of them each submitted version keeps. */
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { FileKind } from '#contract/vocabulary.ts';
import { users } from './accounts.ts';
import { instant, now } from './columns.ts';
import { publications } from './publications.ts';

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
