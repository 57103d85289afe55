/** The first hour of a platform: by which steps it is set up, and what is noted of them. */
import { z } from 'zod';
import { setupStates, setupSteps } from '../setup.ts';

/** As kept: what was said of some of them. */
export const setupMarksSchema = z.partialRecord(z.enum(setupSteps), z.enum(['HECHO', 'OMITIDO'] as const));

/** GET /admin/puesta-en-marcha: every step, in order. */
export const setupSchema = z.object({
  /** Mails leave: the process was given a mail server. */
  conServidorDeCorreo: z.boolean(),
  pasos: z.array(
    z.object({
      paso: z.enum(setupSteps),
      /** HECHO where the platform shows it or somebody said so; OMITIDO where somebody said so and it does not. */
      estado: z.enum(setupStates),
      /** The platform shows that it was done: it has a board, a mail has left. Such a step cannot be marked otherwise. */
      comprobado: z.boolean(),
    }),
  ),
});
export type Setup = z.infer<typeof setupSchema>;

/** PUT /admin/puesta-en-marcha/{paso} */
export const setupMarkSchema = z.object({ estado: z.enum(setupStates) });
