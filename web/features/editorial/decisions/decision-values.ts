import { z } from 'zod';
import { nameOf } from '#contract/actions.ts';
import { type Letter, letterLanguage } from '#contract/entities/decision.ts';
import type { Review } from '#contract/entities/review.ts';
import type { DecisionAction } from '#contract/letters.ts';
import { targetOf } from './targets.ts';
import type { DecisionBody } from './use-decide.ts';

/** As typed, before it is checked. */
export const writtenDecision = z.object({
  motivo: z.string(),
  idioma: letterLanguage,
  asunto: z.string(),
  cuerpo: z.string(),
  revisiones: z.array(z.string()),
});
export type WrittenDecision = z.infer<typeof writtenDecision>;

/** What the form begins with: the standard letter, where there is one, and all reviews. */
export const firstValues = (letter: Letter | null, reviews: readonly Review[]): WrittenDecision => ({
  motivo: '',
  idioma: letter?.idioma ?? 'es',
  asunto: letter?.asunto ?? '',
  cuerpo: letter?.cuerpo ?? '',
  revisiones: reviews.map(({ id }) => id),
});

/** What is sent. Reviews that are no longer there to choose are left out of a kept draft. */
export function decisionBody(
  action: DecisionAction,
  { motivo, idioma, asunto, cuerpo, revisiones }: WrittenDecision,
  { letter, reviews }: { letter: boolean; reviews: readonly Review[] },
): DecisionBody {
  const acto = nameOf(action);
  return {
    estado: targetOf(action),
    ...(acto && { acto }),
    ...(motivo.trim() !== '' && { motivo: motivo.trim() }),
    ...(letter && { carta: { idioma, asunto: asunto.trim(), cuerpo: cuerpo.trim() } }),
    ...(reviews.length > 0 && { revisiones: revisiones.filter((id) => reviews.some((review) => review.id === id)) }),
  };
}
