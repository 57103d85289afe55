/** The data folder before anything is opened in it: it is there, it can be written, and its disk has room to start. */
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dataFolderWords } from './data-folder-words.ts';
import { wordsOfError } from './error-words.ts';
import { machineLanguage } from './machine-words.ts';

const MB = 1_000_000;
/** Free bytes without which the database stops in the middle of its start: a new one takes 45 MB, one that is there its log. */
const leastFree = { new: 100 * MB, existing: 32 * MB };
/** What is written to see whether writing works. */
const sample = Buffer.alloc(64 * 1024);

/** Throws an error with a sentence for whoever runs the machine where the folder cannot be made, or cannot be used. */
export function makeDataFolder(dataDir: string): void {
  if (!existsSync(dataDir)) makeStepwise(dataDir);
  const { bavail, bsize } = statfsSync(dataDir);
  const needed = existsSync(join(dataDir, 'database')) ? leastFree.existing : leastFree.new;
  if (bavail * bsize < needed) throw new Error(dataFolderWords.almostFull(dataDir, inMB(bavail * bsize), inMB(needed)));
  tryWriting(dataDir);
}

const inMB = (bytes: number) =>
  new Intl.NumberFormat(machineLanguage, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 }).format(
    bytes / MB,
  );

/** Level by level: where the system refuses as `/proc` does, Node's own recursive making never ends. */
function makeStepwise(dataDir: string): void {
  const missing: string[] = [];
  for (let path = dataDir; !existsSync(path); path = dirname(path)) missing.unshift(path);
  try {
    for (const path of missing) mkdirSync(path);
  } catch (error) {
    // Nobody else's loss: what was made of it is empty.
    const isRefusedByPlace = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    const why = isRefusedByPlace ? dataFolderWords.noParent(dirname(missing[0] ?? dataDir)) : wordsOfError(error);
    throw new Error(dataFolderWords.notMade(dataDir, why ?? String(error)));
  }
}

/** The rights of a folder promise what its disk may refuse: it is mounted to be read, a quota is used up, it is broken. */
function tryWriting(dataDir: string): void {
  const path = join(dataDir, `.${process.pid}.started`);
  try {
    const file = openSync(path, 'w', 0o600);
    try {
      writeSync(file, sample);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw new Error(dataFolderWords.notWritten(dataDir, wordsOfError(error) ?? String(error)));
  } finally {
    rmSync(path, { force: true });
  }
}
