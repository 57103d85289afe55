/** Makes one copy of the whole platform in the place of `BACKUP_TO`, encrypted, and lets the old ones go that the rule gives up. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { z } from 'zod';
import { archiveEmbedded, archivePostgres } from '#server/platform/backup/archive-source.ts';
import { encrypted, keyIdOf } from '#server/platform/backup/cipher.ts';
import { givenUp, listCopies, nameOfCopy, openCopyStore } from '#server/platform/backup/copies.ts';
import { inspectArchive } from '#server/platform/backup/inspect-archive.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import type { Environment } from '#server/platform/environment.ts';
import { sayError, ToldError } from '#server/platform/error-words.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { isMadeAnew } from '#server/platform/files/keep-files.ts';
import { log } from '#server/platform/log/log.ts';
import { lacksFiles } from '../backup.ts';
import { copyWords } from '../words.ts';
import { copyFrom } from './stored-copy.ts';

/** What is known of a copy once it is whole; `bytes` as it lies there. */
export const madeCopySchema = z.object({
  nombre: z.string(),
  clave: z.string(),
  bytes: z.number(),
  tablas: z.number(),
  filas: z.number(),
  archivos: z.number(),
  /** Old ones that were let go. */
  retiradas: z.number(),
});
export type MadeCopy = z.infer<typeof madeCopySchema>;

interface Source {
  env: Environment;
  database: Pick<OpenDatabase, 'engine' | 'db' | 'transact'>;
  files: Pick<FileStore, 'list' | 'get'>;
}

/** Each frame ends with a checksum of its own. */
const params = { [constants.ZSTD_c_checksumFlag]: 1 };

/**
 * Writes it under a name that it has when all of it is there, reads it back from end to end, and only then lets old ones go.
 * @throws ToldError in words, as that there is no room; nothing is left of the copy then, and the old ones stay
 */
export async function makeCopy(source: Source, signal: AbortSignal): Promise<MadeCopy> {
  try {
    return await make(source, signal);
  } catch (error) {
    signal.throwIfAborted();
    throw new ToldError(sayError(error));
  }
}

async function make({ env, database, files }: Source, signal: AbortSignal): Promise<MadeCopy> {
  const key = env.BACKUP_KEY ?? '';
  const store = await openCopyStore(env);
  // What a killed process left; not every object store knows the question, and a copy is worth more.
  const letGo = store.removeUnfinished(new Date());
  await letGo.catch((err) => log.warn({ err }, 'taking away what is left of unfinished backups'));
  const clave = await keyIdOf(key);
  const nombre = nameOfCopy(new Date(), clave);
  const archive = env.DATABASE_URL
    ? archivePostgres(env.DATABASE_URL, { files, isMadeAnew })
    : archiveEmbedded(database, { files, isMadeAnew });
  await store.put(nombre, stoppable(encrypted(key, compressed(archive)), signal));
  try {
    const { manifest } = await inspectArchive(copyFrom(store, nombre, key), () => signal.throwIfAborted());
    if (lacksFiles(manifest)) throw new ToldError(copyWords.withoutFiles(env.S3_URL ? 'S3_URL' : 'DATA_DIR'));
    const bytes = (await store.get(nombre))?.bytes ?? 0;
    const old = givenUp(await listCopies(store), env.BACKUP_KEEP).filter(({ name }) => name !== nombre);
    for (const { name } of old) await store.remove(name);
    const filas = manifest.tablas.reduce((sum, table) => sum + table.filas, 0);
    const { total: archivos } = manifest.archivos;
    return { nombre, clave, bytes, tablas: manifest.tablas.length, filas, archivos, retiradas: old.length };
  } catch (error) {
    await store.remove(nombre);
    throw error;
  }
}

async function* compressed(archive: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const packed = createZstdCompress({ params });
  const done = pipeline(Readable.from(archive, { objectMode: false }), packed);
  // What goes wrong in it ends the reading below, too.
  done.catch(() => undefined);
  yield* packed;
  await done;
}

async function* stoppable(bytes: AsyncIterable<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    signal.throwIfAborted();
    yield chunk;
  }
}
