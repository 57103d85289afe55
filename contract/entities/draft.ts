import { z } from 'zod';
import { fault } from '../faults.ts';
import { instant } from './common.ts';
import { anyJson } from './json.ts';

/** In characters of its JSON: more than any form of ours holds. */
export const largestKeptForm = 400_000;

/** What a form showed, in its own shape: who opens it checks it. */
export const formContentSchema = z.record(z.string(), anyJson);
export type FormContent = z.infer<typeof formContentSchema>;

export const draftSchema = z.object({
  /** Null where nothing is kept. */
  contenido: formContentSchema.nullable(),
  /** When it was kept; null where nothing is. */
  fecha: instant.nullable(),
});
export type StoredDraft = z.infer<typeof draftSchema>;

export const newDraftSchema = z.object({
  contenido: formContentSchema.refine(
    (content) => JSON.stringify(content).length <= largestKeptForm,
    fault('borrador_largo'),
  ),
  desde: instant
    .nullable()
    .optional()
    .describe(
      'La `fecha` de lo que había cuando empezaste a escribir: si hay algo posterior, la respuesta es 409 `texto_cambiado`. Sin ella se guarda encima.',
    ),
});
