import type { z } from 'zod';
import type { newReviewSchema } from '#contract/entities/review.ts';
import { refuse } from '#contract/refuse.ts';
import { allowedActions, type Person } from '#contract/workflow.ts';
import { readableWork } from '#server/features/publications/read.ts';
import type { Services } from '#server/platform/services.ts';
import { canChooseReviewers, checkPublicationShown } from '#server/policy/index.ts';
import { assignReviewer } from './assign.ts';
import { findOwnReview } from './queries.ts';
import { suggest } from './suggest.ts';
import { changeReview } from './update.ts';

type NewReview = z.output<typeof newReviewSchema>;

/**
 * POST /reviews (docs/specification.md 4): who has the work assigned completes that review; an editor or administrator assigns
 * it (to `revisorId`, or in their own name); anyone else who may read it leaves a suggestion.
 */
export async function createReview(services: Services, viewer: Person, review: NewReview) {
  const { publicacionId, revisorId = viewer.id, comentarios, estado, revisionPublica } = review;
  const work = await readableWork(services, viewer, publicacionId);
  if (revisorId === viewer.id) {
    checkPublicationShown(work, services.settings.of(work), revisionPublica);
    const own = await findOwnReview(services.db, publicacionId, work.ronda, viewer.id);
    if (own) return changeReview(services, viewer, own, { comentarios, estado, revisionPublica });
  }
  const assigns = allowedActions(work, viewer, services.settings.of(work)).includes('CREAR_REVISION');
  // Who means to assign somebody is told that it is too late: a suggestion in their place would be another act.
  if (assigns || (revisorId !== viewer.id && canChooseReviewers(viewer, work))) {
    if (revisorId !== viewer.id && estado !== 'PENDIENTE')
      throw refuse('datos_no_validos', {
        errors: [{ field: 'estado', code: 'revision_pendiente' }],
      });
    return assignReviewer(services, viewer, publicacionId, { revisorId, comentarios, estado });
  }
  return suggest(services, viewer, { publicacionId, comentarios });
}
