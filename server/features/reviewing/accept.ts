import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { isOwnReview } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import type { Services } from '#server/platform/services.ts';
import { canAcceptReview } from '#server/policy/index.ts';
import { updateReview } from './queries.ts';
import { lockReadableReview, readReview } from './read.ts';
import { whyClosed } from './why-closed.ts';

/**
 * The invited reviewer says yes. Throws `no_encontrado`, `sin_permiso`, `ronda_decidida`, `ronda_en_pausa`,
 * `revision_retirada` or `invitacion_respondida`.
 */
export async function acceptReview(services: Services, viewer: Person, id: string) {
  const { db, transact } = services;
  await transact(async () => {
    const { review, work } = await lockReadableReview(services, viewer, id);
    if (!isOwnReview(viewer, review)) throw refuse('sin_permiso');
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
