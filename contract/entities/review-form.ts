import { z } from 'zod';
import { text } from './common.ts';

export const reviewFormFieldTypes = ['PUNTUACION', 'SI_NO', 'OPCION', 'TEXTO'] as const;

/** One question of the structured review form that administrators compose. */
export const reviewFormFieldSchema = z.object({
  /** Stays the same when its words change. */
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  /** PUNTUACION: 1 to 5. */
  tipo: z.enum(reviewFormFieldTypes),
  etiqueta: text(300),
  etiquetaEn: z.string().trim().max(300).default(''),
  /** Of an OPCION, two or more. */
  opciones: z.array(text(200)).max(20).default([]),
  obligatorio: z.boolean().default(false),
  /** Authors read the answer, too; otherwise editors alone. */
  paraAutor: z.boolean().default(true),
});
export type ReviewFormField = z.infer<typeof reviewFormFieldSchema>;

export const reviewFormSchema = z
  .array(reviewFormFieldSchema)
  .max(30)
  .refine((fields) => new Set(fields.map(({ id }) => id)).size === fields.length, {
    error: 'Dos preguntas tienen el mismo identificador.',
  })
  .refine((fields) => fields.every(({ tipo, opciones }) => tipo !== 'OPCION' || opciones.length >= 2), {
    error: 'Una pregunta de opciones necesita al menos dos.',
  });

/** Answers by the field's id: 1–5, yes or no, one of the options, or words. */
export const reviewFormAnswersSchema = z.record(
  z.string().max(40),
  z.union([z.number().int().min(1).max(5), z.boolean(), z.string().trim().max(20_000)]),
);
export type ReviewFormAnswers = z.infer<typeof reviewFormAnswersSchema>;
