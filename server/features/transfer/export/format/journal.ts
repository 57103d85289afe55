/** journal.json: the journal itself, and subscribers.jsonl: who reads its newsletter. */

import { z } from 'zod';
import { day, id, orcid } from '#contract/entities/common.ts';
import { letterLanguage, letterTemplateKind } from '#contract/entities/decision.ts';
import { journalKey } from '#contract/entities/journal.ts';
import { manuscriptSchema } from '#contract/entities/manuscript.ts';
import { storedSettingsSchema } from '#contract/entities/system.ts';
import { announcementClasses, boardRoles, journalClasses, journalTexts } from '#contract/journals.ts';
import { longest } from '#contract/limits.ts';
import { pageSlugs } from '#contract/vocabulary.ts';
import { ownSettingsSchema } from '#server/platform/kept-journals.ts';
import { instante } from './instante.ts';
import { institutionRecord, institutionRequestRecord } from './institution.ts';
import { issueRecord } from './issue.ts';

const isOf = (schema: z.ZodType) => (value: string) => schema.safeParse(value).success;

export const pageRecord = z.strictObject({
  slug: z.enum(pageSlugs),
  markdown: z.string(),
  documento: manuscriptSchema,
  fechaActualizacion: instante,
});
export const letterRecord = z.strictObject({
  clave: z.string().refine(isOf(letterTemplateKind)),
  idioma: z.string().refine(isOf(letterLanguage)),
  asunto: z.string(),
  cuerpo: z.string(),
});
const inBoth = z.strictObject({ es: z.string(), en: z.string() });
const place = z.number().int().min(0);
export const sectionRecord = z.strictObject({
  id,
  orden: place,
  nombre: inBoth,
  conRevision: z.boolean(),
  indexada: z.boolean(),
  palabrasMinimas: z.number().int().nullable(),
  palabrasMaximas: z.number().int().nullable(),
  formularioRevision: storedSettingsSchema.shape.formularioRevision.nullable(),
  cerrada: z.boolean(),
});
export const boardRecord = z.strictObject({
  id,
  orden: place,
  nombre: z.string(),
  cargo: z.enum(boardRoles),
  tarea: z.string(),
  afiliacion: z.string(),
  pais: z.string().max(2),
  orcid: orcid.nullable(),
  userId: id.nullable(),
});
export const journalTextRecord = z.strictObject({
  tipo: z.enum(journalTexts),
  markdown: z.string(),
  documento: manuscriptSchema,
  fechaActualizacion: instante,
});
export const announcementRecord = z.strictObject({
  id,
  orden: place,
  clase: z.enum(announcementClasses),
  titulo: inBoth,
  texto: inBoth,
  fecha: day,
  fechaLimite: day.nullable(),
  enlace: z.string(),
});
/** One of the journals and collections, the principal one among them. */
export const ofJournalRecord = z.strictObject({
  id,
  clave: journalKey,
  clase: z.enum(journalClasses),
  nombreAbreviado: z.string(),
  /** Absent in archives of before. */
  dominio: z.string().max(longest.hostName).default(''),
  descripcion: inBoth,
  idiomas: z.array(z.string()),
  /** What it has of its own of the settings; of the principal one nothing. */
  ajustes: z.strictObject(ownSettingsSchema.shape),
  publica: z.boolean(),
  orden: place,
  fechaCreacion: instante,
  fechaCierre: instante.nullable(),
  secciones: z.array(sectionRecord),
  consejo: z.array(boardRecord),
  textos: z.array(journalTextRecord),
  anuncios: z.array(announcementRecord),
  /** Absent in archives of releases whose journals had none. */
  cartas: z.array(letterRecord).default([]),
});
export const journalRecord = z.strictObject({
  /** Settings that were changed; the others are as the platform has them by itself. */
  ajustes: z.strictObject(storedSettingsSchema.partial().shape),
  paginas: z.array(pageRecord),
  cartas: z.array(letterRecord),
  /** Absent in archives of platforms that had no numbers yet. */
  numeros: z.array(issueRecord).default([]),
  /** Archives of before have none: all works are the principal one's. */
  revistas: z.array(ofJournalRecord).default([]),
  /** Absent in archives of platforms that had no institutions yet. */
  instituciones: z.array(institutionRecord).default([]),
  solicitudesDeInstitucion: z.array(institutionRequestRecord).default([]),
});

export const subscriberRecord = z.strictObject({
  email: z.string().min(3).max(254),
  idioma: z.string().max(8),
  fechaAlta: instante,
  fechaConfirmacion: instante.nullable(),
  fechaBaja: instante.nullable(),
});
