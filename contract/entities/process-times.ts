import { z } from 'zod';
import { day } from './common.ts';

/**
 * Steps whose time is told, each in days from one moment to another: from first sending to a rejection without review, or to
 * the first decision after one; from the wish for changes to the version that follows; from first sending to acceptance; from
 * acceptance to publication.
 */
export const timedSteps = ['RECHAZO_SIN_REVISION', 'PRIMERA_DECISION', 'CAMBIOS', 'ACEPTACION', 'PUBLICACION'] as const;
export type TimedStep = (typeof timedSteps)[number];

export const processTimesSchema = z.object({
  /** The first day of those that are counted. */
  desde: day,
  /** Anybody may read this: an administrator published it. */
  publicos: z.boolean(),
  /** Those with works enough to say so. */
  pasos: z.array(
    z.object({
      paso: z.enum(timedSteps),
      /** How many times the step was made. */
      veces: z.number().int(),
      /** The median, in days. */
      dias: z.number(),
    }),
  ),
});
export type ProcessTimes = z.infer<typeof processTimesSchema>;
