/** The machine: room, clock, who may enter the folder; whether files are kept, and backups taken. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { dayMs } from '#contract/time.ts';
import type { Environment } from '#server/platform/environment.ts';
import { sayError } from '#server/platform/error-words.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { judgeSpace } from '../health.ts';
import { type Finding, look, patienceMs, well, wrong } from './finding.ts';
import { doctorWords as words } from './words.ts';

/** Permissions of a folder's group, and of everybody else. */
const others = 0o077;

/** The data folder, and the disk that it lies on. */
export async function* examineFolder({ DATA_DIR }: Environment): AsyncGenerator<Finding> {
  // ENOENT: not made yet; a folder that cannot be reached is none to this user.
  const folder = await stat(DATA_DIR).catch(() => undefined);
  if (!folder) {
    yield look(words.noFolder(DATA_DIR), words.noFolderAdvice);
    return;
  }
  const space = await statfs(DATA_DIR);
  const free = words.disk((space.bavail * space.bsize) / 1e9);
  const { status } = judgeSpace(space);
  if (status === 'ok') yield well(free);
  else yield (status === 'error' ? wrong : look)(free, words.diskAdvice);
  if (process.getuid === undefined) return;
  if ((folder.mode & others) > 0) yield look(words.openFolder(DATA_DIR), words.openFolderAdvice(DATA_DIR));
  else yield well(words.closedFolder);
}

/** Whether the system keeps its clock by others'; nothing where it has no word for it. */
export async function* examineClock(): AsyncGenerator<Finding> {
  const asked = promisify(execFile)('timedatectl', ['show', '--property=NTPSynchronized', '--value'], {
    timeout: patienceMs,
  });
  const said = await asked.then(
    ({ stdout }) => stdout.trim(),
    // No systemd, or none that runs.
    () => '',
  );
  if (said === 'yes') yield well(words.clock);
  if (said === 'no') yield look(words.clockOff, words.clockOffAdvice);
}

/** Stores a file, reads it again, and takes it away; on a disk where nothing is kept yet it would make what the first start makes. */
export async function* examineFiles(env: Environment): AsyncGenerator<Finding> {
  const setting = env.S3_URL ? 'S3_URL' : 'DATA_DIR';
  if (!env.S3_URL && !existsSync(join(env.DATA_DIR, 'files'))) return;
  const name = `doctor-${randomUUID()}`;
  process.umask(others);
  try {
    const files = await openFileStore(env);
    const read = await (async () => {
      await files.put(name, name);
      const stored = await files.get(name);
      return stored ? String(await buffer(stored.stream())) : '';
    })().finally(() => files.remove(name));
    if (read !== name) throw new Error(JSON.stringify(read));
    yield well(words.files);
  } catch (error) {
    yield wrong(words.filesWrong(sayError(error)), words.filesAdvice(setting));
  }
}

/** How old the newest backup of a folder may be, in days. */
const oldestDays = 2;

/** The newest whole backup in a folder: one that is being written has another ending. */
export async function* examineBackups(folder: string): AsyncGenerator<Finding> {
  // A folder that is not there, or not this user's to read, has no backup for them.
  const names = await readdir(folder).catch(() => []);
  const times = names
    .filter((name) => name.endsWith('.tar.zst'))
    .map(async (name) => (await stat(join(folder, name))).mtimeMs);
  const newest = Math.max(...(await Promise.all(times)));
  if (!Number.isFinite(newest)) {
    yield look(words.noBackup(folder), words.noBackupAdvice);
    return;
  }
  const days = Math.max(0, Date.now() - newest) / dayMs;
  if (days > oldestDays) yield look(words.oldBackup(days), words.oldBackupAdvice);
  else yield well(words.backup(days));
}
