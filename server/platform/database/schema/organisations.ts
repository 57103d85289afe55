/** Organisations of the Research Organization Registry (ROR), as administrators load them; affiliations keep the iD, and need no row here. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Words } from '#contract/words.ts';
import { users } from './accounts.ts';
import { instant, now, tsvector } from './columns.ts';

/** A file of organisations. The one in use and the one before it keep their organisations. */
export const organisationLoads = pgTable(
  'organisation_loads',
  {
    id: uuid().primaryKey(),
    nombre: text().notNull(),
    organizaciones: integer().notNull().default(0),
    retiradas: integer().notNull().default(0),
    vigente: boolean().notNull().default(false),
    /** When it came into use; null: it never did. */
    fechaVigente: instant('fecha_vigente'),
    /** All of its organisations are still there: of the one in use and the one before it. */
    conservada: boolean().notNull().default(false),
    /** When it was taken back; null: it was not. */
    fechaDeshecha: instant('fecha_deshecha'),
    impedimento: jsonb().$type<Words>(),
    trabajoId: uuid('trabajo_id'),
    iniciadaPorId: uuid('iniciada_por_id').references(() => users.id, { onDelete: 'set null' }),
    fechaCreacion: instant('fecha_creacion').notNull().default(now),
  },
  (t) => [
    uniqueIndex('organisation_loads_current').on(t.vigente).where(sql`${t.vigente}`),
    index('organisation_loads_newest').on(t.fechaCreacion.desc().nullsLast(), t.id),
    index('organisation_loads_by_person').on(t.iniciadaPorId),
  ],
);

export const organisations = pgTable(
  'organisations',
  {
    cargaId: uuid('carga_id')
      .notNull()
      .references(() => organisationLoads.id, { onDelete: 'cascade' }),
    /** `https://ror.org/02gfc7t72` */
    ror: text().notNull(),
    nombre: text().notNull(),
    /** Its other names, in any language, and its acronyms. */
    otros: text().array().notNull(),
    /** Its first acronym; '': none. */
    siglas: text().notNull(),
    ciudad: text().notNull(),
    /** ISO 3166-1 alpha-2; '': not said. */
    pais: text().notNull(),
    /** As ROR has it: one that is not `active` is never offered. */
    estado: text().$type<'active' | 'inactive' | 'withdrawn'>().notNull(),
    /** The ROR iDs of those that took its place. */
    sucesoras: text().array().notNull(),
    nombreNormal: text('nombre_normal').notNull().generatedAlwaysAs(sql`public.es_plain(nombre)`),
    siglasNormal: text('siglas_normal').notNull().generatedAlwaysAs(sql`public.es_plain(siglas)`),
    comienzos: tsvector().notNull().generatedAlwaysAs(sql`public.es_beginnings(nombre, otros)`),
  },
  (t) => [
    primaryKey({ columns: [t.cargaId, t.ror] }),
    index('organisations_by_name').on(t.cargaId, sql`${t.nombreNormal} text_pattern_ops`),
    index('organisations_by_acronym').on(t.cargaId, sql`${t.siglasNormal} text_pattern_ops`),
    index('organisations_words').using('gin', t.comienzos),
  ],
);
