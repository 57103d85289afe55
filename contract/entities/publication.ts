import { z } from 'zod';
import { actions, actNames } from '../actions.ts';
import { bareDoi, doiEstados, doiForm } from '../doi.ts';
import { fault } from '../faults.ts';
import { principalJournal } from '../journals.ts';
import { longest } from '../limits.ts';
import { noticeKinds } from '../relations.ts';
import { creditRoles, estados, prioridades, productionStages, reviewIdentities, tipos } from '../vocabulary.ts';
import { chapterOfSchema } from './chapter.ts';
import { id, instant, language, orcid, pageInfo, text, webAddress } from './common.ts';
import { askedDeclarationsSchema, declarationChangesSchema, declared } from './declaration.ts';
import { embargoSchema, newEmbargoSchema } from './embargo.ts';
import { houseSchema } from './house.ts';
import { appearedInSchema } from './issue.ts';
import { manuscriptSchema, referenceSchema } from './manuscript.ts';
import { proposedMoveSchema } from './move.ts';
import { affiliationRorSchema } from './organisation.ts';
import { particularChangesSchema, particularsSchema } from './particulars.ts';
import { askedRightsSchema } from './rights.ts';

export const estado = z.enum(estados);
/** What is meant, where an estado alone does not say it. */
export const acto = z
  .enum(actNames)
  .optional()
  .describe(
    '`devolver`: la obra vuelve a sus autores por cuestiones de forma, y su ronda la espera. `retirar`: quien la envió la saca de la revisión, y su ronda se cierra.',
  );
export const tipo = z.enum(tipos);
export const prioridad = z.enum(prioridades);

/** Someone who wrote the work, account or not, in the order of the byline. */
export const authorSchema = z.object({
  /** The account, where the author has one. */
  id: id.nullable(),
  nombres: text(longest.name),
  apellidos: z.string().trim().max(longest.name).default(''),
  orcid: orcid.nullable().default(null),
  afiliaciones: z.array(text(500)).max(10).default([]),
  /** The ROR iDs of those of them that were chosen among the organisations; absent: of none. */
  rors: z.array(affiliationRorSchema).max(10).optional(),
  correspondencia: z.boolean().default(false),
  /** What they did for the work. */
  credit: z.array(z.enum(creditRoles)).max(creditRoles.length).default([]),
});
export type Author = z.infer<typeof authorSchema>;

/** Spec 000 §3: `autorPrincipal`. */
export const mainAuthorSchema = z.object({
  id: id.nullable(),
  nombres: z.string(),
  apellidos: z.string(),
  email: z.string().nullable(),
});

/** Title, summary and keywords in a language other than the work's own. */
export const translationSchema = z.object({
  idioma: language,
  titulo: z.string().trim().max(longest.title).default(''),
  resumen: z.string().trim().max(longest.summary).default(''),
  palabrasClave: z.array(text(longest.keyword)).max(30).default([]),
});
export type Translation = z.infer<typeof translationSchema>;

/** The whole text of a work in a language other than its own; its title, summary and keywords stand in `traducciones`. */
export const translatedTextSchema = z.object({
  idioma: language,
  /** Whether the work was written in this language, and its own text is the translation. */
  esOriginal: z.boolean().default(false),
  /** By which this text is registered beside the work. */
  doi: z.string().max(200).nullable().default(null),
  documento: manuscriptSchema,
  /** Null: the references are those of the work's own text. */
  referencias: z.array(referenceSchema).nullable().default(null),
});
export type TranslatedText = z.infer<typeof translatedTextSchema>;
/** Of one work. */
export const mostTranslatedTexts = 10;

/** A language in which the whole text of a work can be read. */
export const textLanguageSchema = translatedTextSchema.pick({ idioma: true, esOriginal: true });
export type TextLanguage = z.infer<typeof textLanguageSchema>;

/** Of a call that reads a whole work. */
export const inLanguage = z.object({
  idioma: language
    .optional()
    .describe('El idioma en que leerla, uno de sus `idiomasDelTexto`; si falta, el de la obra.'),
});

/** `10.1590/…` */
const doi = z.string().max(200).regex(doiForm, fault('doi'));
/** The DOI by which a work is registered elsewhere, as it is pasted; null: by none. */
export const doiEntrySchema = z.object({
  doi: z.string().max(longest.pastedDoi).transform(bareDoi).pipe(doi).nullable(),
});

const metadataValue = z.union([z.string().max(2000), z.number(), z.boolean(), z.null()]);
/** `doi`, `pages`, `categoria` and any other key (spec 000 §3). */
export const metadatos = z
  .object({
    doi: doi.optional(),
    pages: z.number().int().min(0).max(100_000).optional(),
    categoria: z.string().trim().max(longest.category).optional(),
  })
  .catchall(metadataValue);
export type Metadata = z.infer<typeof metadatos>;
/** How many keys a work's `metadatos` may have, and how long each. */
export const mostMetadata = 40;
const newMetadata = metadatos.refine((value) => {
  const keys = Object.keys(value);
  return keys.length <= mostMetadata && keys.every((key) => key.length <= 120);
});

/** Words typed as a list, or as text with commas (spec 000 §3 and §5). */
export const palabrasClave = z
  .preprocess(
    (value) => (typeof value === 'string' ? value.split(',') : value),
    z
      .array(z.string().trim().max(longest.keyword))
      .max(30)
      .transform((words) => [...new Set(words.filter((word) => word !== ''))])
      .pipe(z.array(z.string()).min(1, fault('palabras_clave'))),
  )
  .describe('Una lista, o un texto con comas.');

/** A work in a list: all but its text. */
export const publicationSummarySchema = z.object({
  id,
  /** The journal or collection that it is sent to and appears in, and its section there (entities/journal.ts). */
  revistaId: id.default(principalJournal),
  seccionId: id.nullable().default(null),
  titulo: z.string(),
  resumen: z.string(),
  tipo,
  /** What a notice is of the work that it is about (contract/relations.ts); absent of all other works. */
  aviso: z.enum(noticeKinds).optional(),
  estado,
  prioridad,
  idioma: language,
  categoria: z.string().nullable(),
  palabrasClave: z.array(z.string()),
  metadatos,
  /** What a book, a thesis or a report says of itself, by its type (contract/particulars.ts); absent where nothing is said, or where it would tell who the authors are. */
  ficha: particularsSchema.optional(),
  /** Until when its text is closed to who reads it as the public does; absent where it is not. */
  embargo: embargoSchema.optional(),
  /** The number of its journal that it appeared in, whose volume and pages `metadatos` says; absent without one. */
  apareceEn: appearedInSchema.optional(),
  /** The published book that it is a chapter of; absent of all other works. */
  capituloDe: chapterOfSchema.optional(),
  autorPrincipalId: id.nullable(),
  autorPrincipal: mainAuthorSchema,
  /** The byline, joined for a card. */
  autor: z.string(),
  autores: z.array(authorSchema),
  coautoresIds: z.array(id),
  coautores: z.array(mainAuthorSchema),
  versionActual: z.number().int(),
  ronda: z.number().int(),
  /** Who knows whom in its review; null until it is first sent. */
  identidadRevision: z.enum(reviewIdentities).nullable(),
  /** Of `metadatos.doi`; null without one. Only a registered DOI may be cited, linked or indexed (contract/doi.ts). */
  estadoDoi: z.enum(doiEstados).nullable(),
  /** How many reviews this reader may know of, and how many of them are completed, in the present round. */
  totalRevisiones: z.number().int(),
  revisionesCompletadas: z.number().int(),
  vistas: z.number().int(),
  fechaCreacion: instant,
  fechaActualizacion: instant,
  fechaEnvio: instant.nullable(),
  fechaAceptacion: instant.nullable(),
  fechaPublicacion: instant.nullable(),
  /** Set on a published work that was withdrawn: its page stays, marked. */
  fechaRetractacion: instant.nullable(),
  /** One of its authors published it, by administering the platform. */
  publicadaPorAutor: z.boolean(),
  motivoRetractacion: z.string().nullable(),
  /** Its reviews, and what its authors answer, are published with it; of a draft: where it is sent now. Absent otherwise. */
  revisionPublica: z.literal(true).optional(),
  /** Only on works that an administrator may still restore. */
  fechaEliminacion: instant.nullable(),
  /** It was returned to its authors for formal flaws, and its round waits for it; absent otherwise. */
  devuelta: z.literal(true).optional(),
  /** Of an approved work in production, to its authors and who runs it: where it stands there. Absent otherwise. */
  etapaProduccion: z.enum(productionStages).optional(),
  /** When this reader last opened it; only in the list of what they saw recently. */
  fechaVista: instant.optional(),
  /** What this reader may do with it now (contract/workflow.ts). */
  acciones: z.array(z.enum(actions)),
});
export type PublicationSummary = z.infer<typeof publicationSummarySchema>;

/** The first figure of a published work, from which its cover is made; its address is `coverFigureAddress`. */
const portada = z.object({ alt: z.string(), ancho: z.number().int().optional(), alto: z.number().int().optional() });

/** A whole work. `contenido` is its text read plainly; `documento` the same, structured. */
export const publicationSchema = publicationSummarySchema.extend({
  /** To the authors of a chapter that is a draft: the book of which it is one was sent, and waits for it. Absent otherwise. */
  libroEnviado: z.object({ titulo: z.string() }).optional(),
  /** What its page says of the journal that it is of; absent where that is the platform's principal one. */
  revista: houseSchema.optional(),
  /** The name of its section; absent without one. */
  seccion: z.object({ es: z.string(), en: z.string() }).optional(),
  contenido: z.string(),
  documento: manuscriptSchema,
  referencias: z.array(referenceSchema),
  /** Grows with each save of the text or its references; 0 before the first. */
  revision: z.number().int().default(0),
  traducciones: z.array(translationSchema),
  /** In which languages this reader can read its whole text, its own first. In each it is read by `?idioma=`. */
  idiomasDelTexto: z.array(textLanguageSchema).default([]),
  licencia: z.url().nullable(),
  ...declared,
  /** What its journal asks to be declared, for its authors and who runs it; absent where it asks for nothing. */
  declaracionesPedidas: askedDeclarationsSchema.optional(),
  /** Its journal asks each author to sign a licence, for who signs it or runs it; absent where it does not. */
  derechosPedidos: askedRightsSchema.optional(),
  /** It is proposed that it go to another journal, for its authors and who runs it; absent where it is not. */
  traslado: proposedMoveSchema.optional(),
  /** Where the text of a published work is a PDF alone; `escaneado`: its pages are pictures, and their words are not found. Absent otherwise. */
  textoEnPdf: z
    .object({ bytes: z.number().int(), paginas: z.number().int().nullable(), escaneado: z.boolean() })
    .optional(),
  /** Repositories in which readers find it besides, where it is read publicly, and what its editors accepted of what other services announced; absent where there is none. */
  tambienEn: z.array(z.object({ nombre: z.string(), direccion: webAddress })).optional(),
  /** Absent where it has no figure, or is not published: its cover is then drawn (contract/cover.ts). */
  portada: portada.optional(),
  /**
   * Opens the pictures of a work that is not public: put after their addresses as `?llave=`, since a browser's image
   * request carries no token. Null where none is needed. Good for some hours.
   */
  llaveDeImagenes: z.string().nullable(),
});
export type Publication = z.infer<typeof publicationSchema>;

/** One chapter of a published book or thesis (contract/chapters.ts). */
export const chapterSchema = z.object({
  /** The work with the text and the references of this chapter alone. */
  obra: publicationSchema,
  /** All its chapters, in order; `numero` is the place of this one, from 1. */
  capitulos: z.array(z.object({ slug: z.string(), titulo: z.string() })),
  numero: z.number().int(),
  primeraNota: z.number().int(),
  lugares: z.record(z.string(), z.string()),
  /** What this chapter is called in each language of the text; null where that is not divided as this one. */
  enIdiomas: z.array(z.object({ idioma: language, capitulo: z.string().nullable() })),
});
export type PublishedChapter = z.infer<typeof chapterSchema>;

/** A work as a card of the public catalogue shows it. */
/** A name of a byline, and how the address of its page calls it (`authorPage`); '' where it has none. */
export const signatureSchema = z.object({ nombre: z.string(), clave: z.string() });

export const catalogueEntrySchema = publicationSummarySchema
  .pick({
    id: true,
    titulo: true,
    resumen: true,
    tipo: true,
    aviso: true,
    estado: true,
    idioma: true,
    categoria: true,
    palabrasClave: true,
    metadatos: true,
    estadoDoi: true,
    autorPrincipal: true,
    autor: true,
    vistas: true,
    fechaPublicacion: true,
    fechaRetractacion: true,
  })
  .extend({
    /** Where the words sought stand, HTML-escaped, the matches inside `<mark>`; absent without a search. */
    extracto: z.string().optional(),
    /** The first names of the byline one by one, and how many follow them; absent where `autor` alone is known. */
    firma: z.object({ nombres: z.array(signatureSchema), mas: z.number().int() }).optional(),
    /** Absent where it has no figure: its cover is then drawn (contract/cover.ts). */
    portada: portada.optional(),
    /** The journal or collection that it is of; absent on a platform with one, and of one that is not shown. */
    revista: z.object({ clave: z.string(), nombre: z.string() }).optional(),
    /** While its text is not open to readers. */
    embargo: embargoSchema.optional(),
    /** The book that it is a chapter of. */
    capituloDe: z.object({ id, titulo: z.string(), idioma: z.string() }).optional(),
  });
export type CatalogueEntry = z.infer<typeof catalogueEntrySchema>;

export const publicationListSchema = z.object({ publications: z.array(publicationSummarySchema), ...pageInfo });
export const catalogueListSchema = z.object({
  publications: z.array(catalogueEntrySchema),
  ...pageInfo,
  /** False where the search stopped counting: `total` is then the least there are. */
  totalExacto: z.boolean(),
  /** 'Quizás quisiste decir…': a search near this one that finds something; null unless this one finds nothing. */
  quizas: z.string().nullable().default(null),
  /** Works with most of the words sought but not all, the nearest first: on a first page that those with all of them leave room on. */
  aproximadas: z.array(catalogueEntrySchema).default([]),
});

const facet = z.array(z.object({ valor: z.string(), total: z.number().int() }));
/** Counts among the works sought, the most first; each facet leaves its own filter out. `exacto` as `totalExacto`. */
export const facetsSchema = z.object({
  tipo: facet,
  anio: facet,
  categoria: facet,
  palabra: facet,
  /** By their keys; absent on a platform with one journal. */
  revista: z.array(z.object({ valor: z.string(), nombre: z.string(), total: z.number().int() })).optional(),
  /** Notices by their kind, and `NINGUNO`: what is no notice; absent where there are none. */
  aviso: facet.optional(),
  exacto: z.boolean(),
});
export type Facets = z.infer<typeof facetsSchema>;
/** What a half-typed search may be going to be, the likeliest first, a few of each. */
export const suggestionsSchema = z.object({
  obras: z.array(z.object({ id, titulo: z.string(), tipo })),
  palabras: z.array(z.string()),
  autores: z.array(z.string()),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;

const editable = {
  /** Of a journal that takes works; another than before takes the work out of its section. */
  revistaId: id,
  seccionId: id.nullable(),
  titulo: text(longest.title),
  resumen: text(longest.summary),
  palabrasClave,
  tipo,
  categoria: z.string().trim().max(longest.category),
  idioma: language,
  metadatos: newMetadata,
  /** Field by field: what is not sent stays, null takes one away. Those of another type are refused. */
  ficha: particularChangesSchema,
  /** Of a thesis; null: none. */
  embargo: newEmbargoSchema.nullable(),
  coautoresIds: z.array(id).max(50),
  traducciones: z.array(translationSchema).max(10),
  licencia: webAddress,
  /** Declaration by declaration: what is not sent stays, null takes one away. */
  declaraciones: declarationChangesSchema,
};
/** Spec 000 §7 POST /publications. */
export const newPublicationSchema = z.object({
  /** Absent: the platform's principal one. */
  revistaId: editable.revistaId.optional(),
  seccionId: editable.seccionId.optional(),
  titulo: editable.titulo,
  resumen: editable.resumen,
  palabrasClave: editable.palabrasClave,
  tipo: editable.tipo.default('ARTICULO'),
  categoria: editable.categoria.optional(),
  idioma: editable.idioma.default('es'),
  metadatos: editable.metadatos.default({}),
  ficha: editable.ficha.optional(),
  coautoresIds: editable.coautoresIds.default([]),
});
export type NewPublication = z.output<typeof newPublicationSchema>;

/** Spec 000 §5: what an edit may change. Every field may be left out; one that is sent is checked. */
export const publicationChangesSchema = z.object(editable).partial();
export type PublicationChanges = z.output<typeof publicationChangesSchema>;

/** Of one work. */
export const mostReferences = 2000;

/** PUT /publications/{id}/content: text as plain paragraphs or structured, one of the two; and what it cites. */
export const contentChangeSchema = z
  .object({
    contenido: z.string().max(2_000_000).optional(),
    documento: manuscriptSchema.optional(),
    referencias: z.array(referenceSchema).max(mostReferences).optional(),
    revision: z
      .number()
      .int()
      .min(0)
      .optional()
      .describe('La revisión de la que parte lo que envías: si ya hay otra, la respuesta es 409 `texto_cambiado`.'),
  })
  .refine(
    ({ revision: _, ...text }) => Object.values(text).some((value) => value !== undefined),
    fault('texto_sin_cambios'),
  )
  .refine(({ contenido, documento }) => contenido === undefined || documento === undefined, fault('texto_doble'));
