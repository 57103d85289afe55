/** A file read into a text of ours, and held to what our drafts can be. Runs apart from the server (read-worker.ts). */
import { type Manuscript, manuscriptSchema, referenceSchema } from '#contract/entities/manuscript.ts';
import { DocxError } from '#server/features/manuscripts/docx/docx-error.ts';
import { readDocx } from '#server/features/manuscripts/docx/read-docx.ts';
import { JatsError } from '#server/features/manuscripts/jats/jats-error.ts';
import { readJats } from '#server/features/manuscripts/jats/read-jats.ts';
import { decodeXml, fileKind } from './file-kind.ts';
import { type ImportedText, UnreadableFile } from './imported-text.ts';

/** A table of so many is data: it belongs in a file of its own. */
const mostCells = 5_000;
const mostReferences = 2_000;

/** Throws UnreadableFile. `folder` is where the work's files are served, `/files/{id}`. */
export async function readFile(bytes: Buffer, folder: string): Promise<ImportedText> {
  const text = fileKind(bytes) === 'docx' ? await fromDocx(bytes, folder) : fromJats(decodeXml(bytes));
  refuseHugeTables(text.documento);
  if (text.referencias.length > mostReferences) throw new UnreadableFile(`Tiene más de ${mostReferences} referencias.`);
  const documento = manuscriptSchema.safeParse(text.documento);
  const referencias = referenceSchema.array().safeParse(text.referencias);
  if (!documento.success || !referencias.success)
    throw new UnreadableFile('Su contenido no se puede representar aquí.');
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

type Tree = { type: string; content?: unknown };

function refuseHugeTables(node: Manuscript | Tree): void {
  if (!Array.isArray(node.content)) return;
  if (node.type === 'table' && cellsOf(node.content) > mostCells)
    throw new UnreadableFile(
      `Tiene una tabla de más de ${mostCells.toLocaleString('es')} celdas: adjúntala como archivo de datos.`,
    );
  for (const child of node.content) refuseHugeTables(child);
}

const cellsOf = (parts: readonly Tree[]) =>
  parts.reduce(
    (sum, { type, content }) => sum + (type === 'tableRow' && Array.isArray(content) ? content.length : 0),
    0,
  );
