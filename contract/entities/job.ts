import { z } from 'zod';
import { interruptedJob, jobSteps, jobTipos, ownWorkers } from '../job-words.ts';
import { filter, id, instant, pageInfo } from './common.ts';
import { anyJson } from './json.ts';

export type { JobTipo, OwnWorker } from '../job-words.ts';
export { interruptedJob, jobTipos, ownWorkers };

/** Waiting, being done, and the three ways in which a job ends. */
export const jobEstados = ['PENDIENTE', 'EN_CURSO', 'HECHO', 'FALLIDO', 'CANCELADO'] as const;

export const jobStepSchema = z.object({
  clave: z.enum(jobSteps),
  /** The figures in the words: `{ obra: 3, obras: 12 }`. */
  valores: z.record(z.string(), z.number()).optional(),
});
export type JobStep = z.infer<typeof jobStepSchema>;

/** How far a job is, from 0 to 1, and what it does. */
export const jobProgressSchema = z.object({ parte: z.number().min(0).max(1), paso: jobStepSchema.optional() });
export type JobProgress = z.infer<typeof jobProgressSchema>;

/** Work in the background, which survives the process that does it. */
export const jobSchema = z.object({
  id,
  tipo: z.string(),
  estado: z.enum(jobEstados),
  /** Null before it has said how far it is. */
  progreso: jobProgressSchema.nullable(),
  /** What it found, in its kind's own shape: for who asked for it, and of the platform's own jobs for administrators. */
  resultado: anyJson,
  /** Why its last try failed. */
  error: z.string().nullable(),
  intentos: z.number().int(),
  /** Tries after which it has failed; null for a kind that is no more. */
  intentosMaximos: z.number().int().nullable(),
  fechaCreacion: instant,
  /** Not begun before then. */
  fechaPrevista: instant,
  fechaFin: instant.nullable(),
  /** What the reader may do about it. */
  acciones: z.array(z.enum(['CANCELAR', 'REINTENTAR'])),
});
export type Job = z.infer<typeof jobSchema>;
export const jobListSchema = z.object({ jobs: z.array(jobSchema), ...pageInfo });

/** A kind of job by its name, also one that this version has not. */
export const jobTipo = z.string().regex(/^[a-z][a-z.-]{0,60}$/);
export const jobFilters = {
  estado: filter(z.enum(jobEstados)),
  tipo: filter(jobTipo),
};

/** A kind of job that the platform does by itself, again and again. */
export const recurringJobSchema = z.object({
  tipo: z.string(),
  /** Seconds from the end of one turn to the next. */
  cada: z.number().int(),
  /** Its turn that waits or is being done; null where none is queued. */
  turno: z.object({ id, estado: z.enum(jobEstados), fechaPrevista: instant }).nullable(),
  /** How the last one ended; null before the first has. */
  ultimo: z.object({ estado: z.enum(jobEstados), fechaFin: instant, error: z.string().nullable() }).nullable(),
});
export type RecurringJob = z.infer<typeof recurringJobSchema>;
