/** The deadlines of a reviewer's reviews for their own calendar: as a file, or under a secret address. */
import type { SentFile } from '#contract/call.ts';
import type { Person } from '#contract/workflow.ts';
import { findUser } from '#server/features/accounts/queries.ts';
import { hashToken, newToken } from '#server/features/accounts/tokens.ts';
import { openReviewsOf, readableReview } from '#server/features/reviews/read.ts';
import { publicAddress } from '#server/platform/environment.ts';
import { refuse } from '#server/platform/http/problem.ts';
import type { Services } from '#server/services.ts';
import { type DueReview, deadlineCalendar } from './calendar.ts';
import { deleteFeed, findFeed, findFeedOwner, saveFeed } from './queries.ts';

/** The deadline of one review of the viewer's own. Throws `no_encontrado`, also where it has none. */
export async function deadlineOf(services: Services, viewer: Person, id: string): Promise<SentFile> {
  const { review } = await readableReview(services, viewer, id);
  const { fechaLimite } = review;
  if (review.revisorId !== viewer.id || fechaLimite === null) throw refuse('no_encontrado');
  return calendarOf(services, viewer.id, [{ ...review, fechaLimite }]);
}

/** Those of all reviews that wait for the viewer. */
export async function deadlinesOf(services: Services, viewer: Person): Promise<SentFile> {
  const reviews = await openReviewsOf(services, viewer);
  const due = reviews.flatMap((review) =>
    review.fechaLimite === null ? [] : [{ ...review, fechaLimite: review.fechaLimite }],
  );
  return calendarOf(services, viewer.id, due);
}

/** The same by a secret address. Throws `enlace_no_valido`, also where the account is blocked or gone. */
export async function subscribedDeadlines(services: Services, token: string): Promise<SentFile> {
  const owner = await findFeedOwner(services.db, hashToken(token));
  const account = owner && (await findUser(services.db, owner));
  if (!account || account.fechaBloqueo) throw refuse('enlace_no_valido');
  return deadlinesOf(services, { id: account.id, roles: account.roles });
}

export async function readFeed({ db }: Services, viewer: Person) {
  const feed = await findFeed(db, viewer.id);
  return { desde: feed?.fecha.toISOString() ?? null };
}

/** A new secret address, shown this once; the one before ends. */
export async function createFeed({ db, env }: Services, viewer: Person) {
  const token = newToken();
  const fecha = new Date();
  await saveFeed(db, viewer.id, hashToken(token), fecha);
  return { url: publicAddress(env, `/api/calendars/${token}/plazos.ics`), desde: fecha.toISOString() };
}

export const revokeFeed = ({ db }: Services, viewer: Person): Promise<void> => deleteFeed(db, viewer.id);

async function calendarOf({ db, env }: Services, userId: string, due: readonly DueReview[]): Promise<SentFile> {
  const account = await findUser(db, userId);
  const body = deadlineCalendar(env, account?.preferencias.language ?? 'es', due);
  return { type: 'text/calendar; charset=utf-8', name: 'plazos-de-revision.ics', body };
}
