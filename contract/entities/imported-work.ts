import { z } from 'zod';
import { day, language, text } from './common.ts';
import { declarationsSchema } from './declaration.ts';
import { manuscriptSchema, referenceSchema } from './manuscript.ts';
import { particularsSchema } from './particulars.ts';
import {
  authorSchema,
  metadatos,
  mostTranslatedTexts,
  tipo,
  translatedTextSchema,
  translationSchema,
} from './publication.ts';

/**
 * A finished work brought from elsewhere (JATS, the demonstration set): what the import services take.
 * Days are those of the original publication.
 */
export const importedWorkSchema = z.object({
  titulo: text(1000),
  resumen: z.string(),
  palabrasClave: z.array(z.string()),
  tipo,
  categoria: z.string().nullable(),
  idioma: language,
  doi: z.string().nullable(),
  metadatos,
  ficha: particularsSchema.optional(),
  /** Who paid, where it names them one by one. */
  declaraciones: declarationsSchema.pick({ financiacion: true }).optional(),
  autores: z.array(authorSchema),
  traducciones: z.array(translationSchema),
  licencia: z.url().nullable(),
  fechaRecepcion: day.nullable(),
  fechaAceptacion: day.nullable(),
  fechaPublicacion: day.nullable(),
  documento: manuscriptSchema,
  referencias: z.array(referenceSchema),
  textos: z.array(translatedTextSchema).max(mostTranslatedTexts).default([]),
});
export type ImportedWork = z.infer<typeof importedWorkSchema>;
