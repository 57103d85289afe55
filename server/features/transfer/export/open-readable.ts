/** A platform that can be read in peace, wherever it is and whether it runs or not. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backup } from '#server/features/transfer/backup/backup.ts';
import { restore } from '#server/features/transfer/backup/restore.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { LockedError } from '#server/platform/database/lock.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import type { Environment } from '#server/platform/environment.ts';
import { openServices, type Services } from '#server/platform/services.ts';

const prefix = '.exportacion-';

interface Steps {
  tell: (text: string) => void;
  tick: (bytes?: number) => void;
}

/**
 * The platform that the settings name, opened. Where a server has its embedded database open, a copy of that: taken as
 * `npm run backup` takes one, restored in a folder of its own below `spare`, which goes with `close`.
 * @throws Error where neither can be had
 */
export async function openReadable(
  env: Environment,
  spare: string,
  steps: Steps,
): Promise<{ services: Services; close: () => Promise<void> }> {
  const database = await openDatabase(env).catch((error: unknown) => {
    if (error instanceof LockedError) return undefined;
    throw error;
  });
  if (database) return opened(env, database);
  await sweep(spare);
  const folder = await mkdtemp(join(spare, `${prefix}${process.pid}-`));
  const drop = () => rm(folder, { recursive: true, force: true });
  try {
    const copy = join(folder, 'copia.tar.zst');
    const own = { ...env, DATA_DIR: join(folder, 'datos'), S3_URL: undefined };
    await backup(env, copy, steps);
    // What was faulty there already is for the export to tell.
    await restore(own, copy, { replace: false, acceptFaults: true, isForReading: true }, steps);
    await rm(copy);
    return await opened(own, await openDatabase(own), drop);
  } catch (error) {
    await drop();
    throw error;
  }
}

/** Copies of exports that were killed: nobody else takes them away. One whose process id is somebody's stays for now. */
async function sweep(spare: string): Promise<void> {
  for (const name of await readdir(spare)) {
    const pid = /^\.exportacion-(\d+)-\w{6}$/.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) await rm(join(spare, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It is there, and somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function opened(env: Environment, database: OpenDatabase, drop = async () => {}) {
  const close = async () => {
    await database.close();
    await drop();
  };
  return { services: await openServices(env, database), close };
}
