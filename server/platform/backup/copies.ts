/** The copies that the platform makes by itself: where they lie, what they are called, and which are kept. */
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import type { Environment } from '../environment.ts';
import { ToldError } from '../error-words.ts';
import { openDiskStore } from '../files/disk-store.ts';
import type { FileStore } from '../files/file-store.ts';
import { isS3Address } from '../files/s3-address.ts';
import { backupWords } from './words.ts';

/** Of what is sent to a bucket at once: 10,000 of them are the largest copy, 320 GB. */
const sentBytes = 32 * 1024 * 1024;

export interface CopyName {
  name: string;
  made: Date;
  /** Which key it was encrypted with (cipher.ts). */
  keyId: string;
}

const pattern = /^pliego-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)-([0-9a-f]{16})\.tar\.zst\.cifrada$/;

/** `pliego-2026-11-29-030000-KEY.tar.zst.cifrada`; the time in UTC. */
export function nameOfCopy(made: Date, keyId: string): string {
  const [day = '', time = ''] = made.toISOString().slice(0, 19).split('T');
  return `pliego-${day}-${time.replaceAll(':', '')}-${keyId}.tar.zst.cifrada`;
}

/** What a name says; undefined where it is not one of ours, whatever lies beside. */
export function readCopyName(name: string): CopyName | undefined {
  const [, day, hours, minutes, seconds, keyId] = pattern.exec(name) ?? [];
  if (day === undefined || keyId === undefined) return undefined;
  const made = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(made.getTime()) ? undefined : { name, made, keyId };
}

/**
 * The folder or bucket of `BACKUP_TO`. A folder has to be there: where a disk is not mounted, one that was made would fill the wrong disk.
 * @throws ToldError in words
 */
export async function openCopyStore({ BACKUP_TO = '' }: Pick<Environment, 'BACKUP_TO'>): Promise<FileStore> {
  if (isS3Address(BACKUP_TO)) {
    const { openS3Store } = await import('../files/s3-store.ts');
    return openS3Store(BACKUP_TO, undefined, { setting: 'BACKUP_TO', partSize: sentBytes });
  }
  // ENOENT, or a folder that this user may not look into.
  const folder = await stat(BACKUP_TO).catch(() => undefined);
  if (!folder?.isDirectory()) throw new ToldError(backupWords.noFolder(BACKUP_TO));
  await access(BACKUP_TO, constants.W_OK).catch((cause: unknown) => {
    throw new ToldError(backupWords.notWritable(BACKUP_TO), { cause });
  });
  return openDiskStore(BACKUP_TO);
}

/** The copies that there are, the newest first. */
export async function listCopies(store: Pick<FileStore, 'list'>): Promise<CopyName[]> {
  const found: CopyName[] = [];
  for await (const { name } of store.list('')) found.push(...[readCopyName(name) ?? []].flat());
  return found.sort((one, other) => other.made.getTime() - one.made.getTime());
}

/** How many days, weeks and months have a copy each that is kept. */
export interface KeepRule {
  days: number;
  weeks: number;
  months: number;
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const monthOf = (date: Date) => date.toISOString().slice(0, 7);
/** The Monday that it begins with. */
const weekOf = (date: Date) => {
  const monday = new Date(date);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return dayOf(monday);
};

/**
 * Which copies the rule gives up: kept is the newest of each of the last days that have one, weeks and months alike. Counted by
 * copies and not by the clock, so that one that jumps takes none with it.
 */
export function givenUp(copies: readonly CopyName[], { days, weeks, months }: KeepRule): CopyName[] {
  const kept = new Set<CopyName>();
  const newestFirst = [...copies].sort((one, other) => other.made.getTime() - one.made.getTime());
  for (const [most, spanOf] of [
    [days, dayOf],
    [weeks, weekOf],
    [months, monthOf],
  ] as const) {
    const spans = new Set<string>();
    for (const copy of newestFirst) {
      const span = spanOf(copy.made);
      if (spans.has(span)) continue;
      if (spans.size === most) break;
      spans.add(span);
      kept.add(copy);
    }
  }
  return newestFirst.filter((copy) => !kept.has(copy));
}

/** For how many days at most a copy lies there where one is made each night. */
export const longestKept = ({ days, weeks, months }: KeepRule): number => Math.max(days, 7 * weeks, 31 * months);
