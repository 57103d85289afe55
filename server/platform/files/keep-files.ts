/** Files are not taken away while a backup is under way. */
import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { minuteMs } from '#contract/time.ts';
import { areFilesHeld } from '#server/platform/backup/hold-files.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import type { FileStore } from './file-store.ts';
import { drawnFolder, filesFolder, pdfsFolder } from './places.ts';

/** Kept PDFs and pictures made from works are made again when they are asked for (documents/pdf, documents/pictures). */
export const isMadeAnew = (place: string): boolean => place.startsWith(pdfsFolder) || place.startsWith(drawnFolder);

/**
 * Works' files and pictures, which the removal of unreferenced files finds again within the hour. A picture may be put back
 * under its name meanwhile, so that it must not be left to a job.
 */
const isFoundAgain = (place: string) => place.startsWith(filesFolder) || isUuid(place.split('/')[0]);

/** The same store; while a backup is under way, what is removed stays until it has ended. */
export function keepWhileHeld(files: FileStore, database: Pick<OpenDatabase, 'engine' | 'db'>): FileStore {
  return {
    ...files,
    remove: async (place) => {
      if (isMadeAnew(place) || !(await areFilesHeld(database))) await files.remove(place);
      else if (!isFoundAgain(place)) await enqueue(database.db, removal, { archivo: place }, { afterMs: minuteMs });
    },
  };
}

/** The removal that waited; where another backup is under way, it waits for that one too. */
export const removal = defineJob({
  tipo: 'retirar-archivo',
  datos: z.object({ archivo: z.string() }),
  tries: 8,
  work: async ({ files }: { files: FileStore }, { datos: { archivo } }) => files.remove(archivo),
});
