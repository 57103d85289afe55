/** Takes a copy of the whole platform, from wherever its database can be read. */
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import type { ArchiveHeader, Manifest } from '#server/platform/backup/archive-format.ts';
import { archivePostgres, type Files } from '#server/platform/backup/archive-source.ts';
import { archiveOfServer } from '#server/platform/backup/backup-port.ts';
import { inspectArchive } from '#server/platform/backup/inspect-archive.ts';
import { refuseHalfRestored } from '#server/platform/backup/swap-folders.ts';
import type { Environment } from '#server/platform/environment.ts';
import { isMadeAnew } from '#server/platform/files/keep-files.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { copyWords } from './words.ts';

/** Each frame ends with a checksum of its own. */
const params = { [constants.ZSTD_c_checksumFlag]: 1 };

/**
 * Writes the archive to `path`, readable by its owner alone, reads it back from end to end, and only then gives it its
 * name. `tell` is given a sentence for each step, and `tick` the bytes of each piece.
 * @throws Error in the machine's language where there is nothing to copy, or the path is taken
 */
export async function backup(
  env: Environment,
  path: string,
  { tell, tick }: { tell: (text: string) => void; tick: (bytes: number) => void },
): Promise<{ header: ArchiveHeader; manifest: Manifest }> {
  await refuseHalfRestored(env.DATA_DIR);
  if (existsSync(path)) throw new Error(copyWords.taken(path));
  const unfinished = `${path}.${process.pid}.part`;
  const counted = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      tick(chunk.length);
      yield chunk;
    }
  };
  try {
    const archive = await openArchive(env, tell);
    const file = createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true });
    await pipeline(archive, counted, createZstdCompress({ params }), file);
    tell(copyWords.checking);
    const read = await inspectArchive(unfinished);
    await rename(unfinished, path);
    return read;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Whether the database names files and not one was where the settings say: a wrong place is an empty one, and its copy would be missed on
 * the day that it is needed.
 */
export function lacksFiles({ tablas, archivos }: Manifest): boolean {
  const named = tablas.find(({ nombre }) => nombre === 'files')?.filas ?? 0;
  return named > 0 && archivos.total === 0;
}

/** From PostgreSQL, from the server that runs on the folder, or from the folder itself. */
async function openArchive(env: Environment, tell: (text: string) => void): Promise<AsyncIterable<Uint8Array>> {
  const files: Files = { files: await openFileStore(env), isMadeAnew };
  if (env.DATABASE_URL) {
    tell(copyWords.copyingDatabase);
    return archivePostgres(env.DATABASE_URL, files);
  }
  const served = await archiveOfServer(env.DATA_DIR);
  tell(served ? copyWords.copyingRunning : copyWords.copyingStopped);
  const { archiveFolder } = await import('#server/platform/backup/archive-folder.ts');
  return served ?? archiveFolder(env.DATA_DIR, files);
}
