/** The versions of a work as they were submitted. */
import { z } from 'zod';
import { instant } from './common.ts';
import { declared } from './declaration.ts';
import { manuscriptSchema, referenceSchema } from './manuscript.ts';
import { particularsSchema } from './particulars.ts';
import { translationSchema } from './publication.ts';

/** A submitted version, kept whole (docs/specification.md 4). */
export const versionSummarySchema = z.object({
  numero: z.number().int(),
  ronda: z.number().int(),
  fecha: instant,
  titulo: z.string(),
});
export const versionSchema = versionSummarySchema.extend({
  resumen: z.string(),
  categoria: z.string().nullable(),
  palabrasClave: z.array(z.string()),
  traducciones: z.array(translationSchema),
  /** The byline as it stood; 'Autor anónimo' where this reader may not know it. */
  autor: z.string(),
  ficha: particularsSchema.optional(),
  ...declared,
  llaveDeImagenes: z.string().nullable(),
  contenido: z.string(),
  documento: manuscriptSchema,
  referencias: z.array(referenceSchema),
});
