import { refuse } from '#contract/refuse.ts';
import { readableWork } from '#server/features/publications/read.ts';
import type { Services } from '#server/platform/services.ts';
import { canReadFile, canReadVersion, type Viewer } from '#server/policy/index.ts';
import { standingVersion } from './list.ts';
import { type FileRow, findFile, findVersionsOf } from './queries.ts';

/** A file with the work that it goes with. Throws `no_encontrado` where the viewer may not have it. */
export async function offeredFile(services: Services, viewer: Viewer, id: string) {
  const file = await findFile(services.db, id);
  if (!file) throw refuse('no_encontrado');
  const work = await readableWork(services, viewer, file.publicacionId);
  const inDraft = standingVersion(work) === undefined && !file.fechaRetirado;
  const isOffered =
    inDraft || (await findVersionsOf(services.db, id)).some((numero) => canReadVersion(viewer, work, numero));
  if (!isOffered || !canReadFile(viewer, work, file.clase)) throw refuse('no_encontrado');
  return { file, work };
}

/** A file that was published with its work. Throws `no_encontrado` where it was not. */
export const publicFile = async (services: Services, id: string): Promise<FileRow> =>
  (await offeredFile(services, null, id)).file;
