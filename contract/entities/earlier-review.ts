/** What another journal's reviewers and editors said of a work, as the package said it with which its author brought it here. */
import { z } from 'zod';
import { day, instant, text } from './common.ts';

export const earlierReviewKinds = ['REVISION', 'DECISION'] as const;
/** Of one package. */
export const mostEarlierReviews = 200;

const pointSchema = z.object({
  /** What was asked, or the passage that it is about; '' where nothing is said. */
  pregunta: z.string(),
  /** `accept`, `revise` and `reject` of recommendations and decisions; of all others the words as they came. */
  respuesta: z.string(),
  clase: z.enum(['RECOMENDACION', 'DECISION', 'TEXTO', 'RESPUESTA_DE_AUTORES']),
  /** It was not for the authors: who runs the work reads it alone. */
  reservado: z.boolean(),
});
export type EarlierPoint = z.infer<typeof pointSchema>;

export const earlierReviewSchema = z.object({
  clase: z.enum(earlierReviewKinds),
  /** The version that it is about, by the other journal's count; '' where nothing is said. */
  version: z.string(),
  fecha: day.nullable(),
  /** Who wrote it, where they did so under their name; null otherwise. */
  firma: z.string().nullable(),
  puntos: z.array(pointSchema),
});
export type EarlierReview = z.infer<typeof earlierReviewSchema>;

export const earlierReviewsSchema = z.object({
  /** The journal, and its platform, as the package calls them; '' where it does not. */
  revista: z.string(),
  plataforma: z.string(),
  /** When it was brought here. */
  fecha: instant,
  revisiones: z.array(earlierReviewSchema),
});
export type EarlierReviews = z.infer<typeof earlierReviewsSchema>;

/** What a package would become, before it does. */
export const packagePreviewSchema = z.object({
  titulo: z.string(),
  idioma: z.string(),
  resumen: z.string(),
  palabrasClave: z.array(z.string()),
  traducciones: z.array(z.object({ idioma: z.string(), titulo: z.string() })),
  /** 'Ana Ruiz', in the order in which they will sign. */
  autores: z.array(text(300)),
  /** Words of its text, and references. */
  palabras: z.number().int(),
  referencias: z.number().int(),
  archivos: z.array(z.object({ nombre: z.string(), clase: z.string(), bytes: z.number().int() })),
  revista: z.string(),
  plataforma: z.string(),
  /** Reviews, and decisions on them. */
  revisiones: z.number().int(),
  decisiones: z.number().int(),
  /** What does not come along, and what to look at; a sentence each. */
  avisos: z.array(z.string()),
});
export type PackagePreview = z.infer<typeof packagePreviewSchema>;
