import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { findChapters } from '#server/features/publications/chapter-queries.ts';
import type { Services } from '#server/platform/services.ts';
import { isPublic, type Viewer } from '#server/policy/index.ts';
import { readExportedWork } from './read-exported-work.ts';

/**
 * The chapters of a published book that are works of their own, in order, each as the viewer may see it: of one under embargo what tells
 * of it. `site`: the beginning of this site's addresses, '' where it is not known.
 */
export async function readExportedChapters(
  services: Services,
  viewer: Viewer,
  id: string,
  site: string,
): Promise<ExportedWork[]> {
  const works: ExportedWork[] = [];
  for (const { work } of await findChapters(services.db, id))
    if (isPublic(work)) works.push(await readExportedWork(services, viewer, work.id, { site }));
  return works;
}
