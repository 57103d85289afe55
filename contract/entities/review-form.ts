import { z } from 'zod';
import { type FaultCode, fault } from '../faults.ts';
import { longest } from '../limits.ts';

export const reviewFormFieldTypes = ['PUNTUACION', 'SI_NO', 'OPCION', 'TEXTO'] as const;

const nonEmptyText = (max: number, empty: FaultCode) => z.string().trim().min(1, fault(empty)).max(max);

/** One question of the structured review form that administrators compose. */
export const reviewFormFieldSchema = z.object({
  /** Stays the same when its words change. */
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  /** PUNTUACION: 1 to 5. */
  tipo: z.enum(reviewFormFieldTypes),
  etiqueta: nonEmptyText(longest.question, 'pregunta'),
  etiquetaEn: z.string().trim().max(longest.question).default(''),
  /** Of an OPCION, two or more. */
  opciones: z.array(nonEmptyText(longest.option, 'opcion_vacia')).max(20).default([]),
  obligatorio: z.boolean().default(false),
  /** Authors read the answer, too; otherwise editors alone. */
  paraAutor: z.boolean().default(true),
});
export type ReviewFormField = z.infer<typeof reviewFormFieldSchema>;

export const reviewFormSchema = z.array(reviewFormFieldSchema).max(30).superRefine(checkTogether);

/** What one question alone cannot tell; each fault points at the field to correct, `2.opciones`. */
function checkTogether(fields: readonly ReviewFormField[], { addIssue }: z.RefinementCtx): void {
  const wrong = (path: (string | number)[], message: FaultCode) => addIssue({ code: 'custom', path, message });
  for (const [place, { id, tipo, opciones }] of fields.entries()) {
    if (fields.findIndex((other) => other.id === id) < place) wrong([place, 'id'], 'pregunta_repetida');
    if (tipo !== 'OPCION') continue;
    if (opciones.length < 2) wrong([place, 'opciones'], 'dos_opciones');
    if (new Set(opciones).size < opciones.length) wrong([place, 'opciones'], 'opciones_iguales');
  }
}

/** Answers by the field's id: 1–5, yes or no, one of the options, or words. */
export const reviewFormAnswersSchema = z.record(
  z.string().max(40),
  z.union([z.number().int().min(1).max(5), z.boolean(), z.string().trim().max(longest.answer)]),
);
export type ReviewFormAnswers = z.infer<typeof reviewFormAnswersSchema>;
