/** Word documents (.docx) read into texts of our own. */
import type { Manuscript, Reference } from '#contract/entities/manuscript.ts';
import { type Remark, remark } from '#contract/remarks.ts';
import { Warnings } from '#server/documents/jats/read/warnings.ts';
import type { NamedPicture } from '#server/documents/metadata/kept-picture.ts';
import { joinCited } from './cited-references.ts';
import { takeFrontMatter } from './front-matter.ts';
import { withCitations } from './mentions.ts';
import { withReferences } from './part-mentions.ts';
import { isEntry, styledReferences, takeReferences } from './reference-section.ts';
import { readWordBlocks } from './word-blocks.ts';
import { readWordHtml } from './word-html.ts';
import { WordReading } from './word-reading.ts';

/** Of the lines that name authors, in a remark. */
const longestQuoted = 300;

export interface WordText {
  /** Each of these is empty where the document does not say it. */
  titulo: string;
  resumen: string;
  palabrasClave: string[];
  documento: Manuscript;
  referencias: Reference[];
  /** Files that the text shows. */
  pictures: NamedPicture[];
  /** What could not be carried over. */
  warnings: Remark[];
}

/**
 * The text of a .docx, with what could not be carried over. `folder` is where the work's files are
 * served, `/files/{id}`. Throws DocxError where the file is no Word document, is broken or hostile, or is too large.
 * Source: ECMA-376 (Office Open XML), through mammoth.
 */
export async function readDocx(bytes: Buffer, folder: string): Promise<WordText> {
  const warnings = new Warnings();
  const html = await readWordHtml(bytes, warnings);
  const reading = new WordReading(html, folder, warnings);
  const all = readWordBlocks(html.root.children, reading);
  const { titulo, resumen, palabrasClave, authorLines, blocks } = takeFrontMatter(all);
  if (authorLines.length > 0)
    warnings.add(remark('authorLines', { lines: authorLines.join(' · ').slice(0, longestQuoted) }));
  const listed = takeReferences(blocks);
  // Under no heading that is known they are told by their style.
  const styled = listed.references.length === 0 ? styledReferences(all) : [];
  const references = styled.length > 0 ? styled : listed.references;
  const text = styled.length > 0 ? takeFrontMatter(all.filter((block) => !isEntry(block))).blocks : listed.blocks;
  const documento: Manuscript = { type: 'doc', content: withCitations(withReferences(text), references) };
  return {
    titulo,
    resumen,
    palabrasClave,
    documento,
    referencias: joinCited(documento, references, html.cited.items),
    pictures: reading.pictures,
    warnings: warnings.list(),
  };
}
