/** SQL of the live stream: what was committed, in that order, and who was told of it. */

import type { Database } from '#server/platform/database/database.ts';
import { activity, activityChain, notifications, reviews, sessions, users } from '#server/platform/database/schema.ts';
import { and, asc, eq, gt, gte, inArray, isNull, lte, max, min, sql } from '#server/platform/database/sql.ts';
import { selection } from './queries.ts';

/** The places of the first and the last entry that is kept; both 0 where there is none. */
export async function findEnds(db: Database): Promise<{ first: number; last: number }> {
  const [row] = await db
    .select({ first: min(activityChain.posicion), last: max(activityChain.posicion) })
    .from(activityChain);
  return { first: row?.first ?? 0, last: row?.last ?? 0 };
}

/** The place before the first entry of that time or later; undefined where there is none. */
export async function findPlaceBefore(db: Database, time: Date): Promise<number | undefined> {
  const [row] = await db
    .select({ first: min(activityChain.posicion) })
    .from(activity)
    .innerJoin(activityChain, eq(activityChain.actividadId, activity.id))
    .where(gte(activity.timestamp, time));
  return row?.first ? row.first - 1 : undefined;
}

/** What was committed after a place of the chain, up to another where one is given; at most so much. */
export function findEntries(db: Database, after: number, { upTo, limit }: { upTo?: number; limit: number }) {
  return db
    .select({
      posicion: activityChain.posicion,
      id: activity.id,
      type: activity.type,
      userId: activity.userId,
      cuenta: sql<string | null>`${activity.datos} ->> 'cuenta'`,
      antes: sql<string | null>`${activity.datos} ->> 'antes'`,
      ronda: sql<number | null>`(${activity.datos} ->> 'ronda')::int`,
      publicacionId: activity.publicacionId,
      reviewId: activity.reviewId,
    })
    .from(activityChain)
    .innerJoin(activity, eq(activity.id, activityChain.actividadId))
    .where(and(gt(activityChain.posicion, after), upTo === undefined ? undefined : lte(activityChain.posicion, upTo)))
    .orderBy(asc(activityChain.posicion))
    .limit(limit);
}
export type RecordEntry = Awaited<ReturnType<typeof findEntries>>[number];

/** The notifications on screens that follow from these entries, one person's alone where one is given. */
export function findTold(db: Database, entries: readonly RecordEntry[], userId?: string) {
  return db
    .select({ ...selection, userId: notifications.userId, actividadId: notifications.actividadId })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(activity, eq(activity.id, notifications.actividadId))
    .where(
      and(
        inArray(
          notifications.actividadId,
          entries.map(({ id }) => id),
        ),
        notifications.enPantalla,
        userId === undefined ? undefined : eq(notifications.userId, userId),
      ),
    );
}

/** Whose reviews these are, and of which round. */
export function findReviewers(db: Database, ids: readonly string[]) {
  return db
    .select({ id: reviews.id, revisorId: reviews.revisorId, ronda: reviews.ronda })
    .from(reviews)
    .where(inArray(reviews.id, [...ids]));
}

/** Of these log-ins those that have not ended, with what their people may do now. */
export function findLiving(db: Database, sessionIds: readonly string[]) {
  return db
    .select({ sessionId: sessions.id, roles: users.roles, ambitos: users.ambitos })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, [...sessionIds]), isNull(sessions.revokedAt), isNull(users.fechaEliminacion)));
}
