/**
 * Files of loads are kept while they are of use and no longer: a press's past may be ten GiB, and stands among its works once it is
 * published. Lines, report and undoing need none of them, and stay.
 */
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { loadFileDays } from '#contract/loads.ts';
import { dayMs } from '#contract/time.ts';
import { removeOldOrganisations } from '#server/features/journals/organisations/load.ts';
import { loadsFolder } from '#server/platform/files/places.ts';
import { removeUnknown } from '#server/platform/files/remove-unknown.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteLoadFiles, findKnownLoadFiles, findLeftAlone, lockLoad, updateLoad } from './queries.ts';

const atOnce = 100;

/** Forgets the files of loads that were left alone long enough, and removes what no load knows of. Gives how many files. */
export async function removeOldLoadFiles(
  { db, files, transact }: Pick<Services, 'db' | 'files' | 'transact'>,
  now = new Date(),
): Promise<number> {
  // Ids of files say when they came.
  const before = uuid({ msecs: now.getTime() - loadFileDays * dayMs, random: new Uint8Array(16), seq: 0 });
  for (let left = await findLeftAlone(db, before, atOnce); left.length > 0; ) {
    for (const id of left)
      await transact(async () => {
        await lockLoad(db, id);
        // Somebody may have begun something meanwhile.
        if ((await findLeftAlone(db, before, 1, id)).length === 0) return;
        await deleteLoadFiles(db, id);
        await updateLoad(db, id, { comprobada: false });
      });
    left = left.length < atOnce ? [] : await findLeftAlone(db, before, atOnce);
  }
  return removeUnknown(files, loadsFolder, (ids) => findKnownLoadFiles(db, ids), now);
}

/** Once a day, with what loads of organisations left. Its result: how many files of each went. */
export const removingLoadFiles = defineJob({
  tipo: 'cargas.limpiar',
  datos: z.object({}),
  tries: 3,
  everyMs: dayMs,
  work: async (services: Services, { signal }) => ({
    archivos: await removeOldLoadFiles(services),
    organizaciones: await removeOldOrganisations(services, signal),
  }),
});
