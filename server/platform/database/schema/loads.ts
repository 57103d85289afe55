/** Loads of what journals published elsewhere: working state, line by line; what comes of it are works as any other. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LineFault, LoadDefaults } from '#contract/entities/load.ts';
import type { LineFate, LoadClass, LoadField, LoadTask } from '#contract/loads.ts';
import type { Words } from '#contract/words.ts';
import { users } from './accounts.ts';
import { instant, now } from './columns.ts';
import { journals } from './journals.ts';

export const loads = pgTable(
  'loads',
  {
    id: uuid().primaryKey(),
    revistaId: uuid('revista_id')
      .notNull()
      .references(() => journals.id),
    clase: text().$type<LoadClass>().notNull(),
    nombre: text().notNull(),
    codificacion: text(),
    separador: text(),
    /** The heading of a table; empty of what has no columns. */
    cabeceras: text().array().notNull(),
    muestra: jsonb().$type<string[][]>().notNull().default([]),
    columnas: jsonb().$type<(LoadField | null)[]>().notNull().default([]),
    porDefecto: jsonb('por_defecto').$type<LoadDefaults>().notNull(),
    /** Why the file could not be read at all; null: it was, or nobody has tried. */
    impedimento: jsonb().$type<Words>(),
    /** All lines were checked since the file or the columns changed. */
    comprobada: boolean().notNull().default(false),
    tarea: text().$type<LoadTask>(),
    trabajoId: uuid('trabajo_id'),
    iniciadaPorId: uuid('iniciada_por_id').references(() => users.id, { onDelete: 'set null' }),
    fechaCreacion: instant('fecha_creacion').notNull().default(now),
  },
  (t) => [
    index('loads_newest').on(t.fechaCreacion.desc().nullsLast(), t.id),
    index('loads_by_journal').on(t.revistaId, t.fechaCreacion.desc().nullsLast()),
    index('loads_by_person').on(t.iniciadaPorId),
  ],
);

/** The files of a load, as they were sent; the first is what it is read from. */
export const loadFiles = pgTable(
  'load_files',
  {
    id: uuid().primaryKey(),
    cargaId: uuid('carga_id')
      .notNull()
      .references(() => loads.id, { onDelete: 'cascade' }),
    nombre: text().notNull(),
    esFuente: boolean('es_fuente').notNull(),
    esZip: boolean('es_zip').notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    index('load_files_by_load').on(t.cargaId, t.id),
    uniqueIndex('load_files_source').on(t.cargaId).where(sql`${t.esFuente}`),
  ],
);

/** What is wrong with a line; why an article cannot be read is said in both languages. */
export type KeptFault = Omit<LineFault, 'valor'> & { valor: string | Words };

/** A line of a load: what it says, what is to become of it, and whether that was done. */
export const loadLines = pgTable(
  'load_lines',
  {
    cargaId: uuid('carga_id')
      .notNull()
      .references(() => loads.id, { onDelete: 'cascade' }),
    linea: integer().notNull(),
    /** As the reader of files gave it (features/journals/loads/loaded-line.ts). */
    datos: jsonb().$type<unknown>().notNull(),
    suerte: text().$type<LineFate>().notNull(),
    completa: jsonb().$type<LoadField[]>().notNull().default([]),
    fallos: jsonb().$type<KeptFault[]>().notNull().default([]),
    /** When it was done; null: it waits, or there is nothing to do. */
    fechaHecha: instant('fecha_hecha'),
    /** The id that its work has, or is to have: chosen once, so that what is tried again is the same work. */
    obraId: uuid('obra_id').notNull(),
    /** The work that it was found to be. */
    hallada: boolean().notNull().default(false),
    /** Its work was made by this load, and not undone. */
    creada: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.cargaId, t.linea] }),
    index('load_lines_waiting').on(t.cargaId, t.linea).where(sql`${t.fechaHecha} is null`),
  ],
);
