/**
 * A lock on a folder that dies with its owner. Two processes on one embedded database corrupt it in silence
 * (docs/decisions.md), so it is opened only by who holds this file. The file names its owner by process id and the
 * moment that process began: a dead owner's lock is taken over, a live one's never, however old.
 */
import { execFile } from 'node:child_process';
import { unlinkSync } from 'node:fs';
import { open, readFile, unlink } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { z } from 'zod';

const ownerSchema = z.object({ pid: z.number().int(), began: z.string() });

/** Somebody else has the folder open; the message says who, and what to do. */
export class LockedError extends Error {
  constructor(path: string, owner: string) {
    super(
      `Another process (${owner}) has this data folder open (${path}).\n` +
        'Stop it first, or choose another folder with DATA_DIR, or use PostgreSQL with DATABASE_URL.',
    );
    this.name = 'LockedError';
  }
}

/** Takes the lock, or throws `LockedError` with the owner's process id. Gives what lets it go. */
export async function holdLock(path: string): Promise<() => Promise<void>> {
  const me = JSON.stringify({ pid: process.pid, began: await began(process.pid) });
  if (!(await create(path, me))) await takeOver(path, me);
  const atExit = () => unlinkSync(path);
  process.once('exit', atExit);
  return async () => {
    process.off('exit', atExit);
    await unlink(path);
  };
}

/** Only one process at a time may judge a lock dead and replace it. */
async function takeOver(path: string, me: string): Promise<void> {
  const guard = `${path}.takeover`;
  for (let tries = 0; !(await create(guard, me)); tries++) {
    if (tries === 20) throw new LockedError(guard, 'one that was taking the lock over; remove this file if none is');
    await wait(100);
  }
  try {
    const owner = await livingOwner(path);
    if (owner) throw new LockedError(path, `process ${owner}`);
    await unlink(path).catch(() => undefined);
    if (!(await create(path, me))) throw new LockedError(path, 'one that started just now');
  } finally {
    await unlink(guard);
  }
}

async function create(path: string, content: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(content);
    await file.close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function livingOwner(path: string): Promise<number | undefined> {
  // A lock just made may still be empty: give its maker a moment to sign it.
  for (let tries = 0; tries < 5; tries++) {
    const content = await readFile(path, 'utf8').catch(() => '');
    if (content === '') await wait(50);
    else {
      const owner = ownerSchema.safeParse(parseOrNothing(content));
      return owner.success && (await began(owner.data.pid)) === owner.data.began ? owner.data.pid : undefined;
    }
  }
  return undefined;
}

function parseOrNothing(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

/** When a process began, in any stable form; empty for one that is not there. */
async function began(pid: number): Promise<string> {
  try {
    if (process.platform === 'linux') {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
      // Field 22, counted after the command's name, which may hold spaces and parentheses (proc(5)).
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    }
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]);
    return stdout.trim();
  } catch {
    return '';
  }
}
