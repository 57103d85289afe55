/** What the catalogue keeps beside the works themselves. */
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { AccessType } from '#contract/counter.ts';
import type { SearchFrequency, Tipo, UsageKind } from '#contract/vocabulary.ts';
import { users } from './accounts.ts';
import { instant, now, tsvector } from './columns.ts';
import { files } from './files.ts';
import { publications } from './publications.ts';

/**
 * The words of the catalogue as they are written, to correct a search that finds nothing. Triggers on `publications`
 * add them (migration 0004) and nothing takes them away: a correction is offered only where it finds works.
 */
export const words = pgTable(
  'words',
  {
    palabra: text().primaryKey(),
    /** How it sounds: the same for 'vaca' and 'baca'. */
    sonido: text().notNull().generatedAlwaysAs(sql`public.es_sound(palabra)`),
    /** The sound whole and with each of its letters left out: two words one slip apart share one of these. */
    cercanas: text().array().notNull().generatedAlwaysAs(sql`public.es_near(public.es_sound(palabra))`),
  },
  (t) => [index('words_near').using('gin', t.cercanas)],
);

/**
 * All that the works of the catalogue are found by, apart from their rows so that these stay narrow. Triggers on
 * `publications`, `manuscripts` and `translated_texts` keep it (migrations 0026 and 0027): nothing else writes it, but for what is
 * still to be filled.
 */
export const catalogueTexts = pgTable(
  'catalogue_texts',
  {
    publicacionId: uuid('publicacion_id')
      .primaryKey()
      .references(() => publications.id, { onDelete: 'cascade' }),
    /** Category, type in words and year of publication. */
    etiquetas: tsvector('etiquetas').notNull(),
    /** Title (A), keywords and `etiquetas` (B), byline and summary (C), and as much of the text as is kept (D); in every language. */
    texto: tsvector('texto').notNull(),
    /** Whether the text is in it: of works from before the table it comes later, some at a time. */
    conTexto: boolean('con_texto').notNull(),
  },
  (t) => [
    index('catalogue_texts_words').using('gin', t.texto),
    index('catalogue_texts_unfilled').on(t.publicacionId).where(sql`not ${t.conTexto}`),
  ],
);

/** What was read in the PDF that is all the text of a published work, for the search; made again from the file. */
export const pdfTexts = pgTable('pdf_texts', {
  publicacionId: uuid('publicacion_id')
    .primaryKey()
    .references(() => publications.id, { onDelete: 'cascade' }),
  fileId: uuid('file_id')
    .notNull()
    .references(() => files.id, { onDelete: 'cascade' }),
  /** Null of what could not be read. */
  paginas: integer(),
  /** '' of pages that are pictures, too. */
  texto: text().notNull(),
  /** From when on its work is found by these words. */
  fecha: instant('fecha').notNull().default(now),
});

/** What each person read last in the catalogue. */
export const recentViews = pgTable(
  'recent_views',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    fecha: instant('fecha').notNull().default(now),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.publicacionId] }),
    index('recent_views_newest').on(t.userId, t.fecha.desc().nullsLast()),
    index('recent_views_by_publication').on(t.publicacionId),
  ],
);

/**
 * How often each work was read and downloaded, by month, from the first month in which it was on: nothing is known of those
 * before. All readings there ever were are `publications.vistas`. Written together (`view-counter.ts`).
 */
export const usageByMonth = pgTable(
  'usage_by_month',
  {
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    /** Its first day, in UTC. */
    mes: date('mes').notNull(),
    clase: text('clase').$type<UsageKind>().notNull(),
    veces: integer('veces').notNull(),
  },
  (t) => [primaryKey({ columns: [t.publicacionId, t.mes, t.clase] })],
);

/**
 * The same as COUNTER counts it (Code of Practice 5.1), from the first month in which it was: by how anybody could read the work at that
 * moment. Counts alone: what tells one session from another is in the memory of the processes. Written together (`counter/item-counter.ts`).
 */
export const counterUsage = pgTable(
  'counter_usage',
  {
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    /** Its first day, in UTC. */
    mes: date('mes').notNull(),
    acceso: text('acceso').$type<AccessType>().notNull(),
    investigaciones: integer('investigaciones').notNull().default(0),
    investigacionesUnicas: integer('investigaciones_unicas').notNull().default(0),
    peticiones: integer('peticiones').notNull().default(0),
    peticionesUnicas: integer('peticiones_unicas').notNull().default(0),
    /** Of a book, and of the chapters gathered in one: once for the whole book in a session. */
    titulosInvestigados: integer('titulos_investigados').notNull().default(0),
    titulosPedidos: integer('titulos_pedidos').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.publicacionId, t.mes, t.acceso] }),
    index('counter_usage_by_month').on(t.mes, t.publicacionId),
  ],
);

/** How often the catalogue was searched in a month, as COUNTER counts it (`Searches_Platform`): nothing of who, nor of what was sought. */
export const counterSearches = pgTable('counter_searches', {
  /** Its first day, in UTC. */
  mes: date('mes').primaryKey(),
  busquedas: integer('busquedas').notNull(),
});

/** Searches of the catalogue that people keep, to be mailed what comes to be found by them. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    nombre: text().notNull(),
    /** As the catalogue's address says it, without order and page: 'q=agua&tipo=LIBRO'; '' is the whole catalogue. */
    consulta: text().notNull(),
    frecuencia: text().$type<SearchFrequency>().notNull(),
    pausada: boolean().notNull().default(false),
    fechaCreacion: instant('fecha_creacion').notNull().default(now),
    /** Works published until then are no news any more. */
    vistaHasta: instant('vista_hasta').notNull().default(now),
  },
  (t) => [
    unique('saved_searches_once').on(t.userId, t.consulta),
    index('saved_searches_waiting').on(t.frecuencia, t.vistaHasta).where(sql`not ${t.pausada}`),
  ],
);

/** How many works of the catalogue share a tipo, a year of publication and a category. Kept as `catalogueChanges` says. */
export const catalogueCounts = pgTable(
  'catalogue_counts',
  {
    tipo: text().$type<Tipo>().notNull(),
    anio: integer(),
    /** As it is written, and in the form that is compared. */
    categoria: text(),
    plain: text().generatedAlwaysAs(sql`public.es_plain(categoria)`),
    obras: integer().notNull(),
  },
  (t) => [unique('catalogue_counts_once').on(t.tipo, t.anio, t.categoria).nullsNotDistinct()],
);

/** How many works of the catalogue have a keyword, as it is written; as often as they have it. Kept with `catalogueCounts`. */
export const catalogueKeywordCounts = pgTable(
  'catalogue_keyword_counts',
  {
    palabra: text().primaryKey(),
    plain: text().notNull().generatedAlwaysAs(sql`public.es_plain(palabra)`),
    obras: integer().notNull(),
  },
  (t) => [index('catalogue_keyword_counts_most').on(t.obras.desc().nullsLast())],
);

/**
 * What entered the catalogue (1) and what left it (-1) since both were last added up, as a trigger on `publications` notes it;
 * a work that changes leaves as it was and enters as it is. Without a key, so that nobody who writes waits for anybody: whoever
 * reads adds them up (`catalogue/totals.ts`).
 */
export const catalogueChanges = pgTable('catalogue_changes', {
  tipo: text().$type<Tipo>().notNull(),
  anio: integer(),
  categoria: text(),
  palabrasClave: text('palabras_clave').array().notNull(),
  obras: integer().notNull(),
});

/**
 * How many works of the catalogue each journal has: the sum of its rows. A trigger on `publications` adds one for each work that comes
 * (1), goes (-1) or moves (both); without a key, so that nobody who writes waits for anybody. Rows are now and then put together, and
 * compared with the works each day (`catalogue/journal-totals.ts`).
 */
export const journalCounts = pgTable('journal_counts', {
  revistaId: uuid('revista_id').notNull(),
  obras: integer().notNull(),
});

/**
 * What harvesters know of each work that was ever in the catalogue, for ever: a work that left it stays here as removed (OAI-PMH 2.0, 2.5.1,
 * `persistent`). Triggers on `publications` keep it (migration 0078): nothing else writes it. No key to the works, which may go.
 */
export const harvestRecords = pgTable(
  'harvest_records',
  {
    publicacionId: uuid('publicacion_id').primaryKey(),
    /** When what a harvester is told of it changed last. */
    fecha: instant('fecha').notNull(),
    retirada: boolean().notNull(),
    revistaId: uuid('revista_id').notNull(),
    seccionId: uuid('seccion_id'),
    tipo: text().$type<Tipo>().notNull(),
    /** In the form that is compared. */
    categoria: text(),
    /** Of its publication, in UTC. */
    anio: integer(),
    /** Its place among all that its journal ever published, as they came in: what leaves keeps its own (migration 0079; the site map's parts). */
    lugar: integer().notNull(),
  },
  (t) => [
    // A part of the site map is read off it alone.
    index('harvest_records_by_place').on(t.revistaId, t.lugar, t.publicacionId, t.fecha, t.retirada),
    // When each part changed last is one look into it, and another whether anything is there still: a thousand places are a part
    // (sitemap/works.ts, `worksInPart`; the SQL of `findParts` says it in the same words).
    index('harvest_records_by_part').on(t.revistaId, sql`((${t.lugar} - 1) / 1000)`, t.retirada, t.fecha),
    // When each category changed last is one look.
    index('harvest_records_changes_of_category').on(t.categoria, t.fecha),
    // Lists go by the id, which nothing changes, so that a list that is read in parts misses nothing and tells nothing twice.
    index('harvest_records_by_date').on(t.fecha),
    index('harvest_records_by_journal').on(t.revistaId, t.publicacionId),
    index('harvest_records_by_section').on(t.seccionId, t.publicacionId).where(sql`${t.seccionId} is not null`),
    index('harvest_records_by_type').on(t.tipo, t.publicacionId),
    index('harvest_records_by_category').on(t.categoria, t.publicacionId),
    index('harvest_records_by_year').on(t.anio, t.publicacionId),
  ],
);
