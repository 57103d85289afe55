import type { Work } from '#server/features/publications/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { presentVersion } from './list.ts';
import { findDraftFiles, findSubmittedFiles, findVersionFiles } from './queries.ts';

/** The files of a work as it stands, and all that count where copies are named: those of versions, then those of the draft. */
export async function submittedFilesOf({ db }: Services, work: Work) {
  const numero = presentVersion(work);
  const files = await (numero === undefined ? findDraftFiles(db, work.id) : findVersionFiles(db, work.id, numero));
  const kept = await findSubmittedFiles(db, work.id);
  return { files, submitted: [...kept, ...files.filter(({ id }) => !kept.some((each) => each.id === id))] };
}
