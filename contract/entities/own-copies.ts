import { z } from 'zod';
import { instant } from './common.ts';

/** A copy a night may fail once before somebody has to know. */
export const tooOldHours = 36;

/** The copies that the platform makes of itself, as its jobs know them. */
export const ownCopiesSchema = z.object({
  /** The last that is whole; `bytes` as it lies there, `clave` which key it was encrypted with. */
  ultima: z
    .object({
      fecha: instant,
      nombre: z.string(),
      clave: z.string(),
      bytes: z.number(),
      filas: z.number(),
      archivos: z.number(),
    })
    .nullable(),
  /** The last that was restored apart. */
  probada: z.object({ fecha: instant, nombre: z.string() }).nullable(),
  /** Why the last could not be restored; null where it could, or none was tried. */
  fallo: z.string().nullable(),
  /** There is none of the last day and a half; the same of those that were proven. */
  falta: z.boolean(),
  sinProbar: z.boolean(),
});
export type OwnCopies = z.infer<typeof ownCopiesSchema>;
