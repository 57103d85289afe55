import type { ProblemCode } from '#contract/problems.ts';
import { refuse } from '#contract/refuse.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { isRoundOpen } from '#server/policy/index.ts';
import type { ReviewRow } from './queries.ts';

/** Why a review takes nothing any more: it was taken back, its round is decided, or else what the act says. */
export const whyClosed = (work: Work, review: ReviewRow, otherwise: ProblemCode = 'revision_declinada') =>
  refuse(review.fechaRetirada ? 'revision_retirada' : isRoundOpen(work, review) ? otherwise : 'ronda_decidida');
