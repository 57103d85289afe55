/** What reviewers say unasked of reviewing a work: who may say it (docs/decisions 418). Who reads it chooses its reviewers (`canChooseReviewers`). */
import { holds, isOwnReview, type Person } from '#contract/workflow.ts';
import { canBeReviewer } from './byline.ts';
import type { WorkAccess } from './works.ts';

/**
 * Whether the person may say, or correct, whether they would review the work: with the role, by which they read all that is in
 * review, while it is there, and nobody has asked them to review it. Who was asked by name has answered, or answers, by name.
 */
export const canBid = (person: Person, work: WorkAccess) =>
  !work.deletedAt &&
  work.estado === 'EN_REVISION' &&
  holds(person, 'REVISOR', work) &&
  canBeReviewer(person, work) &&
  !work.reviewFacts.some((review) => isOwnReview(person, review));

/** Whether what they said still counts: a preference is one of its round, a conflict of interest of the work. */
export const standsInRound = (bid: { respuesta: string; ronda: number }, { ronda }: Pick<WorkAccess, 'ronda'>) =>
  bid.respuesta === 'CONFLICTO' || bid.ronda === ronda;
