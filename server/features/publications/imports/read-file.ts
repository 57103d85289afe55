/** A file read into a text of ours, and held to what our drafts can be. Runs in a child process (read-child.ts). */
import { manuscriptSchema, referenceSchema } from '#contract/entities/manuscript.ts';
import { mostReferences } from '#contract/entities/publication.ts';
import { faultWords } from '#contract/faults.ts';
import { remark } from '#contract/remarks.ts';
import { DocxError } from '#server/documents/docx/read/docx-error.ts';
import { readDocx } from '#server/documents/docx/read/read-docx.ts';
import { JatsError } from '#server/documents/jats/read/jats-error.ts';
import { readJats } from '#server/documents/jats/read/read-jats.ts';
import { excessOf } from '#server/documents/model/excess.ts';
import { decodeXml, fileKind } from './file-kind.ts';
import { type ImportedText, UnreadableFile, unreadable } from './imported-text.ts';

/** Throws UnreadableFile. `folder` is where the work's files are served, `/files/{id}`. */
export async function readFile(bytes: Buffer, folder: string): Promise<ImportedText> {
  const text = fileKind(bytes) === 'docx' ? await fromDocx(bytes, folder) : fromJats(decodeXml(bytes));
  if (text.referencias.length > mostReferences) throw unreadable(remark('tooManyReferences', { most: mostReferences }));
  const documento = manuscriptSchema.safeParse(text.documento);
  const referencias = referenceSchema.array().safeParse(text.referencias);
  if (!documento.success || !referencias.success) throw unreadable(remark('notRepresentable'));
  const excess = await excessOf(documento.data);
  if (excess) throw new UnreadableFile(faultWords(excess));
  return { ...text, documento: documento.data, referencias: referencias.data };
}

async function fromDocx(bytes: Buffer, folder: string): Promise<ImportedText> {
  try {
    return await readDocx(bytes, folder);
  } catch (error) {
    throw error instanceof DocxError ? unreadable(error.remark, { cause: error }) : error;
  }
}

function fromJats(xml: string): ImportedText {
  if (/<!ENTITY/i.test(xml)) throw unreadable(remark('declaresEntities'));
  try {
    const { work, warnings: said } = readJats(xml);
    const { titulo, resumen, palabrasClave, documento, referencias, autores, traducciones } = work;
    const warnings = [
      ...(autores.length > 0 ? [remark('authorsLeft')] : []),
      ...(traducciones.length > 0 ? [remark('translationsLeft')] : []),
      ...said,
    ];
    return { titulo, resumen, palabrasClave, documento, referencias, pictures: [], warnings };
  } catch (error) {
    throw error instanceof JatsError ? unreadable(error.remark, { cause: error }) : error;
  }
}
