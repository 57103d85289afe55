/** What happened, as each person may hear of it: the policy decides how much, the words are those of a notification. */
import type { LiveEvent, ToldNotification } from '#contract/entities/live-event.ts';
import { scopeOf } from '#contract/event-areas.ts';
import type { Person } from '#contract/workflow.ts';
import { findWorksById, type Work } from '#server/features/publications/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { liveShare, type ReviewFacts } from '#server/policy/index.ts';
import { findReviewers, findTold, type RecordEntry } from './live-queries.ts';
import { presentTold } from './present.ts';

/** An entry with all that decides who hears of it. */
export interface News {
  entry: RecordEntry;
  work: Work | undefined;
  review: ReviewFacts | undefined;
  /** What people were told with it, by their ids. */
  told: ReadonlyMap<string, ToldNotification[]>;
}

/** @param userId whose notifications are wanted, where it is one person */
export async function gatherNews(db: Database, entries: readonly RecordEntry[], userId?: string): Promise<News[]> {
  if (entries.length === 0) return [];
  const idsOf = (ids: (string | null)[]) => [...new Set(ids.filter((id) => id !== null))];
  const works = await findWorksById(db, idsOf(entries.map((entry) => entry.publicacionId)));
  const reviewIds = idsOf(entries.map((entry) => entry.reviewId));
  const reviewers = reviewIds.length > 0 ? await findReviewers(db, reviewIds) : [];
  const told = Map.groupBy(await findTold(db, entries, userId), ({ actividadId }) => actividadId);
  return entries.map((entry) => {
    const work = works.find(({ id }) => id === entry.publicacionId);
    const of = reviewers.find(({ id }) => id === entry.reviewId);
    const review = work?.reviewFacts.find(({ revisorId, ronda }) => revisorId === of?.revisorId && ronda === of.ronda);
    const notices = Map.groupBy(told.get(entry.id) ?? [], (row) => row.userId);
    return { entry, work, review, told: new Map([...notices].map(([id, rows]) => [id, rows.map(present)])) };
  });
}

const present = ({ userId: _, actividadId: __, ...row }: Awaited<ReturnType<typeof findTold>>[number]) =>
  presentTold(row);

/** What a person hears of it; undefined where that is nothing. */
export function eventFor(person: Person, { entry, work, review, told }: News): LiveEvent | undefined {
  const notificaciones = told.get(person.id);
  const share = liveShare(person, entry, work, review);
  if (share === 'nothing') return notificaciones && { ambito: 'notificaciones', notificaciones };
  return {
    // Only who hears which work it is hears, too, that a review or a talk among editors is what changed.
    ambito: share === 'work' || !work ? scopeOf(entry.type) : 'publicacion',
    ...(share === 'work' && work && { publicacionId: work.id }),
    ...(notificaciones && { notificaciones }),
  };
}
