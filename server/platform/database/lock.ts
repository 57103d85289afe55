/**
 * A lock on a folder that dies with its owner. Two processes on one embedded database corrupt it in silence
 * (docs/decisions), so it is opened only by who holds this file. The file names its owner by process id and the
 * moment that process began: a dead owner's lock is taken over, a live one's never, however old.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { unlinkSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { databaseWords } from './database-words.ts';

const ownerSchema = z.object({ pid: z.number().int(), began: z.string() });

/** Somebody else has the folder open; the message says who, and what to do. */
export class LockedError extends Error {
  /** @param pid the owner's process id, where it has said it already */
  constructor(path: string, pid?: number) {
    super(databaseWords.locked(path, pid));
    this.name = 'LockedError';
  }
}

/** Takes the lock, or throws `LockedError` with the owner's process id. Gives what lets it go. */
export async function holdLock(path: string): Promise<() => Promise<void>> {
  const me = JSON.stringify({ pid: process.pid, began: await began(process.pid) });
  if (!create(path, me)) {
    await takeOver(path, me);
    await sweepClaims(path);
  }
  const atExit = () => unlinkSync(path);
  process.once('exit', atExit);
  return async () => {
    process.off('exit', atExit);
    await unlink(path);
  };
}

/**
 * Replaces a dead owner's lock. Two processes may try at once, so each first claims the place of that very owner, by a
 * lock of its own whose dead owners are replaced in the same way: only who holds the claim removes the lock, and nobody
 * removes one that was made meanwhile. An owner who died never comes back, so claims that are left over are in nobody's
 * way.
 */
async function takeOver(path: string, me: string): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) {
    const found = await readSigned(path);
    if (found !== undefined) await removeDead(path, found, me);
    if (create(path, me)) return;
  }
  throw new LockedError(path);
}

async function removeDead(path: string, found: string, me: string): Promise<void> {
  const owner = await livingOwner(found);
  if (owner) throw new LockedError(path, owner);
  const claim = claimTo(path, found);
  for (let tries = 0; !create(claim, me); tries++) {
    const other = await readSigned(claim);
    if (other === undefined) continue;
    if (!(await livingOwner(other))) await removeDead(claim, other, me);
    else if (tries === mostTries) throw new LockedError(path);
    else await wait(50);
  }
  try {
    if ((await readSigned(path)) === found) await unlink(path);
  } finally {
    await rm(claim, { force: true });
  }
}

const mostTries = 40;
const claimTo = (path: string, content: string) =>
  `${path}.${createHash('sha256').update(content).digest('hex').slice(0, 12)}`;

/** What those left behind who were killed while they took the lock over: it has another owner now. */
async function sweepClaims(path: string): Promise<void> {
  for (const name of await readdir(dirname(path)))
    if (name.startsWith(`${basename(path)}.`)) await rm(join(dirname(path), name), { force: true });
}

/**
 * Created and written in one go: whoever finds it empty knows that its maker was killed in between, or is about to write.
 */
function create(path: string, content: string): boolean {
  try {
    writeFileSync(path, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (isOf('EEXIST', error)) return false;
    throw error;
  }
}

/** The content of a lock file; empty where its maker did not write it in time, undefined where the file is gone. */
async function readSigned(path: string): Promise<string | undefined> {
  for (let tries = 0; ; tries++) {
    const content = await readFile(path, 'utf8').catch((error: unknown) => {
      if (isOf('ENOENT', error)) return undefined;
      throw error;
    });
    if (content !== '' || tries === 10) return content;
    await wait(50);
  }
}

const isOf = (code: string, error: unknown) => error instanceof Error && 'code' in error && error.code === code;

async function livingOwner(content: string): Promise<number | undefined> {
  const owner = ownerSchema.safeParse(parseOrNothing(content));
  return owner.success && (await began(owner.data.pid)) === owner.data.began ? owner.data.pid : undefined;
}

function parseOrNothing(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    // SyntaxError: its maker was killed while it signed.
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
    // ENOENT, or the status of `ps`: there is no such process.
    return '';
  }
}
