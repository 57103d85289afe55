import { dayMs } from '#contract/time.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { answeredByOf } from '#server/features/publications/answered-by.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { dayInWords } from '#server/messages/day-words.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { templateMail } from '#server/platform/mail/template-write-mail.ts';
import type { Services } from '#server/platform/services.ts';
import { inviteNext } from './candidates/invite-next.ts';
import { findAwaitedReviews, postponeAwaited } from './queries.ts';
import { writeToReviewer } from './write-to-reviewer.ts';

/**
 * The round of a work that was returned to its authors goes on, in the transaction that sends it again: the deadlines of
 * what is still to be handed in move by the days that it was away, begun ones included, whoever has it to review is told,
 * and where somebody declined meanwhile the next candidate is invited. Does nothing for a work that was not returned.
 * `work` is as it was before it was sent.
 */
export async function resumeRound(
  services: Services,
  viewer: Person,
  { id: publicacionId, titulo, ronda, fechaDevolucion }: Pick<Work, 'id' | 'titulo' | 'ronda' | 'fechaDevolucion'>,
  now: Date,
): Promise<void> {
  if (!fechaDevolucion) return;
  const { db, env } = services;
  await postponeAwaited(db, publicacionId, ronda, Math.ceil((now.getTime() - fechaDevolucion.getTime()) / dayMs));
  const boton = publicAddress(env, '/mis-revisiones', { publicacion: publicacionId });
  const replies = (await answeredByOf(services, [publicacionId])).get(publicacionId);
  for (const { id: reviewId, revisorId, fechaLimite } of await findAwaitedReviews(db, publicacionId, ronda)) {
    const datos = { titulo, plazo: fechaLimite?.toISOString() ?? null, cuenta: revisorId };
    await record(db, { type: 'review.resumed', userId: viewer.id, publicacionId, reviewId, datos });
    await writeToReviewer(services, { revisorId, publicacionId, replies }, (language, nombre) => {
      const plazo = fechaLimite && dayInWords(fechaLimite, language);
      return templateMail(
        services,
        'REVISION_REANUDADA',
        language,
        { nombre, titulo, plazo },
        { boton, obra: publicacionId },
      );
    });
  }
  await inviteNext(services, publicacionId, null);
}
