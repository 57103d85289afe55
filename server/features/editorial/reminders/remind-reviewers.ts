import { dayInWords } from '#server/messages/day-words.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { templateMail } from '#server/platform/mail/template-write-mail.ts';
import type { Services } from '#server/platform/services.ts';
import { findDueReviews } from './queries.ts';
import { remindOnce } from './remind-once.ts';

/** Reminders that one query looks for. */
const batch = 200;

/** Reminds reviewers of deadlines that come or have passed. Gives how many reminders went out. */
export async function remindReviewers(services: Services, now: Date, signal: AbortSignal): Promise<number> {
  const { recordarAntesDias, recordarDespuesDias } = services.settings.get();
  const offsets = [...recordarAntesDias.map((days) => -days), ...recordarDespuesDias];
  let sent = 0;
  for (let found = batch; found === batch; ) {
    const due = await findDueReviews(services.db, offsets, now, batch);
    found = due.length;
    for (const review of due) {
      signal.throwIfAborted();
      if (await remindOnce(services, reminderOf(services, review, now), now)) sent++;
    }
  }
  return sent;
}

type DueReview = Awaited<ReturnType<typeof findDueReviews>>[number];

function reminderOf(services: Services, review: DueReview, now: Date) {
  const { clave, publicacionId, reviewId, titulo, nombres: nombre } = review;
  const deadline = review.fechaLimite ?? now;
  const over = deadline <= now;
  const enlace = publicAddress(services.env, `/revisiones/${reviewId}`);
  return {
    clave,
    to: review,
    event: {
      type: 'reminder.review',
      publicacionId,
      reviewId,
      datos: { titulo, plazo: deadline.toISOString(), termina: over ? 'terminó' : 'termina' },
    },
    mail: (language) =>
      templateMail(
        services,
        over ? 'REVISION_ATRASADA' : 'REVISION_POR_ENTREGAR',
        language,
        { nombre, titulo, plazo: dayInWords(deadline, language) },
        { boton: enlace },
      ),
  } satisfies Parameters<typeof remindOnce>[1];
}
