import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events.ts';
import { lockWork } from '#server/features/publications/queries.ts';
import { invitationClosed } from '#server/features/reminders/invitation-closed.ts';
import { refuse } from '#server/platform/http/problem.ts';
import { isRoundOpen, reviewActions } from '#server/policy.ts';
import type { Services } from '#server/services.ts';
import { updateReview } from './queries.ts';
import { readableReview, readReview } from './read.ts';

/**
 * The invited reviewer says no, why, and perhaps whom to ask instead. Throws `no_encontrado`, `sin_permiso`,
 * `ronda_decidida` or `revision_declinada`.
 */
export async function declineReview(services: Services, viewer: Person, id: string, motivo: string, sugiereA = '') {
  const { db, transact } = services;
  const { review: found } = await readableReview(services, viewer, id);
  if (found.revisorId !== viewer.id) throw refuse('sin_permiso');
  await transact(async () => {
    await lockWork(db, found.publicacionId);
    const { review, work } = await readableReview(services, viewer, id);
    if (!reviewActions(viewer, work, review).includes('DECLINAR'))
      throw refuse(isRoundOpen(work, review) ? 'revision_declinada' : 'ronda_decidida');
    await updateReview(db, id, { fechaDeclinada: new Date(), motivoDeclinacion: motivo, sugiereA: sugiereA || null });
    await record(db, {
      type: 'review.declined',
      userId: viewer.id,
      publicacionId: work.id,
      reviewId: id,
      datos: { titulo: work.titulo },
    });
    await invitationClosed(services, { publicacionId: work.id, ronda: review.ronda, revisorId: review.revisorId });
  });
  return readReview(services, viewer, id);
}
