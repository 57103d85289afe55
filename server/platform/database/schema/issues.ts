/** Numbers of journals, and which works appear in them. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { GuestEditor, Paging } from '#contract/entities/issue.ts';
import { users } from './accounts.ts';
import { instant, now } from './columns.ts';
import { journals } from './journals.ts';
import { publications } from './publications.ts';

/**
 * A number of a journal. Its estado follows from its dates: published, to be published by itself, or being prepared. One that was
 * published is never deleted, since its address is for ever.
 */
export const issues = pgTable(
  'issues',
  {
    id: uuid().primaryKey(),
    revistaId: uuid('revista_id')
      .notNull()
      .references(() => journals.id),
    /** As they are printed, '12', 'XL'; '' where the journal counts without. */
    volumen: text().notNull().default(''),
    numero: text().notNull().default(''),
    anio: smallint().notNull(),
    /** Of a monographic one. */
    titulo: text().notNull().default(''),
    editores: jsonb().$type<GuestEditor[]>().notNull().default([]),
    /** The address of its cover picture; '': none. */
    portada: text().notNull().default(''),
    paginacion: text().$type<Paging>().notNull().default('PAGINAS'),
    /** Works are added to it after it was published. */
    continua: boolean().notNull().default(false),
    /** When it is published by itself, in which time zone that was said, and by whose leave. */
    fechaPrevista: instant('fecha_prevista'),
    zonaHoraria: text('zona_horaria'),
    programadaPorId: uuid('programada_por_id').references(() => users.id, { onDelete: 'set null' }),
    motivo: text(),
    fechaPublicacion: instant('fecha_publicacion'),
    /** When it was taken back last, after it had been published. */
    fechaRetirada: instant('fecha_retirada'),
    /** Grows by one with each change: whoever orders its works says which one they began from. */
    revision: integer().notNull().default(1),
    fechaCreacion: instant('fecha_creacion').notNull().default(now),
  },
  (t) => [
    // Without volumes, numbers begin anew each year.
    uniqueIndex('issues_once').on(
      t.revistaId,
      sql`(case when ${t.volumen} = '' then 'anio ' || ${t.anio}::text else lower(${t.volumen}) end)`,
      sql`lower(${t.numero})`,
    ),
    index('issues_by_journal').on(t.revistaId, t.fechaPublicacion.desc().nullsFirst(), t.id),
    // The order of the list of all.
    index('issues_newest').on(
      t.fechaPublicacion.desc().nullsFirst(),
      t.anio.desc().nullsFirst(),
      t.fechaCreacion.desc().nullsFirst(),
      t.id,
    ),
    check('issues_published_or_to_be', sql`${t.fechaPublicacion} is null or ${t.fechaPrevista} is null`),
  ],
);

/** What a work had before its number published it. */
export interface BeforeNumber {
  fechaPublicacion: string | null;
  decididaPorId: string | null;
  fechaDecision: string | null;
  /** Of a book, its chapters that came out with it and stand in no place of the number. */
  capitulos?: {
    id: string;
    fechaPublicacion: string | null;
    decididaPorId: string | null;
    fechaDecision: string | null;
  }[];
}

/** The place of a work in a number: at most one. */
export const issueWorks = pgTable(
  'issue_works',
  {
    publicacionId: uuid('publicacion_id')
      .primaryKey()
      .references(() => publications.id, { onDelete: 'cascade' }),
    numeroId: uuid('numero_id')
      .notNull()
      .references(() => issues.id, { onDelete: 'cascade' }),
    orden: smallint().notNull(),
    /** The heading under which it stands, as those before it that have the same; '': none. */
    seccion: text().notNull().default(''),
    paginaInicial: text('pagina_inicial').notNull().default(''),
    paginaFinal: text('pagina_final').notNull().default(''),
    /** 'e2026014', where works are counted instead of their pages. */
    articulo: text().notNull().default(''),
    /** Set on a work that was published by its number, and not ahead of it: what it had before. */
    antes: jsonb().$type<BeforeNumber>(),
  },
  (t) => [index('issue_works_by_issue').on(t.numeroId, t.orden)],
);
