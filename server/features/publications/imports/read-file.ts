/**
 * A file read into a text of ours, and held to what our drafts can be. Runs in a child process (read-child.ts), which loads
 * what reads files of this kind alone: one that is of none is refused without either.
 */
import { ReadingError, remark } from '#contract/remarks.ts';
import { openArchive } from '#server/documents/docx/archive.ts';
import type { Beside } from '#server/documents/jats/read/pictures.ts';
import { articlesInArchive } from './articles.ts';
import { fileKind } from './file-kind.ts';
import { type ImportedText, unreadable } from './imported-text.ts';

/** Throws UnreadableFile. `folder` is where the work's files are served, `/files/{id}`. */
export async function readFile(bytes: Buffer, folder: string): Promise<ImportedText> {
  try {
    return await (fileKind(bytes) === 'zip' ? fromArchive(bytes, folder) : fromJats(bytes, folder));
  } catch (error) {
    throw error instanceof ReadingError ? unreadable(error.remark, { cause: error }) : error;
  }
}

/** Every Word document, and no article with its pictures, has the list of its types at its top (ECMA-376-2 §10.1). */
async function fromArchive(bytes: Buffer, folder: string): Promise<ImportedText> {
  const isOffice = openArchive(bytes).has('[Content_Types].xml');
  const [article, ...others] = isOffice ? [] : articlesInArchive(bytes);
  if (others.length > 0) throw unreadable(remark('severalArticles', { count: others.length + 1 }));
  if (article) return fromJats(article.bytes(), folder, article.beside);
  const { readDocx } = await import('#server/documents/docx/read/read-docx.ts');
  const { inMeasure } = await import('./in-measure.ts');
  const text = await readDocx(bytes, folder);
  return { ...text, ...(await inMeasure(text)), traducciones: [] };
}

async function fromJats(bytes: Buffer, folder: string, beside?: Beside): Promise<ImportedText> {
  const { readArticle } = await import('./read-article.ts');
  const { work, pictures, warnings: said } = await readArticle(bytes, folder, beside);
  const { idioma, titulo, resumen, palabrasClave, documento, referencias, autores, traducciones, textos } = work;
  const warnings = [...(autores.length > 0 ? [remark('authorsLeft')] : []), ...said];
  return { idioma, titulo, resumen, palabrasClave, documento, referencias, traducciones, textos, pictures, warnings };
}
