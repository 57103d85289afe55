import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { isOwnReview } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { withholdLinks } from '#server/platform/mail/outbox.ts';
import type { Services } from '#server/platform/services.ts';
import { reviewActions } from '#server/policy/index.ts';
import { inviteInstead } from './candidates/invite-next.ts';
import { updateReview } from './queries.ts';
import { lockReadableReview, readReview } from './read.ts';
import { whyClosed } from './why-closed.ts';

/**
 * The invited reviewer says no, why, and perhaps whom to ask instead. Throws `no_encontrado`, `sin_permiso`,
 * `ronda_decidida`, `ronda_en_pausa`, `revision_retirada` or `revision_declinada`.
 */
export async function declineReview(services: Services, viewer: Person, id: string, motivo: string, sugiereA = '') {
  const { db, transact } = services;
  await transact(async () => {
    const { review, work } = await lockReadableReview(services, viewer, id);
    if (!isOwnReview(viewer, review)) throw refuse('sin_permiso');
    if (!reviewActions(viewer, work, review).includes('DECLINAR')) throw whyClosed(work, review);
    await updateReview(db, id, { fechaDeclinada: new Date(), motivoDeclinacion: motivo, sugiereA: sugiereA || null });
    await withholdLinks(db, { userId: viewer.id, publicacionId: work.id });
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
