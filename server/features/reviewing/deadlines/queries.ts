/** SQL of the secret addresses of calendars. */

import type { Database } from '#server/platform/database/database.ts';
import { deadlineFeeds } from '#server/platform/database/schema.ts';
import { eq } from '#server/platform/database/sql.ts';

export async function findFeed(db: Database, userId: string) {
  const [row] = await db.select().from(deadlineFeeds).where(eq(deadlineFeeds.userId, userId));
  return row;
}

/** Whose feed it is, by the hash of its token. */
export async function findFeedOwner(db: Database, hash: string): Promise<string | undefined> {
  const [row] = await db.select().from(deadlineFeeds).where(eq(deadlineFeeds.hash, hash));
  return row?.userId;
}

/** In place of the one there was. */
export async function saveFeed(db: Database, userId: string, hash: string, fecha: Date): Promise<void> {
  await db
    .insert(deadlineFeeds)
    .values({ userId, hash, fecha })
    .onConflictDoUpdate({ target: deadlineFeeds.userId, set: { hash, fecha } });
}

export async function deleteFeed(db: Database, userId: string): Promise<void> {
  await db.delete(deadlineFeeds).where(eq(deadlineFeeds.userId, userId));
}
