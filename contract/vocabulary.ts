/** The words of the field that both sides enumerate. Apart from the schemas, so that a page can list them without zod. */

/** Spec 000 §1. */
export const roles = ['LECTOR', 'AUTOR', 'REVISOR', 'EDITOR', 'ADMIN'] as const;
export type Role = (typeof roles)[number];

/** Both readings of the spec (000 §3): the author's form and the catalogue. */
export const tipos = ['ARTICULO', 'REPORTE', 'TESIS', 'LIBRO'] as const;
export type Tipo = (typeof tipos)[number];

/** Of a publication, spec 000 §4.1. */
export const estados = [
  'BORRADOR',
  'EN_REVISION',
  'PENDIENTE_APROBACION',
  'APROBADO',
  'CAMBIOS_SOLICITADOS',
  'RETIRADO',
  'PUBLICADO',
] as const;
export type Estado = (typeof estados)[number];

/** Where an approved work stands between acceptance and publication, in a journal that wants the stage (contract/production.ts). */
export const productionStages = [
  'CORRECCION',
  'CORRECCION_AUTOR',
  'PRUEBAS',
  'PRUEBAS_AUTOR',
  'COMPROBACION',
  'LISTA',
] as const;
export type ProductionStage = (typeof productionStages)[number];

/** Of a review, spec 001 §4. A declined invitation keeps PENDIENTE and carries `fechaDeclinada`. */
export const reviewEstados = ['PENDIENTE', 'EN_PROCESO', 'ACEPTADA', 'RECHAZADA', 'DEVUELTA'] as const;
export type ReviewEstado = (typeof reviewEstados)[number];

/** Who knows whom in review, from the most open to the most closed (docs/specification.md 5). */
export const reviewIdentities = ['abierta', 'simple ciego', 'doble ciego'] as const;
export type ReviewIdentity = (typeof reviewIdentities)[number];

export const prioridades = ['ALTA', 'MEDIA', 'BAJA'] as const;
export type Prioridad = (typeof prioridades)[number];

export const catalogueSorts = ['recientes', 'antiguos', 'titulo', 'titulo-desc', 'relevancia'] as const;
export type CatalogueSort = (typeof catalogueSorts)[number];

/** How often somebody is mailed what is new in a search that they keep. */
export const searchFrequencies = ['DIARIA', 'SEMANAL'] as const;
export type SearchFrequency = (typeof searchFrequencies)[number];

/** The pages that say 'coming soon' until an administrator writes them (spec 000 §2.1). */
export const pageSlugs = ['ayuda', 'terminos', 'privacidad', 'accesibilidad', 'blog', 'eventos', 'newsletter'] as const;
export type PageSlug = (typeof pageSlugs)[number];

/** What a notification is about (spec 001 §3). */
export const notificationTipos = ['PUBLICACION', 'REVISION', 'CUENTA', 'SISTEMA'] as const;
export type NotificationTipo = (typeof notificationTipos)[number];
/** When a notification is mailed besides: at once, with the others of the day, or never. */
export const mailChannels = ['AHORA', 'RESUMEN', 'NUNCA'] as const;
export type MailChannel = (typeof mailChannels)[number];

/** What became of a mail (contract/entities/mail.ts). */
export const mailEstados = [
  'PENDIENTE',
  'ENVIADO',
  'DEVUELTO',
  'DETENIDO',
  'FALLIDO',
  'DESCARTADO',
  'GUARDADO',
] as const;
/** Why a mail came back: its address is no more; it could not be delivered then; its reader reported it as unwanted. */
export const returnKinds = ['PERMANENTE', 'TEMPORAL', 'QUEJA'] as const;
export type ReturnKind = (typeof returnKinds)[number];

/** The styles in which a work can be cited, the most asked for first. */
export const citationStyles = ['apa', 'iso690', 'chicago', 'mla', 'vancouver', 'ieee'] as const;

/** The files of a whole work, and those that tell reference managers of it. */
export const textFormats = ['pdf', 'epub', 'docx', 'jats', 'html', 'markdown'] as const;
export const referenceFormats = ['bibtex', 'ris', 'csl'] as const;
/** What any work can be carried away as, and what booksellers and aggregators take of a published book, and of books alone. */
export const workFormats = [...textFormats, ...referenceFormats] as const;
export const publicFormats = [...workFormats, 'onix'] as const;
export type PublicFormat = (typeof publicFormats)[number];
/** And a published work whole, for archives and repositories (BagIt), which is for who runs its journal. */
export const exportFormats = [...publicFormats, 'bagit'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** How a work of the catalogue is used: its page is read, or the work or a file of it is downloaded. */
export const usageKinds = ['LECTURA', 'DESCARGA'] as const;
export type UsageKind = (typeof usageKinds)[number];

/** What a file of a work is to it. */
export const fileKinds = ['MANUSCRITO', 'FIGURA', 'DATOS', 'SUPLEMENTARIO'] as const;
export type FileKind = (typeof fileKinds)[number];

/** The roles of CRediT (ANSI/NISO Z39.104-2022), by the last part of their addresses. */
export const creditRoles = [
  'conceptualization',
  'data-curation',
  'formal-analysis',
  'funding-acquisition',
  'investigation',
  'methodology',
  'project-administration',
  'resources',
  'software',
  'supervision',
  'validation',
  'visualization',
  'writing-original-draft',
  'writing-review-editing',
] as const;
export type CreditRole = (typeof creditRoles)[number];

/** The languages of screens, mails and notices. */
export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

/** How letters and mails in Spanish address who reads them; screens say 'tú'. */
export const treatments = ['tu', 'usted'] as const;
export type Treatment = (typeof treatments)[number];
