/** That something waits among the announcements of a work: those who may decide are told, until nothing waits any more. */
import { dayMs } from '#contract/time.ts';
import { deleteNotices, hasNotices } from '#server/events/event-queries.ts';
import { record } from '#server/events/events.ts';
import { notifyAgain } from '#server/events/notify.ts';
import { findWork } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { findToldSince, lockTelling, type ReceivedRow, worksWithoutWaiting } from './received-queries.ts';

/** What is told of them. */
const told = ['publication.announcementReceived', 'publication.announcementUndone'] as const;

/**
 * Records that a service announced something, in the transaction in which it is kept: of a work once a day, and once after each decision,
 * however much is announced, taken back and announced again. Who has not read the notice of the last gets no other; where all were taken
 * away, since nothing waited any more, they come back without an entry and a mail of their own.
 */
export async function tellOfReceived({ db }: Pick<Services, 'db'>, row: ReceivedRow): Promise<void> {
  const { publicacionId } = row;
  if (publicacionId === null) return;
  await lockTelling(db, [publicacionId]);
  const entry = await findToldSince(db, publicacionId, new Date(Date.now() - dayMs));
  if (entry !== undefined && (await hasNotices(db, entry))) return;
  const type = 'publication.announcementReceived' as const;
  const event = { type, userId: null, publicacionId, datos: await factsOf(db, row) };
  await (entry === undefined ? record(db, event) : notifyAgain(db, event, entry));
}

/** Takes the notices of these works away where nothing waits any more, in the transaction in which that was decided. */
export async function forgetTold({ db }: Pick<Services, 'db'>, works: readonly (string | null)[]): Promise<void> {
  const ids = [...new Set(works)].flatMap((id) => id ?? []).sort();
  if (ids.length === 0) return;
  await lockTelling(db, ids);
  await deleteNotices(db, told, await worksWithoutWaiting(db, ids));
}

/** What the history says of one: of which work, who announced it, and where it is. */
export async function factsOf(db: Services['db'], { publicacionId, servicio, direccion }: ReceivedRow) {
  const work = publicacionId ? await findWork(db, publicacionId) : undefined;
  return { titulo: work?.titulo ?? '', servicio, enlace: direccion ?? '' };
}
