/** What a work that was sent has in common with other texts of the platform. */
import { z } from 'zod';
import { id, instant, webAddress } from './common.ts';
import { estado } from './publication.ts';

/** Other works that one answer names, and passages of each. */
export const mostSources = 20;
export const mostPassages = 20;

/** Of a text that an outside service compares: it has it, has answered, or cannot compare it. */
export const outsideStates = ['ENVIADA', 'LISTA', 'FALLIDA'] as const;
export type OutsideState = (typeof outsideStates)[number];

export const similaritySchema = z.object({
  /** The version that was compared: the last one that was sent. */
  version: z.int().min(0),
  /** When it was compared; null: it is waiting for it. */
  fecha: instant.nullable(),
  /** Words of its own, as they were compared, without quotations and references. */
  palabras: z.int().min(0),
  /** How many of them stand in another text. */
  coincidentes: z.int().min(0),
  /** The texts that they stand in, the one with the most first: of those that the reader may read. */
  fuentes: z
    .array(
      z.object({
        obra: z.object({ id, titulo: z.string(), estado }),
        coincidentes: z.int().min(1),
        /** Whether somebody signs both. */
        mismaAutoria: z.boolean(),
        /** How many passages there are; `pasajes` are the longest of them, as they stand in the work. */
        total: z.int().min(1),
        pasajes: z.array(z.object({ texto: z.string(), palabras: z.int().min(1) })).max(mostPassages),
      }),
    )
    .max(mostSources),
  /** What a service outside the platform says of it; null where there is none, or it was not sent there yet. */
  servicio: z
    .object({
      estado: z.enum(outsideStates),
      fecha: instant,
      /** How much of it stands elsewhere, by that service. */
      porcentaje: z.int().min(0).max(100).nullable(),
      /** Where its report is read. */
      informe: webAddress.nullable(),
    })
    .nullable(),
});
export type Similarity = z.infer<typeof similaritySchema>;
