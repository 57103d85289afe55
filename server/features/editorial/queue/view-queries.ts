/** SQL of the views that people keep of the queue. Every condition names whose they are: nobody reaches another's. */

import type { Database } from '#server/platform/database/database.ts';
import { queueViews, users } from '#server/platform/database/schema.ts';
import { and, asc, eq, sql } from '#server/platform/database/sql.ts';

const { id, nombre, filtros } = queueViews;
const columns = { id, nombre, filtros };
export type ViewRow = Pick<typeof queueViews.$inferSelect, keyof typeof columns>;

export const findViews = (db: Database, userId: string): Promise<ViewRow[]> =>
  db
    .select(columns)
    .from(queueViews)
    .where(eq(queueViews.userId, userId))
    .orderBy(asc(sql`public.es_plain(${nombre})`), asc(id));

/** The same while nobody else adds to them, until the caller's transaction ends. */
export async function lockViews(db: Database, userId: string): Promise<ViewRow[]> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return findViews(db, userId);
}

export async function insertView(db: Database, row: typeof queueViews.$inferInsert): Promise<void> {
  await db.insert(queueViews).values(row);
}

export async function updateView(db: Database, userId: string, { id, ...change }: ViewRow): Promise<void> {
  await db.update(queueViews).set(change).where(theirs(userId, id));
}

/** False where there is none. */
export async function deleteView(db: Database, userId: string, id: string): Promise<boolean> {
  const gone = await db.delete(queueViews).where(theirs(userId, id)).returning({ id: queueViews.id });
  return gone.length === 1;
}

const theirs = (userId: string, viewId: string) => and(eq(queueViews.id, viewId), eq(queueViews.userId, userId));
