import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { Publication } from '#contract/entities/publication.ts';
import { refuse } from '#contract/refuse.ts';
import type { Services } from '#server/platform/services.ts';
import { canRead, canReadVersion, type Viewer } from '#server/policy/index.ts';
import { presentPublication, presentVersion } from './present.ts';
import { findWork, lockWork, type Work } from './queries.ts';
import { findText, findVersion, findVersions } from './text-queries.ts';

/** The work, if the viewer may know of it. Throws `no_encontrado`, the same for what is not there and what is not theirs. */
export async function readableWork({ db }: Services, viewer: Viewer, id: string): Promise<Work> {
  const work = await findWork(db, id);
  if (!work || !canRead(viewer, work)) throw refuse('no_encontrado');
  return work;
}

/** The same, its row locked for the transaction that the caller is in. */
export async function lockReadableWork({ db }: Services, viewer: Viewer, id: string): Promise<Work> {
  const work = await lockWork(db, id);
  if (!work || !canRead(viewer, work)) throw refuse('no_encontrado');
  return work;
}

/** A whole work as the viewer may see it. */
export async function readPublication(services: Services, viewer: Viewer, id: string): Promise<Publication> {
  return presentWithText(services, viewer, await readableWork(services, viewer, id));
}

/** The same of a work that was found to be theirs to read. */
export const presentWithText = async (services: Services, viewer: Viewer, work: Work): Promise<Publication> =>
  presentPublication(services, work, await findText(services.db, work), viewer);

/** The versions that the viewer may read, the last first. Throws `no_encontrado`. */
export async function readVersions(services: Services, viewer: Viewer, id: string) {
  const work = await readableWork(services, viewer, id);
  const rows = (await findVersions(services.db, id)).filter(({ numero }) => canReadVersion(viewer, work, numero));
  return { versions: rows.map((row) => ({ ...row, fecha: row.fecha.toISOString() })) };
}

/** One submitted version, whole. Throws `no_encontrado`, also where the viewer may read the work but not that version. */
export async function readVersion(
  services: Services,
  viewer: Viewer,
  id: string,
  numero: number,
): Promise<CallAnswer<Calls['getVersion']>> {
  const work = await readableWork(services, viewer, id);
  const row = canReadVersion(viewer, work, numero) && (await findVersion(services.db, id, numero));
  if (!row) throw refuse('no_encontrado');
  return presentVersion(services, work, row, viewer);
}
