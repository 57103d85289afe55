import type { Work } from '#server/features/publications/queries.ts';
import { hasText } from '#server/features/publications/text-queries.ts';
import type { Services } from '#server/platform/services.ts';
import { canReadAsText, isPublic } from '#server/policy/index.ts';
import { type FileRow, findVersionFiles } from './queries.ts';

/** The PDF that is all the text of a public work, which anybody may read; undefined where its text is written here. */
export async function pdfOfWork({ db }: Pick<Services, 'db'>, work: Work): Promise<FileRow | undefined> {
  if (!isPublic(work) || (await hasText(db, work.id))) return undefined;
  const files = await findVersionFiles(db, work.id, work.versionActual);
  return files.findLast((file) => canReadAsText(work, file));
}
