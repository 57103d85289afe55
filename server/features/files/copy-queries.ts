/** SQL of the copies of files for who must not know whose they are. */

import type { Database } from '#server/platform/database/database.ts';
import { fileCopies } from '#server/platform/database/schema.ts';
import { inArray } from '#server/platform/database/sql.ts';

export type CopyRow = typeof fileCopies.$inferSelect;

/** What is known of the copies of these files. */
export const findCopies = (db: Database, fileIds: readonly string[]): Promise<CopyRow[]> =>
  db
    .select()
    .from(fileCopies)
    .where(inArray(fileCopies.fileId, [...fileIds]));

/** In place of what was known before. */
export async function keepCopy(db: Database, row: CopyRow): Promise<void> {
  const { fileId: _, ...said } = row;
  await db.insert(fileCopies).values(row).onConflictDoUpdate({ target: fileCopies.fileId, set: said });
}
