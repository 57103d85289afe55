import type { z } from 'zod';
import type { takenBackReviewSchema } from '#contract/entities/review.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { inviteInstead } from '#server/features/reviewing/candidates/invite-next.ts';
import { updateReview } from '#server/features/reviewing/queries.ts';
import { lockReadableReview, readReview } from '#server/features/reviewing/read.ts';
import { whyClosed } from '#server/features/reviewing/why-closed.ts';
import { writeToReviewer } from '#server/features/reviewing/write-to-reviewer.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { withholdLinks } from '#server/platform/mail/outbox.ts';
import { templateMail } from '#server/platform/mail/template-write-mail.ts';
import type { Services } from '#server/platform/services.ts';
import { isTheirAct, reviewActions } from '#server/policy/index.ts';

/**
 * Takes back a review that was asked for and is not handed in (docs/specification.md 8): it is awaited no more, what was
 * written in it stays its reviewer's, who is told why, with thanks, and the next of a ranked list is invited. `estado` is
 * how who asks for it saw the review. Throws `no_encontrado`, `sin_permiso`, `ronda_decidida`, `revision_retirada`,
 * `revision_declinada` and `revision_avanzada`.
 */
export async function takeBackReview(
  services: Services,
  viewer: Person,
  id: string,
  { motivo, estado: seen }: z.output<typeof takenBackReviewSchema>,
) {
  const { db, env, transact } = services;
  await transact(async () => {
    // With the work's row held, neither an answer nor a decision comes in between.
    const { review, work } = await lockReadableReview(services, viewer, id);
    if (!isTheirAct('RETIRAR', viewer, work, review)) throw refuse('sin_permiso');
    if (!reviewActions(viewer, work, review).includes('RETIRAR')) throw whyClosed(work, review);
    // An invitation may be accepted, and the review begun, while somebody makes up their mind to take it back.
    if (seen && seen !== review.estado) throw refuse('revision_avanzada');
    const now = new Date();
    await updateReview(db, id, { fechaRetirada: now, fechaDeclinada: now, motivoDeclinacion: motivo });
    const { titulo, revisorId } = review;
    await record(db, {
      type: 'review.takenBack',
      userId: viewer.id,
      publicacionId: work.id,
      reviewId: id,
      datos: { titulo, cuenta: revisorId, motivo },
    });
    await withholdLinks(db, { userId: revisorId, publicacionId: work.id });
    const boton = publicAddress(env, '/mis-revisiones');
    await writeToReviewer(services, review, (language, nombre) =>
      templateMail(services, 'PETICION_RETIRADA', language, { nombre, titulo, motivo }, { boton, obra: work.id }),
    );
    await inviteInstead(services, work.id, review.ronda);
  });
  return readReview(services, viewer, id);
}
