import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { refuse } from '#contract/refuse.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { readableWork } from '#server/features/publications/read.ts';
import type { Services } from '#server/platform/services.ts';
import { canReadFile, canReadText, canReadVersion, getsCopies, type Viewer } from '#server/policy/index.ts';
import { offeredCopies } from './offered-copies.ts';
import { presentCopy, presentFile } from './present.ts';
import { findDraftFiles, findSubmittedFiles, findVersionFiles } from './queries.ts';

/**
 * The files of a work that the viewer may have: of the draft, of the version that is under way or published, or of the
 * version asked for; or copies of them that name nobody. Throws `no_encontrado` where they may not read the work or that version.
 */
export async function listFiles(
  services: Services,
  viewer: Viewer,
  workId: string,
  version: number | undefined,
): Promise<CallAnswer<Calls['listFiles']>> {
  const { db } = services;
  const work = await readableWork(services, viewer, workId);
  // Its page stands, and offers nothing.
  if (version === undefined && !canReadText(viewer, work)) return { files: [] };
  const numero = version ?? standingVersion(work);
  if (numero !== undefined && (numero > work.versionActual || !canReadVersion(viewer, work, numero)))
    throw refuse('no_encontrado');
  const rows = await (numero === undefined ? findDraftFiles(db, workId) : findVersionFiles(db, workId, numero));
  const readable = rows.filter(({ clase }) => canReadFile(viewer, work, clase));
  if (!getsCopies(viewer, work)) return { files: readable.map(presentFile) };
  const { copies, enPreparacion } = await offeredCopies(services, readable);
  const files = readable.flatMap((row) => {
    const copy = copies.get(row.id);
    return copy ? [presentCopy(row, copy)] : [];
  });
  return { files, ...(enPreparacion > 0 && { enPreparacion }) };
}

/** The version that a work stands as now; undefined while it is a draft. */
export const standingVersion = ({ estado, versionActual }: Pick<Work, 'estado' | 'versionActual'>) =>
  estado === 'BORRADOR' ? undefined : versionActual;

/**
 * The files of a work as it stands, and all those by whose order copies are named: those of versions, then those of the
 * draft.
 */
export async function submittedFilesOf({ db }: Services, work: Work) {
  const numero = standingVersion(work);
  const files = await (numero === undefined ? findDraftFiles(db, work.id) : findVersionFiles(db, work.id, numero));
  const kept = await findSubmittedFiles(db, work.id);
  return { files, submitted: [...kept, ...files.filter(({ id }) => !kept.some((each) => each.id === id))] };
}
