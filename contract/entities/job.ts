import { z } from 'zod';
import { filter, id, instant, pageInfo } from './common.ts';

/** Waiting, being done, and the three ways in which a job ends. */
export const jobEstados = ['PENDIENTE', 'EN_CURSO', 'HECHO', 'FALLIDO', 'CANCELADO'] as const;

/** Work that is done apart from requests, and survives the process that does it. */
export const jobSchema = z.object({
  id,
  tipo: z.string(),
  estado: z.enum(jobEstados),
  /** How far it is, from 0 to 1, and what it does, in words; null before it has said so. */
  progreso: z.object({ parte: z.number().min(0).max(1), texto: z.string().optional() }).nullable(),
  /** What it found, in its kind's own shape: for who asked for it, and of the platform's own jobs for administrators. */
  resultado: z.json(),
  /** Why its last try failed. */
  error: z.string().nullable(),
  intentos: z.number().int(),
  fechaCreacion: instant,
  /** Not begun before then. */
  fechaPrevista: instant,
  fechaFin: instant.nullable(),
});
export type Job = z.infer<typeof jobSchema>;
export const jobListSchema = z.object({ jobs: z.array(jobSchema), ...pageInfo });

export const jobFilters = {
  estado: filter(z.enum(jobEstados)),
  tipo: filter(z.string().regex(/^[a-z][a-z.-]{0,60}$/)),
};
