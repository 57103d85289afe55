import type { Review } from '#contract/entities/review.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { readableReview, readReview } from '#server/features/reviewing/read.ts';
import { writeToReviewer } from '#server/features/reviewing/write-to-reviewer.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { templateMail } from '#server/platform/mail/template-write-mail.ts';
import type { Services } from '#server/platform/services.ts';
import { canThank, isTheirsToThank } from '#server/policy/index.ts';
import { markThanked } from './desk-queries.ts';

/** Thanks a reviewer by mail for a completed review, once. Throws `no_encontrado`, `sin_permiso`, `sin_agradecer`. */
export async function thankReviewer(services: Services, viewer: Person, id: string): Promise<Review> {
  const { db, transact, env } = services;
  const { review, work } = await readableReview(services, viewer, id);
  if (!isTheirsToThank(viewer, work, review)) throw refuse('sin_permiso');
  if (!canThank(viewer, work, review)) throw refuse('sin_agradecer');
  await transact(async () => {
    if (!(await markThanked(db, id, new Date()))) throw refuse('sin_agradecer');
    const { titulo } = review;
    await record(db, {
      type: 'review.thanked',
      userId: viewer.id,
      publicacionId: work.id,
      reviewId: id,
      datos: { titulo },
    });
    const enlace = publicAddress(env, '/mis-revisiones');
    await writeToReviewer(services, review, (language, nombre) =>
      templateMail(services, 'AGRADECIMIENTO', language, { nombre, titulo }, { boton: enlace, obra: work.id }),
    );
  });
  return readReview(services, viewer, id);
}
