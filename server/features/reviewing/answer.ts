import type { z } from 'zod';
import type { newReviewAnswerSchema } from '#contract/entities/review.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { settleDecision, type Work } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { isTheirAct, reviewActions, savedBy } from '#server/policy/index.ts';
import { type AnswerRow, saveAnswer } from './answer-queries.ts';
import type { ReviewRow } from './queries.ts';
import { lockReadableReview, readReview } from './read.ts';

/**
 * Saves what the authors answer to a review, point by point, until their next version is sent. It saves only over the
 * revision that was read. Throws `no_encontrado`, `sin_permiso`, `respuesta_ya_enviada`, `respuesta_cerrada` or
 * `texto_cambiado`. It leaves no trace in the activity record: sending the version does.
 */
export async function answerReview(
  services: Services,
  viewer: Person,
  id: string,
  { puntos, revision }: z.output<typeof newReviewAnswerSchema>,
) {
  const { db, transact } = services;
  await transact(async () => {
    const { review, work } = await lockReadableReview(services, viewer, id);
    if (!reviewActions(viewer, work, review).includes('RESPONDER_PUNTOS')) throw whyNot(viewer, work, review);
    const { respuesta } = review;
    if (revision !== (respuesta?.revision ?? 0)) throw changedMeanwhile(viewer, work, respuesta);
    await saveAnswer(db, { reviewId: id, puntos, guardadoPorId: viewer.id });
    await settleDecision(db, work.id);
  });
  return readReview(services, viewer, id);
}

function whyNot(viewer: Person, work: Work, review: ReviewRow) {
  if (!isTheirAct('RESPONDER_PUNTOS', viewer, work, review)) return refuse('sin_permiso');
  return review.answerSent ? refuse('respuesta_ya_enviada') : refuse('respuesta_cerrada', { estado: work.estado });
}

/** Only authors come this far, and they know one another's names. */
function changedMeanwhile(viewer: Person, work: Work, respuesta: AnswerRow | null) {
  return refuse('texto_cambiado', {
    revision: respuesta?.revision ?? 0,
    ...savedBy(viewer, work, respuesta?.guardadoPorId ?? null),
    ...(respuesta && { guardadoEn: respuesta.guardada.toISOString() }),
  });
}
