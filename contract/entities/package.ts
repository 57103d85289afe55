/** Packages that indices and archives take of what a journal published (on the wire `paquetes`). */
import { z } from 'zod';
import { fault } from '../faults.ts';
import { acronymForm, packageFaults, packageKinds, packageLimits } from '../packages.ts';
import { id, instant } from './common.ts';
import { jobEstados, jobProgressSchema } from './job.ts';

const inBoth = z.object({ es: z.string(), en: z.string() });
const chosen = z.array(id).min(1).max(packageLimits.chosen);

/** POST: of these numbers, of these works, or, without either, of all that the journal published. */
export const newPackageSchema = z
  .object({
    clase: z.enum(packageKinds),
    numeros: chosen.optional(),
    obras: chosen.optional(),
    acronimo: z
      .string()
      .trim()
      .regex(acronymForm, fault('acronimo'))
      .optional()
      .describe('El que SciELO da a la revista; sin él, el de su clave.'),
  })
  .refine(({ numeros, obras }) => !(numeros && obras), { ...fault('numeros_u_obras'), path: ['obras'] });
export type NewPackage = z.output<typeof newPackageSchema>;

/** A work that lacks something, or that was left out. */
const named = z.object({ id, titulo: z.string() });

/** What is in it, and what is not: said again in the package, work by work. */
export const packageContentSchema = z.object({
  archivo: z.string(),
  bytes: z.int(),
  obras: z.int(),
  /** What works lack of what its form has room for: how many, and a few of them. */
  faltas: z.array(z.object({ campo: z.string(), nombre: inBoth, obras: z.int(), ejemplos: z.array(named).max(5) })),
  fuera: z.array(z.object({ motivo: z.enum(packageFaults), obras: z.int(), ejemplos: z.array(named).max(5) })),
  /** Files that the store does not have, or not whole. */
  archivosQueFaltan: z.int(),
});
export type PackageContent = z.infer<typeof packageContentSchema>;

export const packageSchema = z.object({
  /** The job that makes it. */
  id,
  clase: z.enum(packageKinds),
  estado: z.enum(jobEstados),
  progreso: jobProgressSchema.nullable(),
  fechaCreacion: instant,
  /** So many numbers, or works, were chosen; null: the whole journal. */
  numeros: z.int().nullable(),
  elegidas: z.int().nullable(),
  /** Null until it is there, and once it is gone. */
  contenido: packageContentSchema.omit({ archivo: true }).nullable(),
  caduca: instant.nullable(),
});
export type IndexPackage = z.infer<typeof packageSchema>;

export const packageListSchema = z.object({ paquetes: z.array(packageSchema).max(packageLimits.listed) });
