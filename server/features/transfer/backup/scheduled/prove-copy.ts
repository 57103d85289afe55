/**
 * Proves a copy by restoring it: into an embedded database that is thrown away, whatever engine the platform has. Its rows are counted, the
 * activity record's chain is verified, and each file that the database names is held to its hash; files themselves are read and not kept.
 */
import { z } from 'zod';
import { verifyRecord } from '#server/features/administration/activity/verify.ts';
import { openCopyStore } from '#server/platform/backup/copies.ts';
import { inspectArchive } from '#server/platform/backup/inspect-archive.ts';
import { loadArchive } from '#server/platform/backup/load-archive.ts';
import { isNewest } from '#server/platform/backup/migration-level.ts';
import type { ArchivePlace } from '#server/platform/backup/read-archive.ts';
import { inThrowawayDatabase } from '#server/platform/backup/throwaway-database.ts';
import type { Environment } from '#server/platform/environment.ts';
import { countRestored, findWrongFiles } from '../queries.ts';
import { FaultyArchive } from '../restore.ts';
import { copyWords } from '../words.ts';
import { copyFrom } from './stored-copy.ts';

export const provenCopySchema = z.object({ nombre: z.string(), filas: z.number(), archivos: z.number() });
export type ProvenCopy = z.infer<typeof provenCopySchema>;

/** Proves the copy of this name in the place of `BACKUP_TO`. Throws ArchiveError and FaultyArchive where it could not be restored. */
export async function proveCopy(
  env: Pick<Environment, 'BACKUP_TO' | 'BACKUP_KEY'>,
  nombre: string,
): Promise<ProvenCopy> {
  const store = await openCopyStore(env);
  return { nombre, ...(await proveArchive(copyFrom(store, nombre, env.BACKUP_KEY))) };
}

export async function proveArchive(path: ArchivePlace): Promise<Omit<ProvenCopy, 'nombre'>> {
  const { header, manifest } = await inspectArchive(path);
  return inThrowawayDatabase(async (db) => {
    await loadArchive({ path, manifest, db, files: { put: readToEnd }, progress: () => undefined });
    const { fallos } = await verifyRecord({ db });
    const faults = [...fallos.map(copyWords.recordFault), ...(await findWrongFiles(db)).map(copyWords.wrongFile)];
    // What later migrations made of the rows is no fault of the copy.
    const counted = (await isNewest(header.migracion)) ? manifest.tablas : [];
    for (const { nombre, filas } of counted) {
      const restored = await countRestored(db, nombre);
      if (restored !== filas) faults.push(copyWords.wrongCount(nombre, filas, restored));
    }
    if (faults.length > 0) throw new FaultyArchive(faults);
    const filas = manifest.tablas.reduce((sum, table) => sum + table.filas, 0);
    return { filas, archivos: manifest.archivos.total };
  });
}

/** What its hash is taken of on the way is not stored. */
async function readToEnd(_: string, content: Uint8Array | string | AsyncIterable<Uint8Array>): Promise<void> {
  if (typeof content === 'string' || content instanceof Uint8Array) return;
  for await (const _ of content);
}
