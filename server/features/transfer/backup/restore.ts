/** Puts an archive in the place of a platform: whole, or not at all. */

import { record } from '#server/events/events.ts';
import { verifyRecord } from '#server/features/administration/activity/verify.ts';
import { inspectArchive } from '#server/platform/backup/inspect-archive.ts';
import { loadArchive } from '#server/platform/backup/load-archive.ts';
import { type ArchivePlace, archiveFile } from '#server/platform/backup/read-archive.ts';
import type { Fill } from '#server/platform/backup/restore-target.ts';
import { forget, readNote, refuseHalfRestored, swapFolders } from '#server/platform/backup/swap-folders.ts';
import type { Environment } from '#server/platform/environment.ts';
import { findMissingPictures, findWrongFiles } from './queries.ts';
import { copyWords } from './words.ts';

export interface RestoreChoices {
  /** Puts the platform that is there aside; without it, a restore over one is refused. */
  replace: boolean;
  /** Restores also what was taken from a platform whose record or files had faults already. */
  acceptFaults: boolean;
  /** The copy is only read, and removed again: its activity record gets no entry of it. */
  isForReading?: boolean;
}

export interface Restored {
  /** The folder, or the schema, where the platform before is; undefined where there was none. */
  aside: string | undefined;
  /** In the machine's language; nothing that keeps the platform from working. */
  warnings: string[];
  /** The end of the activity record's chain as it was copied, `PLACE:HASH`; undefined where it is empty. */
  head: string | undefined;
}

/** What was restored is not whole; nothing has been changed. */
export class FaultyArchive extends Error {
  constructor(faults: readonly string[]) {
    super(`${copyWords.faulty}\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'FaultyArchive';
  }
}

/**
 * Restores. `tell` is given a sentence for each step, and `tick` is called with each piece that is loaded.
 * @throws ArchiveError, OccupiedError, LockedError and FaultyArchive, before anything is changed
 */
export async function restore(
  env: Environment,
  from: ArchivePlace | string,
  { replace, acceptFaults, isForReading = false }: RestoreChoices,
  { tell, tick }: { tell: (text: string) => void; tick: () => void },
): Promise<Restored> {
  await refuseHalfRestored(env.DATA_DIR);
  const path = typeof from === 'string' ? archiveFile(from, env.BACKUP_KEY) : from;
  tell(copyWords.checkingAll);
  const { header, manifest } = await inspectArchive(path, tick);
  const warnings: string[] = [];
  let head: string | undefined;
  const fill: Fill = async ({ db, files }) => {
    tell(copyWords.loading);
    await loadArchive({ path, manifest, db, files, progress: tick });
    tell(copyWords.verifying);
    const { fallos, cabeza } = await verifyRecord({ db });
    head = cabeza ? `${cabeza.posicion}:${cabeza.hash}` : undefined;
    const faults = [...fallos.map(copyWords.recordFault), ...(await findWrongFiles(db)).map(copyWords.wrongFile)];
    if (faults.length > 0 && !acceptFaults) throw new FaultyArchive(faults);
    if (!isForReading) await record(db, { type: 'system.restored', userId: null, datos: { fecha: header.creada } });
    warnings.push(...faults, ...(await findMissingPictures(db)).map(copyWords.missingPicture));
  };
  const aside = await restoreInto(env, { env, replace, fill });
  return { aside, warnings, head };
}

async function restoreInto(env: Environment, target: { env: Environment; replace: boolean; fill: Fill }) {
  // Only one engine's code is loaded.
  if (!env.DATABASE_URL) return (await import('#server/platform/backup/restore-embedded.ts')).restoreEmbedded(target);
  const { restorePostgres } = await import('#server/platform/backup/restore-postgres.ts');
  return restorePostgres(target, env.DATABASE_URL);
}

/** Does the rest of a restore that was cut short in its last step. Says what became of it: there was none, done, or undone. */
export async function finishRestore(env: Environment): Promise<'nothing' | 'done' | 'undone'> {
  const note = await readNote(env.DATA_DIR);
  if (!note) return 'nothing';
  const { wasCommitted } = await import('#server/platform/backup/restore-postgres.ts');
  if (env.DATABASE_URL && !(await wasCommitted(env.DATABASE_URL, note))) {
    await forget(env.DATA_DIR);
    return 'undone';
  }
  await swapFolders(env.DATA_DIR, note);
  return 'done';
}
