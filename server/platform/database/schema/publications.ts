/** Works: their rows, bylines, texts and kept versions. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
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
import type { DoiEstado } from '#contract/doi.ts';
import type { Declarations } from '#contract/entities/declaration.ts';
import type { Block, Manuscript, Reference } from '#contract/entities/manuscript.ts';
import type { StoredMove } from '#contract/entities/move.ts';
import type { AffiliationRor } from '#contract/entities/organisation.ts';
import type { Particulars } from '#contract/entities/particulars.ts';
import type { Metadata, Translation } from '#contract/entities/publication.ts';
import { principalJournal } from '#contract/journals.ts';
import type { RightsTerms } from '#contract/rights.ts';
import type { CreditRole, Estado, Prioridad, ProductionStage, ReviewIdentity, Tipo } from '#contract/vocabulary.ts';
import { users } from './accounts.ts';
import { instant, now, tsvector } from './columns.ts';
import { journalSections, journals } from './journals.ts';

export const publications = pgTable(
  'publications',
  {
    id: uuid().primaryKey(),
    titulo: text().notNull(),
    resumen: text().notNull(),
    tipo: text().$type<Tipo>().notNull(),
    estado: text().$type<Estado>().notNull(),
    /** Of an approved work in production: where it stands there (contract/production.ts). */
    etapaProduccion: text('etapa_produccion').$type<ProductionStage>(),
    /** The journal that it is sent to and appears in. */
    revistaId: uuid('revista_id')
      .notNull()
      .default(principalJournal)
      .references(() => journals.id),
    /** The section of that journal; null: none said. */
    seccionId: uuid('seccion_id'),
    /** That it go to another journal, while its main author has not answered; null: nothing is proposed. */
    traslado: jsonb().$type<StoredMove>(),
    prioridad: text().$type<Prioridad>().notNull().default('MEDIA'),
    idioma: text().notNull().default('es'),
    categoria: text(),
    palabrasClave: text('palabras_clave').array().notNull(),
    metadatos: jsonb().$type<Metadata>().notNull().default({}),
    /** What a book, a thesis or a report says of itself (contract/particulars.ts). */
    ficha: jsonb().$type<Particulars>().notNull().default({}),
    /** The day on which the text of a thesis opens, the zone in which it begins, and when that is; all three or none. */
    embargoDia: text('embargo_dia'),
    embargoZona: text('embargo_zona'),
    embargoHasta: instant('embargo_hasta'),
    doi: text(),
    estadoDoi: text('estado_doi').$type<DoiEstado>(),
    licencia: text(),
    traducciones: jsonb().$type<Translation[]>().notNull().default([]),
    /** What its authors declare, as it goes with the next version; of what is no draft, with the last. */
    declaraciones: jsonb().$type<Declarations>().notNull().default({}),
    autorPrincipalId: uuid('autor_principal_id').references(() => users.id),
    /** The byline of `authorships`, joined for cards and for search; written with it, nowhere else. */
    autor: text().notNull(),
    versionActual: integer('version_actual').notNull().default(0),
    ronda: integer().notNull().default(1),
    /** Who knows whom in its review, for all of its rounds; set when it is sent (`identityWhenSent`), null until then. */
    identidadRevision: text('identidad_revision').$type<ReviewIdentity>(),
    /** The handling editor: who answers for its process. */
    editorId: uuid('editor_id').references(() => users.id, { onDelete: 'set null' }),
    /** Reviewers that its editor wants this round: the ranked candidates are invited up to it. Null: nobody by itself. */
    revisoresDeseados: smallint('revisores_deseados'),
    elevadaPorId: uuid('elevada_por_id').references(() => users.id),
    /** Who took the decision that it stands by, and when: null once an author has acted on it, or it was revoked. */
    decididaPorId: uuid('decidida_por_id').references(() => users.id, { onDelete: 'set null' }),
    fechaDecision: instant('fecha_decision'),
    /** Since when its main author may correct who signs it, though it was sent; an editor opens it and closes it. */
    firmaAbierta: instant('firma_abierta'),
    /** Since when it is back with its authors for formal flaws, its round waiting for it; null otherwise. */
    fechaDevolucion: instant('fecha_devolucion'),
    vistas: integer().notNull().default(0),
    fechaCreacion: instant('fecha_creacion').notNull().default(now),
    fechaActualizacion: instant('fecha_actualizacion').notNull().default(now),
    /** When what readers see of it last changed (`changesCatalogue`); null of what they never saw. */
    fechaCambioPublico: instant('fecha_cambio_publico'),
    fechaEnvio: instant('fecha_envio'),
    fechaAceptacion: instant('fecha_aceptacion'),
    fechaPublicacion: instant('fecha_publicacion'),
    fechaRetractacion: instant('fecha_retractacion'),
    motivoRetractacion: text('motivo_retractacion'),
    /** One of its authors published it by the role of administrator: its public page says so. */
    publicadaPorAutor: boolean('publicada_por_autor').notNull().default(false),
    /** Its authors knew when they sent it, and its reviewers when they were asked, that reviews and answers are published with it. */
    revisionPublica: boolean('revision_publica').notNull().default(false),
    fechaEliminacion: instant('fecha_eliminacion'),
    /** Search: title, keywords and byline in the narrow vector, summary in the wide one (see docs/database.md). */
    vectorTitulo: tsvector('vector_titulo')
      .notNull()
      .generatedAlwaysAs(sql`public.es_title_vector(titulo, palabras_clave, autor)`),
    vectorResumen: tsvector('vector_resumen').notNull().generatedAlwaysAs(sql`public.es_vector(resumen)`),
    tituloNormal: text('titulo_normal').notNull().generatedAlwaysAs(sql`public.es_plain(titulo)`),
  },
  (t) => {
    const inCatalogue = sql`${t.estado} = 'PUBLICADO' and ${t.fechaEliminacion} is null`;
    const living = sql`${t.fechaEliminacion} is null`;
    return [
      uniqueIndex('publications_doi').on(sql`lower(${t.doi})`),
      index('publications_preprint')
        .on(sql`(${t.declaraciones} #>> '{preimpresion,enlace}')`)
        .where(sql`(${t.declaraciones} #>> '{preimpresion,enlace}') is not null and ${living}`),
      // Their signs alone, with nothing between: usage reports are asked for one book by its ISBN (usage-reports/asked-queries.ts).
      index('books_by_isbn')
        .using('gin', sql`string_to_array(upper(regexp_replace(${t.ficha} ->> 'isbn', '[^0-9Xx"]', '', 'g')), '"')`)
        .where(sql`${t.tipo} = 'LIBRO'`),
      check('publications_doi_has_estado', sql`(${t.doi} is null) = (${t.estadoDoi} is null)`),
      // What is chosen by year, type or category is counted by journal, too, on its index alone.
      index('catalogue_newest')
        .on(t.fechaPublicacion.desc().nullsLast(), t.id.desc().nullsLast(), t.revistaId)
        .where(inCatalogue),
      index('catalogue_newest_by_type')
        .on(t.tipo, t.fechaPublicacion.desc().nullsLast(), t.id.desc().nullsLast(), t.revistaId)
        .where(inCatalogue),
      index('catalogue_by_title').on(t.tituloNormal, t.id).where(inCatalogue),
      index('catalogue_title_beginnings').on(sql`${t.tituloNormal} text_pattern_ops`).where(inCatalogue),
      // With the category as it is written, without which PostgreSQL takes the condition for one on the row.
      index('catalogue_by_category')
        .on(
          sql`public.es_plain(${t.categoria})`,
          t.fechaPublicacion.desc().nullsLast(),
          t.id.desc().nullsLast(),
          t.revistaId,
          t.categoria,
        )
        .where(inCatalogue),
      // Counts by journal, type and year are read off it alone.
      index('catalogue_by_journal')
        .on(t.revistaId, t.fechaPublicacion.desc().nullsLast(), t.id.desc().nullsLast(), t.tipo)
        .where(inCatalogue),
      index('catalogue_totals').on(t.tipo, t.categoria, t.fechaPublicacion).where(inCatalogue),
      // Of all works: two indices limited to the catalogue alike would never be used together.
      index('catalogue_keywords').using('gin', sql`public.es_plain_all(${t.palabrasClave})`),
      index('catalogue_beginnings').using('gin', sql`public.es_beginnings(${t.titulo}, ${t.palabrasClave})`),
      index('publications_title_words').using('gin', t.vectorTitulo),
      index('publications_summary_words').using('gin', t.vectorResumen),
      index('publications_newest').on(t.fechaActualizacion.desc().nullsLast(), t.id.desc().nullsLast()).where(living),
      index('publications_oldest').on(t.fechaCreacion, t.id).where(living),
      index('publications_by_title').on(t.tituloNormal, t.id).where(living),
      // Holds all that a reader's scope asks of a row (scope.ts), so that the works in it are counted on it alone.
      index('publications_by_estado')
        .on(t.estado, t.fechaActualizacion.desc().nullsLast(), t.id.desc().nullsLast(), t.fechaPublicacion, t.revistaId)
        .where(living),
      index('publications_deleted').on(t.id).where(sql`${t.fechaEliminacion} is not null`),
      foreignKey({
        name: 'publications_section',
        columns: [t.revistaId, t.seccionId],
        foreignColumns: [journalSections.revistaId, journalSections.id],
      }),
      check(
        'publications_embargo_whole',
        sql`num_nulls(${t.embargoDia}, ${t.embargoZona}, ${t.embargoHasta}) in (0, 3)`,
      ),
      index('publications_by_embargo').on(t.embargoHasta).where(sql`${t.embargoHasta} is not null`),
      index('publications_by_section').on(t.seccionId).where(sql`${t.seccionId} is not null`),
      index('publications_by_journal')
        .on(t.revistaId, t.estado, t.fechaActualizacion.desc().nullsLast(), t.id.desc().nullsLast())
        .where(living),
      // In the order of their ids, whatever became of them: the yearly report takes them so many at a time.
      index('publications_in_journal').on(t.revistaId, t.id),
      index('publications_by_editor').on(t.editorId).where(living),
      index('publications_by_main_author').on(t.autorPrincipalId),
    ];
  },
);

/** Who wrote a work, in the order of its byline; `user_id` where the author has an account. */
export const authorships = pgTable(
  'authorships',
  {
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    orden: smallint().notNull(),
    userId: uuid('user_id').references(() => users.id),
    nombres: text().notNull(),
    apellidos: text().notNull(),
    orcid: text(),
    afiliaciones: text().array().notNull(),
    /** The ROR iDs of those of its affiliations that were chosen among the organisations. */
    rors: jsonb().$type<AffiliationRor[]>().notNull().default([]),
    correspondencia: boolean().notNull().default(false),
    credit: text().array().$type<CreditRole[]>().notNull().default([]),
    /** Where an author without an account was invited. */
    email: text(),
    /** The account that was asked whether this is who they are, and since when; while they have not said so. */
    pedidaAId: uuid('pedida_a_id').references(() => users.id),
    fechaPedida: instant('fecha_pedida'),
  },
  (t) => [
    primaryKey({ columns: [t.publicacionId, t.orden] }),
    unique('authorships_once').on(t.publicacionId, t.userId),
    index('authorships_by_user').on(t.userId),
    index('authorships_by_orcid').on(t.orcid).where(sql`${t.orcid} is not null`),
    // By the name alone is found who has neither (catalogue/authors.ts).
    index('authorships_by_name')
      .on(sql`btrim(translate(public.es_words(${t.nombres} || ' ' || ${t.apellidos}), 'ñ', 'n'))`)
      .where(sql`${t.userId} is null and ${t.orcid} is null`),
    // The others: usage reports are asked for one author by the name alone.
    index('authorships_by_known_name')
      .on(sql`btrim(translate(public.es_words(${t.nombres} || ' ' || ${t.apellidos}), 'ñ', 'n'))`)
      .where(sql`${t.userId} is not null or ${t.orcid} is not null`),
    uniqueIndex('authorships_asked_once').on(t.pedidaAId, t.publicacionId),
    check('authorships_asked_or_signed', sql`${t.userId} is null or ${t.pedidaAId} is null`),
  ],
);

/**
 * Who was asked by name to sign a work, once each; null: the mail has not gone, since somebody has to confirm their address, or as many as may
 * have gone.
 */
export const askMails = pgTable(
  'ask_mails',
  {
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    pideId: uuid('pide_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fechaCorreo: instant('fecha_correo'),
  },
  (t) => [
    primaryKey({ columns: [t.publicacionId, t.userId] }),
    index('ask_mails_by_asker').on(t.pideId, t.fechaCorreo),
    index('ask_mails_by_asked').on(t.userId, t.fechaCorreo),
    index('ask_mails_unsent').on(t.publicacionId).where(sql`${t.fechaCorreo} is null`),
  ],
);

/**
 * That another author becomes a work's main author, while it is proposed: one a work. What became of earlier ones is in the
 * activity record.
 */
export const successions = pgTable(
  'successions',
  {
    publicacionId: uuid('publicacion_id')
      .primaryKey()
      .references(() => publications.id, { onDelete: 'cascade' }),
    /** Who would be it. */
    personaId: uuid('persona_id')
      .notNull()
      .references(() => users.id),
    /** Who is it; null where nobody is. */
    anteriorId: uuid('anterior_id').references(() => users.id),
    propuestoPorId: uuid('propuesto_por_id').references(() => users.id, { onDelete: 'set null' }),
    /** By who runs the work, who says why. */
    porRedaccion: boolean('por_redaccion').notNull(),
    motivo: text().notNull(),
    fecha: instant('fecha').notNull().default(now),
    /** Until when the present one may object; null: they agreed by proposing it, or objected to another before, and silence is no yes. */
    fechaLimite: instant('fecha_limite'),
    fechaAceptado: instant('fecha_aceptado'),
    fechaConforme: instant('fecha_conforme'),
  },
  (t) => [
    index('successions_by_person').on(t.personaId),
    index('successions_by_present').on(t.anteriorId),
    index('successions_by_limit').on(t.fechaLimite),
  ],
);

/** Invitations to sign a work, one an address; the link that was mailed holds the token. */
export const coauthorships = pgTable(
  'coauthorships',
  {
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** SHA-256 of the token, hex. */
    hash: text().notNull(),
    invitaId: uuid('invita_id').references(() => users.id, { onDelete: 'set null' }),
    fecha: instant('fecha').notNull().default(now),
    expiresAt: instant('expires_at').notNull(),
    fechaAceptada: instant('fecha_aceptada'),
    fechaDeclinada: instant('fecha_declinada'),
  },
  (t) => [primaryKey({ columns: [t.publicacionId, t.email] }), uniqueIndex('coauthorships_hash').on(t.hash)],
);

type FirstFigure = Pick<Extract<Block, { type: 'figure' }>['attrs'], 'alt' | 'width' | 'height'> & { src: string };

/** The text of a work as it stands now, apart from its row so that lists stay narrow. */
export const manuscripts = pgTable('manuscripts', {
  publicacionId: uuid('publicacion_id')
    .primaryKey()
    .references(() => publications.id, { onDelete: 'cascade' }),
  documento: jsonb().$type<Manuscript>().notNull(),
  contenido: text().notNull(),
  referencias: jsonb().$type<Reference[]>().notNull(),
  /** The first figure of the text whose picture is to be had: a cover is made from it without reading the whole text. */
  figura: jsonb()
    .$type<FirstFigure>()
    .generatedAlwaysAs(
      sql`jsonb_path_query_first(documento, 'strict $.**?(@.type == "figure" && @.attrs.src starts with "/files/").attrs')`,
    ),
  /** Grows by one with each save: whoever saves says which one they began from. */
  revision: integer().notNull().default(1),
  guardadoPorId: uuid('guardado_por_id').references(() => users.id, { onDelete: 'set null' }),
  guardadoEn: instant('guardado_en').notNull().default(now),
});

/**
 * The whole text of a work in other languages than its own; title, summary and keywords stand in `traducciones`. Version 0 is
 * the text as it stands now, as in `manuscripts`; the others were submitted, as in `versions`.
 */
export const translatedTexts = pgTable(
  'translated_texts',
  {
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    idioma: text().notNull(),
    /** Where it stands among them. */
    orden: smallint().notNull(),
    /** The work was written in this language: its own text is the translation. */
    esOriginal: boolean('es_original').notNull(),
    doi: text(),
    documento: jsonb().$type<Manuscript>().notNull(),
    contenido: text().notNull(),
    /** Null: those of the work's own text. */
    referencias: jsonb().$type<Reference[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.publicacionId, t.version, t.idioma] }),
    index('translated_texts_doi').on(sql`lower(${t.doi})`).where(sql`${t.version} = 0 and ${t.doi} is not null`),
  ],
);

/** A whole work as it was submitted; never changed afterwards. */
export const versions = pgTable(
  'versions',
  {
    publicacionId: uuid('publicacion_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    numero: integer().notNull(),
    ronda: integer().notNull(),
    fecha: instant('fecha').notNull().default(now),
    titulo: text().notNull(),
    resumen: text().notNull(),
    categoria: text(),
    palabrasClave: text('palabras_clave').array().notNull(),
    metadatos: jsonb().$type<Metadata>().notNull(),
    ficha: jsonb().$type<Particulars>().notNull().default({}),
    traducciones: jsonb().$type<Translation[]>().notNull(),
    declaraciones: jsonb().$type<Declarations>().notNull().default({}),
    /** What its authors were asked to sign; null: nothing. */
    derechos: jsonb().$type<RightsTerms>(),
    autor: text().notNull(),
    documento: jsonb().$type<Manuscript>().notNull(),
    contenido: text().notNull(),
    referencias: jsonb().$type<Reference[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.publicacionId, t.numero] })],
);
