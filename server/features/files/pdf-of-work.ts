import type { Work } from '#server/features/publications/queries.ts';
import { hasText } from '#server/features/publications/text-queries.ts';
import type { Services } from '#server/platform/services.ts';
import { canReadAsText, isPublic } from '#server/policy/index.ts';
import { type FileRow, findVersionFiles } from './queries.ts';

/**
 * The PDF that is all the text of a public work, which anybody may read; undefined where its text is written here, and where
 * its published version has several: which of them is the work and which a letter to its reviewers nobody said.
 */
export async function pdfOfWork({ db }: Pick<Services, 'db'>, work: Work): Promise<FileRow | undefined> {
  if (!isPublic(work) || (await hasText(db, work.id))) return undefined;
  const files = await findVersionFiles(db, work.id, work.versionActual);
  const [only, ...others] = files.filter((file) => canReadAsText(work, file));
  return others.length === 0 ? only : undefined;
}

/** The PDF of a manuscript as one of its versions was sent, whoever may read it; undefined where there is none, or several. */
export async function pdfOfVersion(
  { db }: Pick<Services, 'db'>,
  publicacionId: string,
  numero: number,
): Promise<FileRow | undefined> {
  const files = await findVersionFiles(db, publicacionId, numero);
  const [only, ...others] = files.filter(({ clase, tipo }) => clase === 'MANUSCRITO' && tipo === 'application/pdf');
  return others.length === 0 ? only : undefined;
}
