import { answeredByOf, type Replies } from '#server/features/publications/answered-by.ts';
import { byJournal } from '#server/platform/database/by-journal.ts';
import type { Services } from '#server/platform/services.ts';
import { isUnanswered } from '#server/policy/index.ts';
import { deadlineEvent, deadlineMail } from './deadline-reminder.ts';
import { findDueReviews } from './queries.ts';
import { remindOnce } from './remind-once.ts';

/** Reminders that one query looks for. */
const batch = 200;

/** Reminds reviewers of deadlines that come or have passed. Gives how many reminders went out. */
export async function remindReviewers(services: Services, now: Date, signal: AbortSignal): Promise<number> {
  const offsets = byJournal(services.settings, ({ recordatorios, recordarAntesDias, recordarDespuesDias }) =>
    recordatorios ? [...recordarAntesDias.map((days) => -days), ...recordarDespuesDias] : [],
  );
  let sent = 0;
  for (let found = batch; found === batch; ) {
    const due = await findDueReviews(services.db, offsets, now, batch);
    found = due.length;
    const replies = await answeredByOf(
      services,
      due.map(({ publicacionId }) => publicacionId),
    );
    for (const review of due) {
      signal.throwIfAborted();
      if (await remindOnce(services, reminderOf(services, review, now, replies.get(review.publicacionId)), now)) sent++;
    }
  }
  return sent;
}

type DueReview = Awaited<ReturnType<typeof findDueReviews>>[number];

function reminderOf(services: Services, review: DueReview, now: Date, replies: Replies | undefined) {
  const due = { ...review, fechaLimite: review.fechaLimite ?? now, sinRespuesta: isUnanswered(review) };
  return {
    clave: review.clave,
    to: review,
    replies,
    event: deadlineEvent(due, now),
    mail: (language) => deadlineMail(services, due, { language, nombre: review.nombres, now }),
  } satisfies Parameters<typeof remindOnce>[1];
}
