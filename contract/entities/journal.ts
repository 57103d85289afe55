/** Journals and collections: what they are, what they have of their own, and what their page says. */
import { z } from 'zod';
import { isCountry } from '../countries.ts';
import { fault } from '../faults.ts';
import { announcementClasses, boardRoles, journalClasses, journalTexts, mostOfJournal } from '../journals.ts';
import { longest } from '../limits.ts';
import { day, id, instant, language, orcid, text, webAddress } from './common.ts';
import { appearedInSchema } from './issue.ts';
import { manuscriptSchema } from './manuscript.ts';
import { reviewFormSchema } from './review-form.ts';
import { platformSettingsSchema } from './system.ts';

/**
 * The settings that a journal may have of its own; of the others the platform's hold for all. The one place that says so: what
 * acts about a work asks for them by its journal (server/platform/settings-store.ts).
 */
export const journalSettingsSchema = platformSettingsSchema
  .pick({
    nombre: true,
    institucion: true,
    issn: true,
    issnImpreso: true,
    prefijoDoi: true,
    agenciaDoi: true,
    patronDoi: true,
    doiRevisiones: true,
    politicaCorrecciones: true,
    licencia: true,
    contacto: true,
    telefono: true,
    direccion: true,
    logo: true,
    imagenPortada: true,
    color: true,
    tratamiento: true,
    modoFlujo: true,
    revisionesMinimas: true,
    cuatroOjos: true,
    identidadRevision: true,
    discusionEntreRevisores: true,
    revisionesPublicas: true,
    preferenciasDeRevision: true,
    plazoRevisionDias: true,
    plazoInvitacionDias: true,
    plazoApelacionDias: true,
    etapaProduccion: true,
    plazoPruebasDias: true,
    recordatorios: true,
    recordarAntesDias: true,
    recordarDespuesDias: true,
    recordarAutoresDias: true,
    recordarEditoresDias: true,
    formularioRevision: true,
    declaraciones: true,
    derechos: true,
  })
  .partial();
export type JournalSettings = z.infer<typeof journalSettingsSchema>;
export type JournalSetting = keyof JournalSettings;
export const journalSettingNames = journalSettingsSchema.keyof().options;
/** Set by calls of their own. */
const pictures = { logo: true, imagenPortada: true } as const;

/** In a journal's addresses, for ever: small letters without accents, figures and hyphens. */
export const journalKey = z
  .string()
  .trim()
  .max(longest.journalKey)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, fault('clave_revista'));

/** Its own name on the net as browsers write it (small letters, Punycode), with a port where there is one; '': none. */
export const hostName = z
  .string()
  .trim()
  .max(longest.hostName)
  .transform((said, { addIssue }) => {
    const address = said && !/[/?#@\\\s%]/.test(said) && URL.canParse(`http://${said}`) && new URL(`http://${said}`);
    if (said === '' || (address && isName(address.hostname))) return address ? address.host : '';
    addIssue({ code: 'custom', input: said, message: fault('dominio_web').error });
    return z.NEVER;
  });
/** No bare number, no name of one machine alone. */
const isName = (host: string) =>
  /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/.test(host);

/** A text in both languages; blank in English: the Spanish one. */
const inBoth = (max: number) =>
  z
    .object({ es: z.string().trim().max(max), en: z.string().trim().max(max).default('') })
    .refine(({ es }) => es !== '', { ...fault('vacio'), path: ['es'] });

const words = z.int().min(1).max(1_000_000).nullable().default(null);
/** A section as it is written: without an id it is new. */
export const sectionSchema = z
  .object({
    id: id.optional(),
    nombre: inBoth(longest.section),
    /** Its works go through review; those of the others are decided without. */
    conRevision: z.boolean().default(true),
    /** Indices take up its works. */
    indexada: z.boolean().default(true),
    /** In words; null: no limit. */
    palabrasMinimas: words,
    palabrasMaximas: words,
    /** Asked of its reviewers instead of the journal's; null: the journal's. */
    formularioRevision: reviewFormSchema.nullable().default(null),
    /** It takes no new works. */
    cerrada: z.boolean().default(false),
  })
  .refine(
    ({ palabrasMinimas, palabrasMaximas }) =>
      palabrasMinimas === null || palabrasMaximas === null || palabrasMinimas <= palabrasMaximas,
    { ...fault('palabras_al_reves'), path: ['palabrasMaximas'] },
  );
export type WrittenSection = z.output<typeof sectionSchema>;
export type JournalSection = WrittenSection & { id: string };

/** Somebody of the board. `userId`: their account here, known to administrators alone. */
export const boardMemberSchema = z.object({
  id: id.optional(),
  nombre: text(2 * longest.name),
  cargo: z.enum(boardRoles),
  tarea: z.string().trim().max(longest.boardTask).default(''),
  afiliacion: z.string().trim().max(longest.affiliation).default(''),
  /** ISO 3166-1 alpha-2; ''. */
  pais: z
    .string()
    .refine((code) => code === '' || isCountry(code), fault('opcion'))
    .default(''),
  orcid: z.preprocess((value) => (value === '' ? null : value), orcid.nullable().default(null)),
  userId: id.nullable().default(null),
});
export type WrittenBoardMember = z.output<typeof boardMemberSchema>;
export type BoardMember = WrittenBoardMember & { id: string };

/** An announcement, or a call for papers with the day up to which it takes them. Seen by everybody from `fecha` on. */
export const announcementSchema = z.object({
  id: id.optional(),
  clase: z.enum(announcementClasses),
  titulo: inBoth(longest.title),
  /** Paragraphs, parted by blank lines. */
  texto: z.object({ es: z.string().trim().max(longest.announcement), en: z.string().trim().max(longest.announcement) }),
  fecha: day,
  fechaLimite: day.nullable().default(null),
  enlace: webAddress.or(z.literal('')).default(''),
});
export type WrittenAnnouncement = z.output<typeof announcementSchema>;
export type Announcement = WrittenAnnouncement & { id: string };

const kept = <T extends z.ZodType>(schema: T) => z.intersection(schema, z.object({ id }));
const board = z.array(boardMemberSchema).max(mostOfJournal.board);
const sections = z.array(sectionSchema).max(mostOfJournal.sections);
const announcements = z.array(announcementSchema).max(mostOfJournal.announcements);

/** A section as authors choose it. */
const openSection = z.object({
  id,
  nombre: z.object({ es: z.string(), en: z.string() }),
  conRevision: z.boolean(),
  indexada: z.boolean(),
  palabrasMinimas: z.number().int().nullable(),
  palabrasMaximas: z.number().int().nullable(),
  cerrada: z.boolean(),
});
/** What screens about a work ask of the settings that hold in its journal. */
const heldInJournalSchema = platformSettingsSchema.pick({
  identidadRevision: true,
  modoFlujo: true,
  revisionesMinimas: true,
  plazoRevisionDias: true,
  plazoInvitacionDias: true,
  etapaProduccion: true,
  prefijoDoi: true,
});
/** A journal as lists and works name it. */
export const journalNameSchema = z.object({ id, clave: z.string(), nombre: z.string() });
export type JournalName = z.infer<typeof journalNameSchema>;
/** A journal in the list of all. */
export const journalSummarySchema = journalNameSchema.extend({
  clase: z.enum(journalClasses),
  nombreAbreviado: z.string(),
  descripcion: z.object({ es: z.string(), en: z.string() }),
  idiomas: z.array(z.string()),
  institucion: z.string(),
  issn: z.string(),
  issnImpreso: z.string(),
  logo: z.string(),
  imagenPortada: z.string(),
  color: z.string(),
  /** It is shown to everybody. */
  publica: z.boolean(),
  /** It takes new works. */
  recibe: z.boolean(),
  /** The platform's first journal, whose settings are the platform's. */
  principal: z.boolean(),
  secciones: z.array(openSection),
  /** What holds for its works, but for those of a section without review (`conRevision`), which are decided without. */
  vigentes: heldInJournalSchema,
});
export type JournalSummary = z.infer<typeof journalSummarySchema>;
export const journalListSchema = z.object({
  revistas: z.array(
    journalSummarySchema.extend({
      /** Works of it that are in the catalogue. */
      publicadas: z.number().int(),
      /** The number that was published last; null where none was. */
      ultimoNumero: appearedInSchema.nullable(),
      /** Whoever asks prepares its numbers. */
      numera: z.boolean(),
    }),
  ),
});
export type ListedJournal = z.infer<typeof journalListSchema>['revistas'][number];
/** The same as administrators see it in their list. */
export const countedJournalSchema = journalSummarySchema.extend({
  fechaCierre: instant.nullable(),
  /** Works of it that are there, in any estado. */
  obras: z.number().int(),
  /** Its numbers, in any estado. */
  numeros: z.number().int(),
});
export type CountedJournal = z.infer<typeof countedJournalSchema>;
export const countedJournalsSchema = z.object({ revistas: z.array(countedJournalSchema) });

export const journalText = z.enum(journalTexts);
export const writtenJournalTextSchema = z.object({
  tipo: journalText,
  markdown: z.string(),
  documento: manuscriptSchema,
  fechaActualizacion: instant,
});
export type WrittenJournalText = z.infer<typeof writtenJournalTextSchema>;

/** A journal's page. */
export const journalSchema = journalSummarySchema.extend({
  contacto: z.string(),
  telefono: z.string(),
  direccion: z.string(),
  licencia: z.string(),
  prefijoDoi: z.string(),
  identidadRevision: platformSettingsSchema.shape.identidadRevision,
  fechaCierre: instant.nullable(),
  consejo: z.array(
    z.object({
      id,
      nombre: z.string(),
      cargo: z.enum(boardRoles),
      tarea: z.string(),
      afiliacion: z.string(),
      pais: z.string(),
      orcid: z.string().nullable(),
    }),
  ),
  /** Without the source. */
  textos: z.array(writtenJournalTextSchema.omit({ markdown: true })),
  /** Those of today and before, the last first; `abierta`: a call that takes works today. */
  anuncios: z.array(kept(announcementSchema).and(z.object({ abierta: z.boolean() }))),
  /** Published works by year, the last first. */
  anios: z.array(z.object({ anio: z.number().int(), obras: z.number().int() })),
});
export type Journal = z.infer<typeof journalSchema>;

/** The same as administrators change it. */
export const managedJournalSchema = journalSummarySchema.extend({
  fechaCierre: instant.nullable(),
  /** Works of it that are there, in any estado. */
  obras: z.number().int(),
  orden: z.number().int(),
  /** Its own name on the net; '': it is at the platform's. */
  dominio: z.string(),
  /** What it has of its own, and what holds where it has nothing. */
  ajustes: journalSettingsSchema,
  deLaPlataforma: journalSettingsSchema.required(),
  consejo: z.array(kept(boardMemberSchema)),
  seccionesEnteras: z.array(kept(sectionSchema)),
  textos: z.array(writtenJournalTextSchema),
  anunciosEnteros: z.array(kept(announcementSchema)),
});
export type ManagedJournal = z.infer<typeof managedJournalSchema>;

/** POST /revistas. It is shown to nobody until it is made public. */
export const newJournalSchema = z.object({
  clave: journalKey,
  clase: z.enum(journalClasses).default('REVISTA'),
  nombre: platformSettingsSchema.shape.nombre,
});
export type NewJournal = z.output<typeof newJournalSchema>;

const changeable = z.object({
  clase: z.enum(journalClasses),
  nombreAbreviado: z.string().trim().max(longest.shortName),
  descripcion: z.object({
    es: z.string().trim().max(longest.journalSummary),
    en: z.string().trim().max(longest.journalSummary),
  }),
  idiomas: z.array(language).max(mostOfJournal.languages),
  publica: z.boolean(),
  orden: z.int().min(0).max(32_000),
  dominio: hostName,
  ajustes: journalSettingsSchema.omit(pictures),
});
/**
 * PATCH /revistas/{id}: any of them. `heredados`: settings of its own that it gives up, so that the platform's hold. `antes`: what was
 * there when the person read it, of settings what held; where one has changed since, the answer is 409 `ajustes_cambiados` and nothing
 * is saved.
 */
export const journalChangesSchema = changeable
  .extend({ heredados: z.array(journalSettingsSchema.keyof()).max(journalSettingNames.length) })
  .partial()
  .extend({ antes: changeable.partial().optional() });
export type JournalChanges = z.output<typeof journalChangesSchema>;

/** PUT of a whole list. `antes`: as it was read, by which it is found out whether somebody else changed it since. */
export const boardChangeSchema = z.object({ consejo: board, antes: board.optional() });
export const sectionsChangeSchema = z.object({ secciones: sections, antes: sections.optional() });
export const announcementsChangeSchema = z.object({ anuncios: announcements, antes: announcements.optional() });

/** PUT /revistas/{id}/textos/{tipo}, as `sitePageChangeSchema`: an empty one takes the text away. */
export const journalTextChangeSchema = z.object({
  markdown: z.string().max(longest.journalText),
  antes: instant.nullable().optional(),
});
export type JournalTextChange = z.output<typeof journalTextChangeSchema>;
export const changedJournalTextSchema = z.object({
  texto: writtenJournalTextSchema.nullable(),
  /** What of the Markdown could not be shown. */
  avisos: z.array(z.string()),
});
