/** Journals and collections: what they have of their own, their boards, sections, texts and announcements. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { JournalSettings } from '#contract/entities/journal.ts';
import type { Manuscript } from '#contract/entities/manuscript.ts';
import type { ReviewFormField } from '#contract/entities/review-form.ts';
import type { StoredSettings } from '#contract/entities/system.ts';
import type { AnnouncementClass, BoardRole, JournalClass, JournalText } from '#contract/journals.ts';
import type { InBoth } from '#contract/site-names.ts';
import { users } from './accounts.ts';
import { instant, now } from './columns.ts';

/** What a journal has of its own, with who lifted its four eyes last. */
export type OwnSettings = JournalSettings & Partial<Pick<StoredSettings, 'cuatroOjosLevantados'>>;

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
    nombreAbreviado: text('nombre_abreviado').notNull().default(''),
    descripcion: jsonb().$type<InBoth>().notNull().default({ es: '', en: '' }),
    /** In which it publishes; none said: any. */
    idiomas: text().array().notNull().default(sql`'{}'`),
    /** What it has of its own where the platform's settings say otherwise: its name, ISSN, mark, blind mode … */
    ajustes: jsonb().$type<OwnSettings>().notNull().default({}),
    /** Readers see it, and authors may send to it. */
    publica: boolean().notNull().default(false),
    /** Its place in lists. */
    orden: smallint().notNull().default(0),
    fechaCreacion: instant('fecha_creacion').notNull().default(now),
    /** It takes no new works since then. */
    fechaCierre: instant('fecha_cierre'),
    /** Its own name on the net, `revista.example`, with a port where there is one; '' of one at the platform's. */
    dominio: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex('journals_dominio').on(t.dominio).where(sql`${t.dominio} <> ''`),
    check('journals_clave', sql`${t.clave} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('journals_clase', sql`${t.clase} in ('REVISTA', 'COLECCION')`),
  ],
);

const ofJournal = () =>
  uuid('revista_id')
    .notNull()
    .references(() => journals.id, { onDelete: 'cascade' });

/** Templates of letters and mails that a journal words otherwise than the platform (`letter_templates`). */
export const journalLetters = pgTable(
  'journal_letters',
  {
    revistaId: ofJournal(),
    clave: text().notNull(),
    idioma: text().notNull(),
    asunto: text().notNull(),
    cuerpo: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.revistaId, t.clave, t.idioma] })],
);

/** Its parts, that works are sent to. One that has works is closed instead of taken out. */
export const journalSections = pgTable(
  'journal_sections',
  {
    id: uuid().primaryKey(),
    revistaId: ofJournal(),
    orden: smallint().notNull(),
    nombre: jsonb().$type<InBoth>().notNull(),
    conRevision: boolean('con_revision').notNull().default(true),
    indexada: boolean().notNull().default(true),
    palabrasMinimas: integer('palabras_minimas'),
    palabrasMaximas: integer('palabras_maximas'),
    formularioRevision: jsonb('formulario_revision').$type<ReviewFormField[]>(),
    cerrada: boolean().notNull().default(false),
  },
  (t) => [
    // What a work's section is referred to by: no work is in a section of another journal.
    unique('journal_sections_of_journal').on(t.revistaId, t.id),
    check('journal_sections_words', sql`${t.palabrasMinimas} <= ${t.palabrasMaximas}`),
  ],
);

/** Who is in its board, in order. */
export const boardMembers = pgTable(
  'board_members',
  {
    id: uuid().primaryKey(),
    revistaId: ofJournal(),
    orden: smallint().notNull(),
    nombre: text().notNull(),
    cargo: text().$type<BoardRole>().notNull(),
    tarea: text().notNull().default(''),
    afiliacion: text().notNull().default(''),
    pais: text().notNull().default(''),
    orcid: text(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('board_members_of_journal').on(t.revistaId, t.orden),
    index('board_members_by_user').on(t.userId).where(sql`${t.userId} is not null`),
    check('board_members_country', sql`${t.pais} ~ '^([A-Z]{2})?$'`),
  ],
);

/** What it says of itself in Markdown. */
export const journalTexts = pgTable(
  'journal_texts',
  {
    revistaId: ofJournal(),
    tipo: text().$type<JournalText>().notNull(),
    markdown: text().notNull(),
    documento: jsonb().$type<Manuscript>().notNull(),
    fechaActualizacion: instant('fecha_actualizacion').notNull().default(now),
  },
  (t) => [primaryKey({ columns: [t.revistaId, t.tipo] })],
);

/** What people noted of a criterion of its indexing passport (`latindex.7`): one note each. */
export const passportNotes = pgTable(
  'passport_notes',
  {
    revistaId: ofJournal(),
    criterio: text().notNull(),
    texto: text().notNull(),
    porId: uuid('por_id').references(() => users.id, { onDelete: 'set null' }),
    fecha: instant('fecha').notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.revistaId, t.criterio] }),
    index('passport_notes_by_user').on(t.porId).where(sql`${t.porId} is not null`),
  ],
);

/** What it announces, and its calls for papers. */
export const announcements = pgTable(
  'announcements',
  {
    id: uuid().primaryKey(),
    revistaId: ofJournal(),
    orden: smallint().notNull(),
    clase: text().$type<AnnouncementClass>().notNull(),
    titulo: jsonb().$type<InBoth>().notNull(),
    texto: jsonb().$type<InBoth>().notNull(),
    fecha: date({ mode: 'string' }).notNull(),
    fechaLimite: date('fecha_limite', { mode: 'string' }),
    enlace: text().notNull().default(''),
  },
  (t) => [
    index('announcements_of_journal').on(t.revistaId, t.orden),
    check('announcements_class', sql`${t.clase} in ('ANUNCIO', 'CONVOCATORIA')`),
  ],
);
