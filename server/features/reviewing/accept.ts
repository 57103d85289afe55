import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { isOwnReview } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { lockWork } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { canAcceptReview } from '#server/policy/index.ts';
import { updateReview } from './queries.ts';
import { readableReview, readReview } from './read.ts';
import { whyClosed } from './why-closed.ts';

/** The invited reviewer says yes. Throws `no_encontrado`, `sin_permiso`, `ronda_decidida`, `revision_retirada` or `invitacion_respondida`. */
export async function acceptReview(services: Services, viewer: Person, id: string) {
  const { db, transact } = services;
  const { review: found } = await readableReview(services, viewer, id);
  if (!isOwnReview(viewer, found)) throw refuse('sin_permiso');
  await transact(async () => {
    // With the work's row held, neither a decision nor its expiry comes in between.
    await lockWork(db, found.publicacionId);
    const { review, work } = await readableReview(services, viewer, id);
    if (!canAcceptReview(viewer, work, review)) throw whyClosed(work, review, 'invitacion_respondida');
    const now = new Date();
    await updateReview(db, id, {
      fechaAceptada: now,
      estado: 'EN_PROCESO',
      historialCambios: [
        ...review.historialCambios,
        { updatedBy: viewer.id, updatedAt: now.toISOString(), estado: 'EN_PROCESO' },
      ],
    });
    await record(db, {
      type: 'review.accepted',
      userId: viewer.id,
      publicacionId: work.id,
      reviewId: id,
      datos: { titulo: review.titulo },
    });
  });
  return readReview(services, viewer, id);
}
