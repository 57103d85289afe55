/** A Word document as the tree of HTML that mammoth makes of it, with what mammoth leaves aside: formulas, citations and pictures. */

import mammoth from 'mammoth';
import { remark } from '#contract/remarks.ts';
import type { Warnings } from '#server/documents/jats/read/warnings.ts';
import { decodeXml } from '#server/documents/xml/decode.ts';
import { readXml, type XmlElement, XmlError } from '#server/documents/xml/xml.ts';
import { type Archive, openArchive } from '../archive.ts';
import { CitedItems, takeCitations } from './citation-fields.ts';
import { DocxError } from './docx-error.ts';
import { type Formula, takeFormulas } from './formulas.ts';
import { markListNumbers } from './list-numbers.ts';
import { warnOfTheUnreadable } from './unread-parts.ts';

export interface WordHtml {
  root: XmlElement;
  formulas: readonly Formula[];
  cited: CitedItems;
  /** An `<img>` names its picture by its place here. */
  pictures: readonly Buffer[];
}

const mainPart = 'word/document.xml';
const numberingPart = 'word/numbering.xml';
const stylesPart = 'word/styles.xml';
/** Parts in which formulas may stand. */
const written = new Set([mainPart, 'word/footnotes.xml', 'word/endnotes.xml']);
/** The text of a very long book; beyond it reading would take minutes. In bytes. */
const longestText = 25 * 1024 * 1024;
const mostCells = 100_000;
/** Says of a row that it is no header. mammoth does not read the value: to it, the element alone makes one. */
const noHeader = /<w:tblHeader w:val="(?:false|0|off)"\s*\/>/g;

/** Names of styles are Word's own, the same in every language of Word. */
const styles = [
  "p[style-name='Title'] => p.title:fresh",
  "p[style-name='Subtitle'] => p.subtitle:fresh",
  "p[style-name='Author'] => p.author:fresh",
  "p[style-name='Bibliography'] => p.entry:fresh",
  "p[style-name='caption'] => p.caption:fresh",
  "p[style-name='Caption'] => p.caption:fresh",
  "p[style-name='Image Caption'] => p.caption:fresh",
  "p[style-name='Table Caption'] => p.caption:fresh",
  "p[style-name='Illustration'] => p.caption:fresh",
  "p[style-name='Table'] => p.caption:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='Block Text'] => blockquote > p:fresh",
  "p[style-name='Quotations'] => blockquote > p:fresh",
  "p[style-name='HTML Preformatted'] => pre:separator('\\n')",
  "p[style-name='Source Code'] => pre:separator('\\n')",
  "r[style-name='HTML Code'] => code",
  "r[style-name='Verbatim Char'] => code",
  'u => u',
  'strike => s',
  'small-caps => span.small-caps',
];

/** Throws DocxError where the file is no Word document, is broken, or is too large. */
export async function readWordHtml(bytes: Buffer, warnings: Warnings): Promise<WordHtml> {
  const archive = openArchive(bytes);
  const main = archive.has(mainPart) ? decodedPart(archive.read(mainPart)) : undefined;
  if (main === undefined) throw new DocxError(remark('notWord'));
  if (main.split('<w:tc>').length + main.split('<w:tc ').length > mostCells)
    throw new DocxError(remark('tablesTooLarge'));
  warnOfTheUnreadable(main, archive, warnings);
  const formulas: Formula[] = [];
  const cited = new CitedItems();
  const pictures: Buffer[] = [];
  const convertImage = mammoth.images.imgElement(async (image) => {
    const src = String(pictures.push(await image.readAsBuffer()) - 1);
    return { src };
  });
  try {
    const input = { path: '', file: guardedFile(archive, formulas, cited) };
    const { value, messages } = await mammoth.convertToHtml(input, {
      styleMap: styles,
      includeEmbeddedStyleMap: false,
      convertImage,
    });
    // Errors are of pictures alone: missing, too large unpacked, or outside of the file, where nothing is looked for.
    for (const { type } of messages) if (type === 'error') warnings.add(remark('pictureUnread'));
    if (cited.unread > 0) warnings.add(remark('citationsUnread', { citations: cited.unread }));
    return { root: readXml(`<document>${value}</document>`), formulas, cited, pictures };
  } catch (error) {
    if (error instanceof DocxError) throw error;
    if (error instanceof XmlError) throw new DocxError(remark('tooLongOrDeep'));
    throw new DocxError(remark('damaged'), { cause: error });
  }
}

/** Parts are UTF-8 or UTF-16, as they say (ECMA-376-2 §8.1.4). Throws DocxError where they are not. */
function decodedPart(content: Buffer): string {
  try {
    return decodeXml(content);
  } catch (error) {
    throw error instanceof XmlError ? new DocxError(error.remark, { cause: error }) : error;
  }
}

/**
 * The archive as mammoth reads one (its own would unpack whatever a hostile file says): parts by name, as bytes or in
 * an encoding. Document types, which no Word document has, could make entities grow.
 */
function guardedFile(archive: Archive, formulas: Formula[], cited: CitedItems) {
  const counted = (name: string, xml: string) =>
    name === mainPart && archive.has(numberingPart)
      ? markListNumbers(
          xml,
          decodedPart(archive.read(numberingPart)),
          archive.has(stylesPart) ? decodedPart(archive.read(stylesPart)) : '',
        )
      : xml;
  const text = (name: string) => {
    const content = archive.read(name);
    if (content.length > longestText) throw new DocxError(remark('tooLong'));
    const xml = decodedPart(content);
    if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new DocxError(remark('wordEntities'));
    return written.has(name)
      ? takeFormulas(takeCitations(counted(name, xml.replace(noHeader, '')), cited), formulas)
      : xml;
  };
  return {
    exists: (name: string) => !name.startsWith('mammoth/') && archive.has(name),
    read: async (name: string, encoding?: string) => {
      if (encoding === 'base64') return archive.read(name).toString('base64');
      return encoding ? text(name) : archive.read(name);
    },
  };
}
