/** journal.json: the journal itself, and subscribers.jsonl: who reads its newsletter. */
import { z } from 'zod';
import { letterLanguage, letterTemplateKind } from '#contract/entities/decision.ts';
import { manuscriptSchema } from '#contract/entities/manuscript.ts';
import { storedSettingsSchema } from '#contract/entities/system.ts';
import { pageSlugs } from '#contract/vocabulary.ts';
import { instante } from './instante.ts';
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
export const journalRecord = z.strictObject({
  /** Settings that were changed; the others are as the platform has them by itself. */
  ajustes: z.strictObject(storedSettingsSchema.partial().shape),
  paginas: z.array(pageRecord),
  cartas: z.array(letterRecord),
  /** Absent in archives of platforms that had no numbers yet. */
  numeros: z.array(issueRecord).default([]),
});

export const subscriberRecord = z.strictObject({
  email: z.string().min(3).max(254),
  idioma: z.string().max(8),
  fechaAlta: instante,
  fechaConfirmacion: instante.nullable(),
  fechaBaja: instante.nullable(),
});
