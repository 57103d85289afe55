/** What the two engines have in common as places to restore into. */
import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { openDiskStore } from '#server/platform/files/disk-store.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Environment } from '../environment.ts';
import type { SwapNote } from './swap-folders.ts';
import { ask } from './table-shapes.ts';
import { backupWords } from './words.ts';

/** Puts everything into the new database and store, and looks whether it is whole; throws where it is not. */
export type Fill = (place: { db: Database; files: Pick<FileStore, 'put'> }) => Promise<void>;

export interface Target {
  env: Environment;
  /** Whether a platform that is there already makes room. */
  replace: boolean;
  fill: Fill;
}

/** Somebody is there already, or still at work; the message says what to do. */
export class OccupiedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OccupiedError';
  }
}

export const occupied = () => new OccupiedError(backupWords.occupied);

/** A name for this restore, and for where the platform before goes. */
export const newNote = (): SwapNote => ({
  id: randomUUID(),
  aside: `before_restore_${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '_')}`,
});

/** Whether nobody has ever used the database: what a first start writes does not count. */
export async function isEmpty(db: Database): Promise<boolean> {
  const is = z.object({ there: z.boolean() });
  const [users] = await ask(db, sql`select to_regclass('public.users') is not null as there`, is);
  if (!users?.there) return true;
  const [rows] = await ask(
    db,
    sql`select exists (select from public.users) or exists (select from public.publications) as there`,
    is,
  );
  return !rows?.there;
}

/** Whether a store has no file at all. */
export async function hasFiles(files: Pick<FileStore, 'list'>): Promise<boolean> {
  for await (const _ of files.list('')) return true;
  return false;
}

/** Where restored files go: a folder made ready, or the bucket. */
export interface FilesTarget {
  files: Pick<FileStore, 'put'>;
  /** They change places with those of before, at the end. */
  isOnDisk: boolean;
  /** Takes away what was put there. */
  undo: () => Promise<void>;
}

/** Throws OccupiedError where the bucket holds anything: what lies there cannot be put aside at once. */
export async function openFilesTarget(env: Environment, readyFolder: string): Promise<FilesTarget> {
  if (!env.S3_URL) {
    const folder = join(readyFolder, 'files');
    await mkdir(folder, { recursive: true });
    return {
      files: openDiskStore(folder),
      isOnDisk: true,
      undo: () => rm(readyFolder, { recursive: true, force: true }),
    };
  }
  const bucket = await openFileStore(env);
  if (await hasFiles(bucket)) throw new OccupiedError(backupWords.bucketInUse);
  const removeAll = async () => {
    for await (const { name } of bucket.list('')) await bucket.remove(name);
  };
  return { files: bucket, isOnDisk: false, undo: removeAll };
}
