import { and, count, desc, eq, or, sql } from 'drizzle-orm';
import type { ActivityEntry } from '#contract/entities/system.ts';
import type { Database } from '#server/platform/database/database.ts';
import { activity, users } from '#server/platform/database/schema.ts';

export interface ActivityQuery {
  page: number;
  limit: number;
  severity?: ActivityEntry['severity'] | undefined;
  /** A whole type, or what stands before its dot. */
  type?: string | undefined;
}

/** A page of the activity record, the last first. */
export async function findActivity(db: Database, { page, limit, severity, type }: ActivityQuery) {
  const where = and(
    severity && eq(activity.severity, severity),
    type ? or(eq(activity.type, type), sql`starts_with(${activity.type}, ${`${type}.`})`) : undefined,
  );
  const [counted] = await db.select({ total: count() }).from(activity).where(where);
  const rows = await db
    .select({ entry: activity, nombres: users.nombres, apellidos: users.apellidos })
    .from(activity)
    .leftJoin(users, eq(users.id, activity.userId))
    .where(where)
    .orderBy(desc(activity.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: counted?.total ?? 0 };
}
export type ActivityRow = Awaited<ReturnType<typeof findActivity>>['rows'][number];

/** The least a database can be asked. */
export async function ping(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}
