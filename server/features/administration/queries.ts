import { count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { activity, users } from '#server/platform/database/schema.ts';

/** A page of the activity record, the last first. */
export async function findActivity(db: Database, { page, limit }: { page: number; limit: number }) {
  const [counted] = await db.select({ total: count() }).from(activity);
  const rows = await db
    .select({ entry: activity, nombres: users.nombres, apellidos: users.apellidos })
    .from(activity)
    .leftJoin(users, eq(users.id, activity.userId))
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
