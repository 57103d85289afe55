import type { ProblemCode } from '#contract/problems.ts';
import { refuse } from '#contract/refuse.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { isRoundOpen, isRoundPaused } from '#server/policy/index.ts';
import type { ReviewRow } from './queries.ts';

/** Why a review takes nothing now: it was taken back, its round waits for the authors or is decided; or else what the act says. */
export function whyClosed(work: Work, review: ReviewRow, otherwise: ProblemCode = 'revision_declinada') {
  if (review.fechaRetirada) return refuse('revision_retirada');
  if (isRoundOpen(work, review)) return refuse(otherwise);
  return refuse(isRoundPaused(work, review) ? 'ronda_en_pausa' : 'ronda_decidida');
}
