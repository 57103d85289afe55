import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { isOwnReview } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { lockWork } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { reviewActions } from '#server/policy/index.ts';
import { inviteInstead } from './candidates/invite-next.ts';
import { updateReview } from './queries.ts';
import { readableReview, readReview } from './read.ts';
import { whyClosed } from './why-closed.ts';

/**
 * The invited reviewer says no, why, and perhaps whom to ask instead. Throws `no_encontrado`, `sin_permiso`,
 * `ronda_decidida`, `revision_retirada` or `revision_declinada`.
 */
export async function declineReview(services: Services, viewer: Person, id: string, motivo: string, sugiereA = '') {
  const { db, transact } = services;
  const { review: found } = await readableReview(services, viewer, id);
  if (!isOwnReview(viewer, found)) throw refuse('sin_permiso');
  await transact(async () => {
    await lockWork(db, found.publicacionId);
    const { review, work } = await readableReview(services, viewer, id);
    if (!reviewActions(viewer, work, review).includes('DECLINAR')) throw whyClosed(work, review);
    await updateReview(db, id, { fechaDeclinada: new Date(), motivoDeclinacion: motivo, sugiereA: sugiereA || null });
    await record(db, {
      type: 'review.declined',
      userId: viewer.id,
      publicacionId: work.id,
      reviewId: id,
      datos: { titulo: work.titulo },
    });
    await inviteInstead(services, work.id, review.ronda);
  });
  return readReview(services, viewer, id);
}
