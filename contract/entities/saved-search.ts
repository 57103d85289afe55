/** Searches of the catalogue that people keep, to be mailed what is new in them. */
import { z } from 'zod';
import { longest } from '../limits.ts';
import { searchFrequencies } from '../vocabulary.ts';
import { id, instant, text } from './common.ts';

/** As many as one person keeps. */
export const mostSearches = 30;

/** A search as the catalogue's address says it, without its order and page: `q=agua&tipo=LIBRO&anio=2019-2024`. */
const consulta = z.string().max(3000);
const nombre = text(longest.searchName);
const frecuencia = z.enum(searchFrequencies);

export const newSavedSearchSchema = z.object({ nombre, consulta, frecuencia: frecuencia.default('SEMANAL') });
/** Strict: of what may all be left out, a word that nobody knows is a mistake. */
export const savedSearchChangeSchema = z.strictObject({
  nombre: nombre.optional(),
  frecuencia: frecuencia.optional(),
  /** Nothing is mailed of it for as long as it is; what comes meanwhile is told of in the first mail after. */
  pausada: z.boolean().optional(),
});
export const savedSearchSchema = z.object({
  id,
  nombre,
  consulta,
  frecuencia,
  pausada: z.boolean(),
  fechaCreacion: instant,
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;
export const savedSearchListSchema = z.object({ busquedas: z.array(savedSearchSchema) });
