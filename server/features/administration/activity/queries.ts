/** SQL of the activity record as administrators read it: filtered, the last first, a page at a time however deep. */

import { alias } from 'drizzle-orm/pg-core';
import type { ActivityEntry } from '#contract/entities/system.ts';
import type { EventKind } from '#server/events/event-kinds.ts';
import { writtenBlindBy, writtenBy } from '#server/features/publications/scope.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  activity,
  activityArea,
  apiKeys,
  keyOfEntry,
  touchedAccount,
  users,
} from '#server/platform/database/schema.ts';
import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from '#server/platform/database/sql.ts';
import { ofDiscussions, personalEvents } from '#server/policy/index.ts';

export interface ActivityFilters {
  severity?: ActivityEntry['severity'] | undefined;
  /** A whole type, or what stands before its dot. */
  type?: string | undefined;
  desde?: string | undefined;
  hasta?: string | undefined;
  /** Leaves out who came and left. */
  sinAccesos?: boolean | undefined;
  /** Who did it or whom it touched: one of these accounts; undefined: anybody. */
  people?: readonly string[] | undefined;
  /** Leaves out what others did to the works of this account, and with one another, where it must not learn who they are. */
  hiddenFrom?: string | undefined;
  /** Who reads: that reviewers discuss a work is not told to an administrator who signs it. */
  reader: string;
}

/** Whom entries touched: names are joined when they are read, so that an erasure leaves the chain whole. */
const affected = alias(users, 'affected');
const touched = touchedAccount(activity.datos);

/** Where the rows begin: after, or before, an entry of which this is the place; or so many rows from the newest. */
export interface Start {
  antes?: string | undefined;
  despues?: string | undefined;
  offset?: number;
}

/** How far rows are counted. */
export const countedTo = 1000;

/** The place of an entry in the record's order, by which the rows after it are asked for. */
export const placeOf = ({ timestamp, id }: { timestamp: Date; id: number }) => `${timestamp.getTime()}-${id}`;

function beyond(place: string, sign: '<' | '>'): SQL {
  const [time = 0, id = 0] = place.split('-').map(Number);
  const at = sql`(${new Date(time).toISOString()}::timestamptz, ${id}::bigint)`;
  return sql`(${activity.timestamp}, ${activity.id}) ${sql.raw(sign)} ${at}`;
}

/** Somebody came or left: what there is most of, and least to see in. */
const comings: EventKind[] = ['account.loggedIn', 'account.loggedOut', 'account.loggedOutEverywhere'];

function meeting(
  db: Database,
  { severity, type, desde, hasta, sinAccesos, hiddenFrom, reader }: ActivityFilters,
): SQL | undefined {
  return and(
    severity && eq(activity.severity, severity),
    // The area besides the whole type: where no entry of the area has the severity asked for, its index tells at once.
    type ? sql`${activityArea(activity.type)} = ${type.split('.')[0]}` : undefined,
    type?.includes('.') ? eq(activity.type, type) : undefined,
    sinAccesos ? notInArray(activity.type, comings) : undefined,
    desde ? gte(activity.timestamp, new Date(desde)) : undefined,
    hasta ? lt(activity.timestamp, new Date(hasta)) : undefined,
    or(notInArray(activity.type, [...ofDiscussions]), not(writtenBy(db, reader, activity.publicacionId))),
    hiddenFrom
      ? or(
          eq(activity.userId, hiddenFrom),
          and(
            notInArray(activity.type, [...personalEvents]),
            or(isNull(activity.publicacionId), not(writtenBlindBy(db, hiddenFrom, activity.publicacionId))),
          ),
        )
      : undefined,
  );
}

/** Rows that one account did, and those that touched it, are each in an index in their order: the first of each are put together. */
async function forEach<T>(
  people: ActivityFilters['people'],
  ask: (whose: SQL | undefined) => Promise<T>,
): Promise<T[]> {
  if (!people) return [await ask(undefined)];
  const answers: T[] = [];
  const did = sql`${activity.userId} = any(${sql.param([...people])}::uuid[])`;
  for (const id of people) {
    answers.push(await ask(eq(activity.userId, id)));
    // What one of them did to another is found once.
    answers.push(await ask(and(sql`${activity.datos} ? 'cuenta'`, eq(touched, id), sql`${did} is not true`)));
  }
  return answers;
}

/** At most `limit` entries from a start on, the last first. */
export async function findActivity(db: Database, filters: ActivityFilters, start: Start, limit: number) {
  const { antes, despues, offset = 0 } = start;
  const direction = despues ? asc : desc;
  const found = await forEach(filters.people, (whose) =>
    db
      .select({ id: activity.id, timestamp: activity.timestamp })
      .from(activity)
      .where(
        and(
          meeting(db, filters),
          whose,
          antes ? beyond(antes, '<') : undefined,
          despues ? beyond(despues, '>') : undefined,
        ),
      )
      .orderBy(direction(activity.timestamp), direction(activity.id))
      .limit(offset + limit),
  );
  const nearest = found
    .flat()
    .sort(
      (one, other) => (despues ? -1 : 1) * (other.timestamp.getTime() - one.timestamp.getTime() || other.id - one.id),
    )
    .slice(offset, offset + limit);
  return db
    .select({
      entry: activity,
      nombres: users.nombres,
      apellidos: users.apellidos,
      afectaId: touched,
      afecta: sql<string | null>`trim(${affected.nombres} || ' ' || ${affected.apellidos})`,
      // By accounts that were merged since: what is known of them is known of the others.
      quienId: sql<string | null>`coalesce(${users.unidaAId}, ${activity.userId})`,
      claveNombre: apiKeys.nombre,
      aQuienId: sql<string | null>`coalesce(${affected.unidaAId}::text, ${touched})`,
    })
    .from(activity)
    .leftJoin(users, eq(users.id, activity.userId))
    .leftJoin(apiKeys, eq(apiKeys.id, keyOfEntry(activity.datos)))
    .leftJoin(affected, sql`${affected.id} = case when ${touched} ~ '^[0-9a-f-]{36}$' then (${touched})::uuid end`)
    .where(
      inArray(
        activity.id,
        nearest.map(({ id }) => id),
      ),
    )
    .orderBy(desc(activity.timestamp), desc(activity.id));
}
export type ActivityRow = Awaited<ReturnType<typeof findActivity>>[number];

/** How many entries the filters leave, counted up to `countedTo` and one more. */
export async function countActivity(db: Database, filters: ActivityFilters): Promise<number> {
  const counts = await forEach(filters.people, async (whose) => {
    const some = db
      .select({ one: sql`1`.as('one') })
      .from(activity)
      .where(and(meeting(db, filters), whose))
      // In an order that the indices have: without one the planner would read very many entries to count few.
      .orderBy(desc(activity.timestamp), desc(activity.id))
      .limit(countedTo + 1)
      .as('some');
    return db.$count(some);
  });
  return counts.reduce((total, count) => total + count, 0);
}
