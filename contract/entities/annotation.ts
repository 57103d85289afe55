import { z } from 'zod';
import { longest, passageContext } from '../limits.ts';

/** Of one review. */
export const mostAnnotations = 200;

/**
 * A passage of a manuscript, as W3C's Web Annotation has it (TextQuoteSelector, with the start of a TextPositionSelector): it
 * is found by its words, among several of the same by what stands around them and by its place, and by nothing that a later
 * version numbers otherwise.
 */
export const passageSchema = z.object({
  exacto: z.string().min(1).max(longest.passage),
  prefijo: z.string().max(passageContext).default(''),
  sufijo: z.string().max(passageContext).default(''),
  /** In UTF-16 units of the text as it was shown. */
  posicion: z.number().int().min(0).max(100_000_000),
});
export type Passage = z.infer<typeof passageSchema>;

/** What a reviewer says in the margin of a manuscript. It is part of their review, and read by who reads that. */
export const annotationSchema = passageSchema.extend({
  texto: z.string().trim().min(1).max(longest.annotation),
});
export type Annotation = z.infer<typeof annotationSchema>;
