/** The deadlines of a reviewer's reviews for their own calendar: as a file, or under a secret address. */

import type { SentFile } from '#contract/call.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import { isOwnReview } from '#contract/workflow.ts';
import { findUser } from '#server/features/accounts/queries.ts';
import { hashToken, newToken } from '#server/features/accounts/tokens.ts';
import { openReviewsOf, readableReview } from '#server/features/reviewing/read.ts';
import type { Services } from '#server/platform/services.ts';

import type { DueReview } from './calendar.ts';
import { deleteFeed, findFeed, findFeedOwner, saveFeed } from './queries.ts';

/** The deadline of one review of the viewer's own. Throws `no_encontrado`, also where it has none. */
export async function deadlineOf(services: Services, viewer: Person, id: string, site: string): Promise<SentFile> {
  const { review } = await readableReview(services, viewer, id);
  const { fechaLimite } = review;
  if (!isOwnReview(viewer, review) || fechaLimite === null) throw refuse('no_encontrado');
  return calendarOf(services, viewer.id, site, [{ ...review, fechaLimite }]);
}

/** Those of all reviews that wait for the viewer. */
export async function deadlinesOf(services: Services, viewer: Person, site: string): Promise<SentFile> {
  const reviews = await openReviewsOf(services, viewer);
  const due = reviews.flatMap((review) =>
    review.fechaLimite === null ? [] : [{ ...review, fechaLimite: review.fechaLimite }],
  );
  return calendarOf(services, viewer.id, site, due);
}

/** The same by a secret address. Throws `enlace_no_valido`, also where the account is blocked or gone. */
export async function subscribedDeadlines(services: Services, token: string, site: string): Promise<SentFile> {
  const owner = await findFeedOwner(services.db, hashToken(token));
  const account = owner && (await findUser(services.db, owner));
  if (!account || account.fechaBloqueo) throw refuse('enlace_no_valido');
  return deadlinesOf(services, { id: account.id, roles: account.roles, ambitos: account.ambitos }, site);
}

/** Since when the viewer has a secret address; null without one. */
export async function readFeed({ db }: Services, viewer: Person) {
  const feed = await findFeed(db, viewer.id);
  return { desde: feed?.fecha.toISOString() ?? null };
}

/** A new secret address, shown this once; the one before ends. Relative where `site` is not known. */
export async function createFeed({ db }: Services, viewer: Person, site: string) {
  const token = newToken();
  const fecha = new Date();
  await saveFeed(db, viewer.id, hashToken(token), fecha);
  return { url: `${site}/api/calendars/${token}/plazos.ics`, desde: fecha.toISOString() };
}

/** Ends the viewer's secret address, where there is one. */
export const revokeFeed = ({ db }: Services, viewer: Person): Promise<void> => deleteFeed(db, viewer.id);

async function calendarOf(
  { db, settings }: Services,
  userId: string,
  site: string,
  due: readonly DueReview[],
): Promise<SentFile> {
  const account = await findUser(db, userId);
  // Its library is loaded as the first one asks: no server waits for it as it starts.
  const { deadlineCalendar } = await import('./calendar.ts');
  const body = deadlineCalendar({ site, revista: settings.get().nombre }, account?.preferencias.language ?? 'es', due);
  return { type: 'text/calendar; charset=utf-8', name: 'plazos-de-revision.ics', body };
}
