import { record } from '#server/events/events.ts';
import { archiveEmbedded } from '#server/platform/backup/archive-source.ts';
import { openDoor } from '#server/platform/backup/door.ts';
import { isMadeAnew } from '#server/platform/files/keep-files.ts';
import type { Services } from '#server/platform/services.ts';

/**
 * Lets `npm run backup` take a copy from this process (an entry of the record says so, also in the copy), which has the embedded database open; PostgreSQL takes others. Gives
 * what ends it.
 */
export async function openBackupDoor({ env, database, files }: Services): Promise<() => Promise<void>> {
  if (database.engine === 'postgres') return async () => undefined;
  return openDoor(env.DATA_DIR, async function* () {
    await record(database.db, { type: 'system.copied', userId: null });
    yield* archiveEmbedded(database, { files, isMadeAnew });
  });
}
