/** The yearly report of a journal for its evaluators (docs/yearly-report.md says where each figure comes from). */
import { z } from 'zod';
import { indexKeys, outcomes } from '../passport.ts';
import { firstYear, yearlyFormats, yearlySteps } from '../yearly-report.ts';
import { id, instant } from './common.ts';
import { journalNameSchema } from './journal.ts';
import { passportCriterionSchema } from './passport.ts';

const count = z.int();
/** Null: not said by itself, but in `otros`. */
const told = count.nullable();

/** Who is of the publishing institution. `sinDato`: it could not be told. Of authors and of the board `otros` is 0. */
const standing = z.object({ dentro: told, fuera: told, sinDato: told, otros: count });
export type Standing = z.infer<typeof standing>;

/** How many are of which country (ISO 3166-1 alpha-2), the most first. */
const countries = z.object({
  grupos: z.array(z.object({ pais: z.string(), cuantos: count })),
  otros: count,
  sinDato: told,
});
export type Countries = z.infer<typeof countries>;

export const yearlyReportSchema = z.object({
  revista: journalNameSchema.extend({ issn: z.string(), institucion: z.string() }),
  anio: count,
  /** Years that it may be asked for, the last first. */
  anios: z.array(count),
  fecha: instant,
  /** The year has ended. */
  completo: z.boolean(),
  /** The day of the first work that was received or published, where that was in this year. */
  comienzo: z.iso.date().nullable(),
  obras: z.object({
    recibidas: count,
    enviadasARevision: count,
    aceptadas: count,
    rechazadas: count,
    rechazadasSinRevision: count,
    /** Taken back to a draft by their authors, and perhaps sent again; null: the record of that year is not kept any more. */
    retiradas: told,
    publicadas: count,
    /** Of those that were published. */
    sinFechaRecepcion: count,
  }),
  /** Final decisions of the year; `tasa`, from 0 to 1: accepted of all, null of fewer than five. */
  aceptacion: z.object({ decididas: count, aceptadas: count, tasa: z.number().nullable() }),
  /** The median of the days of each step that was made in the year. */
  tiempos: z.array(z.object({ paso: z.enum(yearlySteps), obras: count, dias: z.number() })),
  revisores: z.object({ personas: count, revisiones: count, aTiempo: count, tarde: count }),
  endogamia: z.object({
    autores: standing,
    revisores: standing,
    consejo: standing,
    /** What indices ask about it, of which a public source was read. */
    criterios: z.array(
      passportCriterionSchema
        .pick({ clave: true, nombre: true, pide: true, fuente: true, resultado: true, cuenta: true })
        .extend({ indice: z.object({ es: z.string(), en: z.string() }) }),
    ),
  }),
  paises: z.object({ autores: countries, revisores: countries, consejo: countries }),
  /** In which works were written, and into which text and summary of how many were translated. */
  idiomas: z.array(z.object({ idioma: z.string(), obras: count, textos: count, resumenes: count })),
  disciplinas: z.object({
    grupos: z.array(z.object({ nombre: z.string(), obras: count })),
    otras: count,
    sinDato: count,
  }),
  /** Nobody is asked, and nothing is made of names. */
  genero: z.literal('NO_SE_PIDE'),
  /** How many criteria of each index come to what (the passport of now). */
  indices: z.array(
    z.object({
      clave: z.enum(indexKeys),
      nombre: z.object({ es: z.string(), en: z.string() }),
      criterios: z.record(z.enum(outcomes), count),
    }),
  ),
});
export type YearlyReport = z.infer<typeof yearlyReportSchema>;

const anio = z.coerce
  .number()
  .int()
  .min(firstYear)
  .max(9999)
  .optional()
  .describe('Sin decirlo: el último año que ha terminado, o el presente de una revista que empieza en él.');
export const yearlyQuery = z.object({ anio });
export const yearlyFileParams = z.object({ id, formato: z.enum(yearlyFormats) });
