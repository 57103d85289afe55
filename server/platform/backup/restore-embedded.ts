import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { holdLock } from '../database/lock.ts';
import { openFolder } from '../database/pglite.ts';
import * as schema from '../database/schema.ts';
import { sql } from '../database/sql.ts';
import { hasFiles, isEmpty, newNote, occupied, openFilesTarget, type Target } from './restore-target.ts';
import { freshReadyFolder, swapFolders, writeNote } from './swap-folders.ts';

/**
 * Restores into a new folder beside the present one, then swaps the two by renaming them. Gives the folder where the
 * former platform now is; undefined where there was none. Throws LockedError while a server runs on the folder, and
 * OccupiedError.
 */
export async function restoreEmbedded({ env, replace, fill }: Target): Promise<string | undefined> {
  await mkdir(env.DATA_DIR, { recursive: true });
  const release = await holdLock(join(env.DATA_DIR, 'database.lock'));
  try {
    const isThere = await isOccupied(env);
    if (isThere && !replace) throw occupied();
    const ready = await freshReadyFolder(env.DATA_DIR);
    const target = await openFilesTarget(env, ready);
    try {
      await fillDatabase(join(ready, 'database'), (db) => fill({ db, files: target.files }));
    } catch (error) {
      await target.undo();
      await rm(ready, { recursive: true, force: true });
      throw error;
    }
    const note = newNote();
    await writeNote(env.DATA_DIR, note);
    await swapFolders(env.DATA_DIR, note);
    const aside = join(env.DATA_DIR, note.aside);
    if (isThere) return aside;
    await rm(aside, { recursive: true, force: true });
    return undefined;
  } finally {
    await release();
  }
}

async function isOccupied(env: Target['env']): Promise<boolean> {
  if (!env.S3_URL && (await hasFiles(await openFileStore(env)))) return true;
  const folder = join(env.DATA_DIR, 'database');
  if (!existsSync(folder)) return false;
  const client = await openFolder(folder);
  try {
    return !(await isEmpty(drizzle(client, { schema })));
  } finally {
    await client.close();
  }
}

async function fillDatabase(folder: string, fill: (db: ReturnType<typeof drizzle<typeof schema>>) => Promise<void>) {
  const client = await openFolder(folder);
  try {
    const db = drizzle(client, { schema });
    await db.execute(sql`begin`);
    await fill(db);
    await db.execute(sql`commit`);
  } finally {
    await client.close();
  }
}
