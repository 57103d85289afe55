/** Journals and collections. */
import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { PlatformSettings } from '#contract/entities/system.ts';
import type { JournalClass } from '#contract/journals.ts';
import { instant, now } from './columns.ts';

/**
 * Never taken out of the table, since works and numbered addresses name them: a journal that has ended is closed. The principal one
 * (contract/journals.ts) is written by the migration that made the table.
 */
export const journals = pgTable(
  'journals',
  {
    id: uuid().primaryKey(),
    /** In its addresses, for ever. */
    clave: text().notNull().unique(),
    clase: text().$type<JournalClass>().notNull().default('REVISTA'),
    /** What it has of its own where the platform's settings say otherwise: its name, ISSN, mark, blind mode … */
    ajustes: jsonb().$type<Partial<PlatformSettings>>().notNull().default({}),
    /** Its place in lists. */
    orden: smallint().notNull().default(0),
    fechaCreacion: instant('fecha_creacion').notNull().default(now),
    /** It takes no new works since then. */
    fechaCierre: instant('fecha_cierre'),
  },
  (t) => [check('journals_clave', sql`${t.clave} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)],
);
