/** What somebody says who declines a review, as it is ticked and typed. */
import { z } from 'zod';
import type { DeclinedReview } from '#contract/entities/invitation.ts';

export const reasons = ['tiempo', 'campo', 'conflicto'] as const;
export type Reason = (typeof reasons)[number];

export const decliningSchema = z.object({
  reasons: z.array(z.enum(reasons)),
  words: z.string(),
  sugiereA: z.string(),
  conAutores: z.boolean(),
  institucion: z.string(),
});
export type Declining = z.infer<typeof decliningSchema>;
export const nothingSaid: Declining = { reasons: [], words: '', sugiereA: '', conAutores: false, institucion: '' };

/** The reason in words: those that were ticked, as `say` puts them, and those that were typed. Empty where there is none. */
export const reasonIn = ({ reasons, words }: Declining, say: (reason: Reason) => string): string =>
  [reasons.map((reason) => `${say(reason)}.`).join(' '), words.trim()].filter(Boolean).join('\n');

/** What is sent. */
export function declinedReview(said: Declining, say: (reason: Reason) => string): DeclinedReview {
  const institucion = said.institucion.trim() || null;
  const hasConflict = said.reasons.includes('conflicto') && (said.conAutores || institucion !== null);
  return {
    motivo: reasonIn(said, say),
    sugiereA: said.sugiereA.trim(),
    ...(hasConflict && { conflicto: { conAutores: said.conAutores, institucion } }),
  };
}
