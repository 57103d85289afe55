import { record } from '#server/events/events.ts';
import { archiveEmbedded } from '#server/platform/backup/archive-source.ts';
import { openBackupPort } from '#server/platform/backup/backup-port.ts';
import { isMadeAnew } from '#server/platform/files/keep-files.ts';
import type { Services } from '#server/platform/services.ts';

/**
 * Lets `npm run backup` take a copy from this process, which alone has the embedded database open; PostgreSQL needs none of
 * this. An entry of the record says that a copy was taken, in the copy as well. Gives what ends it.
 */
export async function offerBackups({ env, database, files }: Services): Promise<() => Promise<void>> {
  if (database.engine === 'postgres') return async () => undefined;
  return openBackupPort(env.DATA_DIR, async function* () {
    await record(database.db, { type: 'system.copied', userId: null });
    yield* archiveEmbedded(database, { files, isMadeAnew });
  });
}
