/** What reviewers get for their work: certificates that anybody can check, and what a year of it was. */
import { z } from 'zod';
import { id, instant, language, pageInfo } from './common.ts';
import { houseSchema } from './house.ts';

/** Bounds beyond which no year of a review lies. */
const [first, last] = [1990, 2200];

/** POST /certificates */
export const newCertificateSchema = z.object({
  anio: z.int().min(first).max(last).nullable().describe('Solo las revisiones de ese año; null: todas.'),
  conObras: z.boolean().describe('Nombrar las obras que estén publicadas y cuya revisión no oculte a quien revisa.'),
});

export const certificateSchema = z.object({
  /** By which anybody finds it, at `/certificados/{codigo}`. */
  codigo: z.string(),
  estado: z.enum(['VIGENTE', 'RETIRADO']),
  /** Whose it is; null once it was withdrawn. */
  nombre: z.string().nullable(),
  /** The journal that they reviewed for, as it was called. */
  revista: z.string(),
  /** Of this year alone; null: of all until `fecha`. */
  anio: z.number().int().nullable(),
  fecha: instant,
  fechaRetirada: instant.nullable(),
  /** How many reviews, and in which years; none of one that was withdrawn. */
  revisiones: z.number().int(),
  porAnio: z.array(z.object({ anio: z.number().int(), revisiones: z.number().int() })),
  /** Works among them that are published, and were reviewed without hiding who did. */
  obras: z.array(z.object({ id, titulo: z.string(), idioma: language })),
  /** The journal's looks where anybody checks it, where they are not the platform's; absent where another journal has its name by now. */
  casa: houseSchema.optional(),
});
export type Certificate = z.infer<typeof certificateSchema>;
export const certificateListSchema = z.object({ certificados: z.array(certificateSchema), ...pageInfo });

/** What one's reviews of a year were. */
export const reviewingSummarySchema = z.object({
  /** Years with reviews, the last first. */
  anios: z.array(z.number().int()),
  /** The year that was asked for, or the last; null where there is no review. */
  anio: z.number().int().nullable(),
  revisiones: z.number().int(),
  obras: z.number().int(),
  /** Those among the reviews that were of a second or later round. */
  rondasSiguientes: z.number().int(),
  /** From accepting, or from being asked, to handing in; null without reviews. */
  diasMediana: z.number().nullable(),
  /** Of those with a deadline: handed in by the end of its day. */
  conPlazo: z.number().int(),
  aTiempo: z.number().int(),
});
export type ReviewingSummary = z.infer<typeof reviewingSummarySchema>;
export const summaryQuery = z.object({ anio: z.coerce.number().int().min(first).max(last).optional() });
