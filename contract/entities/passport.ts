/** The indexing passport of a journal, as it is read, and the notes that people write in it. */
import { z } from 'zod';
import { longest } from '../limits.ts';
import { indexKeys, outcomes, passportLimits, remedies, workIndexKeys, workRemedies } from '../passport.ts';
import { id, instant } from './common.ts';
import { journalNameSchema } from './journal.ts';

const inBoth = z.object({ es: z.string(), en: z.string() });

const source = z.object({
  titulo: inBoth,
  direccion: z.string(),
  publicada: z.string().nullable(),
  leida: z.string(),
});

export const passportNoteSchema = z.object({
  texto: z.string(),
  /** Who wrote it; null: their account is no more. */
  por: z.string().nullable(),
  fecha: instant,
});
export type PassportNote = z.infer<typeof passportNoteSchema>;

export const passportCriterionSchema = z.object({
  /** As notes are kept by it, `latindex.7`. */
  clave: z.string(),
  grupo: inBoth.nullable(),
  nombre: inBoth,
  pide: inBoth,
  obligatorio: z.boolean(),
  /** Where that was read; null: nowhere. `publicada`: a day, a month or a year, as far as the source says so. */
  fuente: source.nullable(),
  resultado: z.enum(outcomes),
  /** Of so many of so many it holds. */
  cuenta: z.object({ con: z.int(), de: z.int() }).nullable(),
  /** Where on the platform it is seen. */
  evidencia: z.string().nullable(),
  /** Where what is missing is mended. */
  remedio: z.enum(remedies).nullable(),
  /** Works that lack it, a few of them. */
  obras: z.array(z.object({ id, titulo: z.string() })).max(passportLimits.named),
  nota: passportNoteSchema.nullable(),
});
export type PassportCriterion = z.infer<typeof passportCriterionSchema>;

export const passportSchema = z.object({
  revista: journalNameSchema.extend({ principal: z.boolean(), issn: z.string() }),
  fecha: instant,
  /** So many works were looked at, those that were published last. */
  obras: z.int(),
  indices: z.array(z.object({ clave: z.enum(indexKeys), nombre: inBoth, criterios: z.array(passportCriterionSchema) })),
});
export type Passport = z.infer<typeof passportSchema>;

/** PUT: an empty one takes the note away. `antes`: the day and time of the note that was read, null where there was none. */
export const passportNoteChangeSchema = z.object({
  texto: z.string().trim().max(longest.passportNote),
  antes: instant.nullable().optional(),
});
export type PassportNoteChange = z.output<typeof passportNoteChangeSchema>;
export const changedPassportNoteSchema = z.object({ nota: passportNoteSchema.nullable() });

/** An index and one of its criteria, `latindex.7`; what is none is not there. */
export const criterionKey = z.string().max(longest.journalKey);

/** What an index asks of a work: met, with where that is seen, or missing, with where it is mended. */
export const workCriterionSchema = z.object({
  clave: z.string(),
  nombre: inBoth,
  pide: inBoth,
  fuente: source,
  cumple: z.boolean(),
  /** Of so many of so many it holds: authors, figures, references. */
  cuenta: z.object({ con: z.int(), de: z.int() }).nullable(),
  evidencia: z.string().nullable(),
  remedio: z.enum(workRemedies).nullable(),
});
export type WorkCriterion = z.infer<typeof workCriterionSchema>;

export const workPassportSchema = z.object({
  obra: z.object({ id, titulo: z.string() }),
  indices: z.array(z.object({ clave: z.enum(workIndexKeys), nombre: inBoth, criterios: z.array(workCriterionSchema) })),
});
export type WorkPassport = z.infer<typeof workPassportSchema>;
