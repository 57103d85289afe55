/** What follows published works: notices and new editions, each a work of its own. */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { RelationKind } from '#contract/relations.ts';
import { instant, now } from './columns.ts';
import { publications } from './publications.ts';

/** Of which work another is a notice or a new edition: of one at most. */
export const workRelations = pgTable(
  'work_relations',
  {
    /** The later one. */
    publicacionId: uuid('publicacion_id')
      .primaryKey()
      .references(() => publications.id, { onDelete: 'cascade' }),
    /** The one that it is about, or was made from. */
    obraId: uuid('obra_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    clase: text().$type<RelationKind>().notNull(),
    fecha: instant('fecha').notNull().default(now),
    /** Since when an expression of concern stands no more, and why. */
    fechaLevantada: instant('fecha_levantada'),
    motivoLevantada: text('motivo_levantada'),
  },
  (t) => [
    index('work_relations_by_work').on(t.obraId),
    check('work_relations_other', sql`${t.publicacionId} <> ${t.obraId}`),
    check('work_relations_lifted', sql`(${t.fechaLevantada} is null) = (${t.motivoLevantada} is null)`),
  ],
);
