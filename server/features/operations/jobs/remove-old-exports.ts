import { exportDays } from '#contract/entities/own-data.ts';
import { dayMs } from '#contract/time.ts';
import { exportsFolder } from '#server/features/operations/people/places.ts';
import type { Services } from '#server/platform/services.ts';

/** Removes the copies that were kept long enough, and what copying left that broke off. Gives how many. */
export async function removeOldExports({ files }: Pick<Services, 'files'>, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - exportDays * dayMs);
  let removed = 0;
  for await (const { name, modified } of files.list(exportsFolder)) {
    if (modified >= before) continue;
    await files.remove(name);
    removed++;
  }
  return removed;
}
