/** SQL that reads the chain of the activity record. */

import type { Database } from '#server/platform/database/database.ts';
import { activity, activityChain } from '#server/platform/database/schema.ts';
import { and, asc, desc, eq, gt, notExists, type SQLWrapper, sql } from '#server/platform/database/sql.ts';

const asText = (column: SQLWrapper) => sql<string>`${column}::text`;

/** The links after a place, at most so many, each with its entry as text; null where the entry is missing. */
export async function findLinks(db: Database, after: number, most: number) {
  return db
    .select({
      place: activityChain.posicion,
      entryId: activityChain.actividadId,
      hash: activityChain.hash,
      entry: {
        id: asText(activity.id),
        type: activity.type,
        severity: sql<string>`${activity.severity}`,
        timestamp: sql<string>`round(extract(epoch from ${activity.timestamp}) * 1000)::bigint::text`,
        userId: activity.userId,
        publicacionId: activity.publicacionId,
        reviewId: activity.reviewId,
        datos: asText(activity.datos),
      },
    })
    .from(activityChain)
    .leftJoin(activity, eq(activity.id, activityChain.actividadId))
    .where(gt(activityChain.posicion, after))
    .orderBy(asc(activityChain.posicion))
    .limit(most);
}

/** The place of the last link; 0 where there is none. */
export async function findLastPlace(db: Database): Promise<number> {
  const [row] = await db
    .select({ last: sql`coalesce(max(${activityChain.posicion}), 0)`.mapWith(Number) })
    .from(activityChain);
  return row?.last ?? 0;
}

/** Entries that no link names, at most so many: they came in past the chain. */
export async function findUnchained(db: Database, most: number): Promise<number[]> {
  const link = db.select({ one: sql`1` }).from(activityChain).where(eq(activityChain.actividadId, activity.id));
  const rows = await db.select({ id: activity.id }).from(activity).where(notExists(link)).limit(most);
  return rows.map(({ id }) => id);
}

/** The hash at the place where the last pruning ended, as its entry tells it; undefined where none ended there. */
export async function findPrunedHash(db: Database, place: number): Promise<string | undefined> {
  const [row] = await db
    .select({ hash: sql<string | null>`${activity.datos} ->> 'hash'` })
    .from(activity)
    .where(and(eq(activity.type, 'activity.pruned'), sql`${activity.datos} ->> 'hasta' = ${String(place)}`))
    .orderBy(desc(activity.id))
    .limit(1);
  return row?.hash ?? undefined;
}
