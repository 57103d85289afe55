/** Answering an invitation by its link alone: the acts of the review, done for whom the link was mailed to. */
import type { DeclinedReview } from '#contract/entities/invitation.ts';
import { acceptReview } from '#server/features/reviewing/accept.ts';
import { declineWithReasons } from '#server/features/reviewing/decline-with-reasons.ts';
import type { Services } from '#server/platform/services.ts';
import { openInvitation } from './open.ts';

/** Throws `enlace_no_valido`, `revision_retirada` and `invitacion_respondida`. */
export async function acceptInvitation(services: Services, token: string): Promise<{ reviewId: string }> {
  const { review, person } = await openInvitation(services, token);
  await acceptReview(services, person, review.id);
  return { reviewId: review.id };
}

/** Throws `enlace_no_valido`, `revision_retirada`, `ronda_decidida` and `revision_declinada`. */
export async function declineInvitation(services: Services, token: string, said: DeclinedReview): Promise<void> {
  const { review, person } = await openInvitation(services, token);
  await declineWithReasons(services, person, review.id, said);
}
