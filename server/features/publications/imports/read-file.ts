/** A file read into a text of ours, and held to what our drafts can be. Runs apart from the server (read-process.ts). */
import { manuscriptSchema, referenceSchema } from '#contract/entities/manuscript.ts';
import { mostReferences } from '#contract/entities/publication.ts';
import { inWords } from '#contract/refuse.ts';
import { DocxError } from '#server/documents/docx/read/docx-error.ts';
import { readDocx } from '#server/documents/docx/read/read-docx.ts';
import { JatsError } from '#server/documents/jats/read/jats-error.ts';
import { readJats } from '#server/documents/jats/read/read-jats.ts';
import { excessOf } from '#server/documents/model/excess.ts';
import { decodeXml, fileKind } from './file-kind.ts';
import { type ImportedText, UnreadableFile } from './imported-text.ts';

/** Throws UnreadableFile. `folder` is where the work's files are served, `/files/{id}`. */
export async function readFile(bytes: Buffer, folder: string): Promise<ImportedText> {
  const text = fileKind(bytes) === 'docx' ? await fromDocx(bytes, folder) : fromJats(decodeXml(bytes));
  if (text.referencias.length > mostReferences) throw new UnreadableFile(`Tiene más de ${mostReferences} referencias.`);
  const documento = manuscriptSchema.safeParse(text.documento);
  const referencias = referenceSchema.array().safeParse(text.referencias);
  if (!documento.success || !referencias.success)
    throw new UnreadableFile('Su contenido no se puede representar aquí.');
  const excess = await excessOf(documento.data);
  if (excess) throw new UnreadableFile(inWords(excess, 'es'));
  return { ...text, documento: documento.data, referencias: referencias.data };
}

async function fromDocx(bytes: Buffer, folder: string): Promise<ImportedText> {
  try {
    const { warnings, ...text } = await readDocx(bytes, folder);
    return { ...text, avisos: warnings };
  } catch (error) {
    throw error instanceof DocxError ? new UnreadableFile(error.message, { cause: error }) : error;
  }
}

function fromJats(xml: string): ImportedText {
  if (/<!ENTITY/i.test(xml)) throw new UnreadableFile('Declara entidades XML, que no se admiten.');
  try {
    const { work, warnings } = readJats(xml);
    const { titulo, resumen, palabrasClave, documento, referencias, autores, traducciones } = work;
    const avisos = [
      ...(autores.length > 0 ? ['Los autores del archivo no se incorporan: la firma es la del borrador.'] : []),
      ...(traducciones.length > 0 ? ['El título y el resumen en otros idiomas no se incorporan.'] : []),
      ...warnings,
    ];
    return { titulo, resumen, palabrasClave, documento, referencias, pictures: [], avisos };
  } catch (error) {
    throw error instanceof JatsError ? new UnreadableFile(error.message, { cause: error }) : error;
  }
}
