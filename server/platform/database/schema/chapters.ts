/** Books whose chapters are works of their own. */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { publications } from './publications.ts';

/** The book that a work is a chapter of, and where: of one at most. */
export const bookChapters = pgTable(
  'book_chapters',
  {
    publicacionId: uuid('publicacion_id')
      .primaryKey()
      .references(() => publications.id, { onDelete: 'cascade' }),
    libroId: uuid('libro_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    orden: smallint().notNull(),
    paginaInicial: text('pagina_inicial').notNull().default(''),
    paginaFinal: text('pagina_final').notNull().default(''),
  },
  (t) => [
    index('book_chapters_by_book').on(t.libroId, t.orden),
    check('book_chapters_other', sql`${t.publicacionId} <> ${t.libroId}`),
  ],
);
