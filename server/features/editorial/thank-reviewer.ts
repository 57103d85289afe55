import type { Review } from '#contract/entities/review.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events.ts';
import { templateMail } from '#server/features/letters/write-mail.ts';
import { readableReview, readReview } from '#server/features/reviews/read.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { refuse } from '#server/platform/http/problem.ts';
import { canRunProcess, canThank } from '#server/policy.ts';
import type { Services } from '#server/services.ts';
import { markThanked } from './desk-queries.ts';
import { writeToReviewer } from './write-to-reviewer.ts';

/** Thanks a reviewer by mail for a completed review, once. Throws `no_encontrado`, `sin_permiso`, `sin_agradecer`. */
export async function thankReviewer(services: Services, viewer: Person, id: string): Promise<Review> {
  const { db, transact, env } = services;
  const { review, work } = await readableReview(services, viewer, id);
  if (!canRunProcess(viewer, work) || review.revisorId === viewer.id) throw refuse('sin_permiso');
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
      templateMail(services, 'AGRADECIMIENTO', language, { nombre, titulo }, { boton: enlace }),
    );
  });
  return readReview(services, viewer, id);
}
