import type { ProblemCode } from '#contract/problems.ts';
import { refuse } from '#contract/refuse.ts';
import { isRoundOpen, isRoundPaused, type ReviewFacts, type WorkAccess } from '#server/policy/index.ts';

/** Why a review takes nothing now: its round waits for the authors or is decided; `whileOpen` says why of one that is open. */
export function whyClosed(work: WorkAccess, review: Pick<ReviewFacts, 'ronda'>, whileOpen: ProblemCode) {
  if (isRoundOpen(work, review)) return refuse(whileOpen);
  return refuse(isRoundPaused(work, review) ? 'ronda_en_pausa' : 'ronda_decidida');
}
