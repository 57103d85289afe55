import { z } from 'zod';
import { instant } from './common.ts';

/** In characters of its JSON: more than any form of ours holds. */
export const largestDraft = 400_000;

export const draftSchema = z.object({
  /** What the form showed, in its own shape: who opens it checks it. Null where nothing is kept. */
  contenido: z.json(),
  /** When it was kept; null where nothing is. */
  fecha: instant.nullable(),
});
export type KeptDraft = z.infer<typeof draftSchema>;

export const newDraftSchema = z.object({
  contenido: z.json().refine((value) => JSON.stringify(value).length <= largestDraft),
});
