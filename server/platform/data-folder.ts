/**
 * The data folder is its owner's alone: folders 0700, files 0600, from their first byte. It holds unpublished works, who
 * reviews what, and the keys that sign log-ins. A folder that an earlier version left open is closed at start.
 */
import { accessSync, chmodSync, constants, existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { basename, join, parse } from 'node:path';
import { dataFolderWords } from './data-folder-words.ts';
import { wordsOfError } from './error-words.ts';

/** What Pliego itself puts there (README, docs/backup.md). */
const isOurs = (name: string) =>
  /^(database|files|backups|restoring|before_restore_\w+|database\.lock.*|(backup-door|restore-pending)\.json)$/.test(
    name,
  );
/** Of others: permissions of group and everybody else. */
const others = 0o077;
/** Entries closed between two turns of the event loop, after the start. */
const batch = 200;

/** How much was closed, and how much could not be: it is somebody else's, or its disk keeps no permissions. */
interface Closed {
  entries: number;
  stuck: number;
}

/**
 * From here on this process, and those it starts, create files that only their owner can read; and what is in the folder
 * already is closed to others, for at most so long, the rest being left for later. `tell` is given a sentence where that
 * changed anything. Throws where this user cannot write to the folder or to the database in it. Does nothing about
 * permissions on Windows, whose permissions are others.
 */
export function protectDataFolder(dataDir: string, tell = toTerminal, patienceMs = 3000): void {
  process.umask(others);
  if (process.getuid === undefined || !existsSync(dataDir)) return;
  if (!statSync(dataDir).isDirectory()) throw new Error(dataFolderWords.notAFolder(dataDir));
  const closed: Closed = { entries: 0, stuck: 0 };
  const work = closeFolder(dataDir, closed);
  const isDone = workUntil(work, performance.now() + patienceMs);
  for (const line of report(dataDir, closed, isDone)) tell(line);
  if (!isDone) workOn(work, closed, tell);
}

const toTerminal = (line: string) => void process.stderr.write(`${line}\n`);

/**
 * Closes permissions step by step, the most important first: the folder itself, then our folders in it, then all that is
 * in those. Where somebody else has folders in it too, the folder itself and theirs stay as they are, and only ours are
 * closed.
 */
function* closeFolder(dataDir: string, closed: Closed): Generator<void> {
  const refuse = refusalFor(dataDir);
  if (!canWrite(dataDir)) refuse(dataDir);
  const entries = readdirSync(dataDir, { withFileTypes: true });
  const isShared =
    dataDir === parse(dataDir).root ||
    dataDir === homedir() ||
    entries.some((entry) => entry.isDirectory() && !isOurs(entry.name) && !isUsual(entry.name));
  const parts = entries.map(({ name }) => name).filter((name) => !isShared || isOurs(name));
  // The keys first.
  parts.sort((a, b) => Number(b === 'database') - Number(a === 'database'));
  const places = parts.map((name) => join(dataDir, name));
  // A part may be a link to another disk; links further down are left alone.
  for (const place of isShared ? places : [dataDir, ...places]) close(place, closed, statSync);
  for (const place of places) yield* closeBelow(place, closed, isNeeded(basename(place)) ? refuse : () => {});
}

/** Of a disk that is mounted there, and hidden ones. */
const isUsual = (name: string) => name === 'lost+found' || name.startsWith('.');
/** Without which nothing works. */
const isNeeded = (name: string) => name === 'database' || name === 'files';

function* closeBelow(folder: string, closed: Closed, refuse: (path: string) => void): Generator<void> {
  const needsAll = basename(folder) === 'database';
  const walk = function* (below: string): Generator<void> {
    for (const entry of entriesOf(below, refuse)) {
      yield;
      const path = join(below, entry.name);
      close(path, closed, lstatSync);
      if (entry.isDirectory()) yield* walk(path);
      else if (needsAll && entry.isFile() && !canWrite(path)) refuse(path);
    }
  };
  yield* walk(folder);
}

/** What a folder holds; nothing where it is none, or has been taken away by another process of the platform. */
function entriesOf(folder: string, refuse: (path: string) => void) {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  if (!canWrite(folder)) {
    refuse(folder);
    return [];
  }
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}

function close(path: string, closed: Closed, statOf: typeof statSync): void {
  const found = statOf(path, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink() || (found.mode & others) === 0) return;
  try {
    chmodSync(path, found.mode & (found.isDirectory() ? 0o7700 : 0o600));
    if ((statSync(path).mode & others) === 0) closed.entries++;
    else closed.stuck++;
  } catch (error) {
    if (!isGone(error)) closed.stuck++;
  }
}

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;
const isGone = (error: unknown) => hasCode(error, 'ENOENT');

/** Whoever owns it: a disk of the network may show another owner, and let us write all the same. */
const canWrite = (path: string) => refusedBy(path) === undefined;

/** Why the system does not let this user read and write it; undefined where it does. */
function refusedBy(path: string): unknown {
  const { R_OK, W_OK, X_OK } = constants;
  try {
    accessSync(path, R_OK | W_OK | (statSync(path).isDirectory() ? X_OK : 0));
    return undefined;
  } catch (error) {
    return isGone(error) ? undefined : error;
  }
}

const refusalFor = (dataDir: string) => (path: string) => {
  const why = refusedBy(path);
  // No permissions help on a disk that is mounted to be read.
  if (hasCode(why, 'EROFS')) throw new Error(dataFolderWords.notWritten(dataDir, wordsOfError(why) ?? String(why)));
  const place = path === dataDir ? dataFolderWords.folder(dataDir) : dataFolderWords.within(path);
  const { uid } = statSync(path);
  if (uid === process.getuid?.()) throw new Error(dataFolderWords.noPermission(place, dataDir));
  throw new Error(dataFolderWords.ofAnother(place, { dataDir, uid, own: ownName() }));
};

/** Of this process's user; its number where the machine has no name for it. */
function ownName(): string {
  try {
    return userInfo().username;
  } catch {
    // ENOENT: this number has no name here, as in many containers.
    return String(process.getuid?.());
  }
}

function workUntil(work: Generator<void>, end: number): boolean {
  do {
    for (let step = 0; step < batch; step++) if (work.next().done) return true;
  } while (performance.now() < end);
  return false;
}

/** The rest, beside the platform's work. What goes wrong there is told, and closes nothing else. */
function workOn(work: Generator<void>, closed: Closed, tell: (line: string) => void): void {
  setTimeout(() => {
    try {
      for (let step = 0; step < batch; step++)
        if (work.next().done) return tell(dataFolderWords.allClosed(closed.entries));
      workOn(work, closed, tell);
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error));
    }
  }, 5).unref();
}

function* report(dataDir: string, { entries, stuck }: Closed, isDone: boolean): Generator<string> {
  if (entries > 0) yield dataFolderWords.closed(dataDir, entries, isDone);
  if (stuck > 0) yield dataFolderWords.stuck(dataDir, stuck);
}
