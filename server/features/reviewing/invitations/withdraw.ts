import { isOwnReview, type Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { answeredByOf } from '#server/features/publications/answered-by.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { findAwaitedReviews } from '#server/features/reviewing/queries.ts';
import { writeToReviewer } from '#server/features/reviewing/write-to-reviewer.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { withholdLinks } from '#server/platform/mail/outbox.ts';
import { templateMail } from '#server/platform/mail/template-write-mail.ts';
import type { Services } from '#server/platform/services.ts';

/**
 * Writes to whoever had a review of the round still to hand in that it is needed no more, and thanks them; in the caller's
 * transaction. Links of invitations end with the round by themselves.
 */
export async function withdrawInvitations(
  services: Services,
  viewer: Person,
  { id: publicacionId, ronda, titulo }: Pick<Work, 'id' | 'ronda' | 'titulo'>,
): Promise<void> {
  const { db, env } = services;
  const boton = publicAddress(env, '/mis-revisiones');
  const replies = (await answeredByOf(services, [publicacionId])).get(publicacionId);
  for (const { id: reviewId, revisorId } of await findAwaitedReviews(db, publicacionId, ronda)) {
    const datos = { titulo, cuenta: revisorId };
    await record(db, { type: 'review.withdrawn', userId: viewer.id, publicacionId, reviewId, datos });
    await withholdLinks(db, { userId: revisorId, publicacionId });
    if (!isOwnReview(viewer, { revisorId }))
      await writeToReviewer(services, { revisorId, publicacionId, replies }, (language, nombre) =>
        templateMail(services, 'REVISION_RETIRADA', language, { nombre, titulo }, { boton, obra: publicacionId }),
      );
  }
}
