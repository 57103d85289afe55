import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { exportDays } from '#contract/entities/own-data.ts';
import { packageLimits } from '#contract/packages.ts';
import { dayMs } from '#contract/time.ts';
import { correctJournals } from '#server/features/catalogue/journal-totals.ts';
import { removeUnmadePictures } from '#server/features/files/remove-unmade.ts';
import { removeUnreferencedReviewFiles } from '#server/features/reviewing/remove-unreferenced.ts';
import { removeOldPassingFolders } from '#server/platform/files/passing-folders.ts';
import { exportsFolder, packagesFolder } from '#server/platform/files/places.ts';
import { defineJob } from '#server/platform/jobs/kind.ts';
import type { Services } from '#server/platform/services.ts';
import { prunings } from './cleaning-queries.ts';

/** Rows that one statement deletes, and the pause after it: nobody waits for a cleaning. */
const step = 500;
const pauseMs = 20;

/** Once a day, deletes what is of no more use, and corrects what is counted. Its result: how many rows, and files, of each. */
export const cleaning = defineJob({
  tipo: 'limpieza',
  datos: z.object({}),
  tries: 3,
  everyMs: dayMs,
  work: async (services: Services, { signal, progress }) => ({
    ...(await clean(services, signal, progress)),
    adjuntos: await removeUnreferencedReviewFiles(services),
    imagenes: await removeUnmadePictures(services),
    copias: await removeOldExports(services),
    temporales: await removeOldPassingFolders(),
    paquetes: await removeOldPackages(services),
    recuentos: await correctCounts(services),
  }),
});

/** Every pruning in bounded steps until nothing is left of it, by how long the settings keep it. Gives the rows deleted, by the pruning's name. */
export async function clean(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  signal: AbortSignal,
  progress: (parte: number) => void = () => {},
): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  const kept = settings.get();
  for (const [index, { nombre, prune }] of prunings.entries()) {
    let total = 0;
    for (let rows = step; rows === step; total += rows) {
      signal.throwIfAborted();
      rows = await prune(db, step, kept);
      if (rows === step) await wait(pauseMs);
    }
    deleted[nombre] = total;
    progress((index + 1) / prunings.length);
  }
  return deleted;
}

/** Gives of how many journals the kept count of published works was wrong. */
export async function correctCounts(services: Pick<Services, 'db' | 'transact' | 'log'>): Promise<number> {
  const revistas = await correctJournals(services);
  if (revistas > 0) services.log.warn({ revistas }, 'correcting the kept counts of published works by journal');
  return revistas;
}

/** Removes the copies that were kept long enough, and what copying left that broke off. Gives how many. */
export const removeOldExports = (services: Pick<Services, 'files'>, now?: Date): Promise<number> =>
  removeOld(services, exportsFolder, exportDays, now);

/** The same of packages for indices. */
export const removeOldPackages = (services: Pick<Services, 'files'>, now?: Date): Promise<number> =>
  removeOld(services, packagesFolder, packageLimits.days, now);

async function removeOld(
  { files }: Pick<Services, 'files'>,
  folder: string,
  days: number,
  now = new Date(),
): Promise<number> {
  const before = new Date(now.getTime() - days * dayMs);
  let removed = 0;
  for await (const { name, modified } of files.list(folder)) {
    if (modified >= before) continue;
    await files.remove(name);
    removed++;
  }
  return removed;
}
