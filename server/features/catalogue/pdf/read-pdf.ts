/** The words of a PDF, page by page, as pdf.js reads them (`unpdf`, its build for servers: nothing is drawn, no script of it runs). */
import { getDocumentProxy } from 'unpdf';

/** The search keeps no more of a text (docs/database.md); pages after that are only counted. */
export const mostCharacters = 200_000;
/** Fewer letters a page than this are page numbers and stamps: the pages are pictures. */
const fewestLetters = 20;

export interface PdfText {
  paginas: number;
  /** '' of pages that are pictures, as scanners make them. */
  texto: string;
}

/** Throws what pdf.js says of a file that is none, is damaged, or asks for a password. */
export async function readPdf(bytes: Uint8Array): Promise<PdfText> {
  const pdf = await getDocumentProxy(bytes);
  const pages: string[] = [];
  let read = 0;
  for (let number = 1; number <= pdf.numPages && read < mostCharacters; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = joined(items.flatMap((item) => ('str' in item ? [item] : [])));
    page.cleanup();
    read += text.length;
    pages.push(text);
  }
  const texto = pages.join('\n').slice(0, mostCharacters);
  const letters = texto.match(/\p{L}/gu)?.length ?? 0;
  return { paginas: pdf.numPages, texto: letters < fewestLetters * pages.length ? '' : texto };
}

/** Words that were divided at the end of a line are one again, so that they are found. */
const joined = (items: readonly { str: string; hasEOL: boolean }[]): string =>
  items
    .map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str))
    .join('')
    .replace(/(\p{L})[-\u00AD]\n(\p{Ll})/gu, '$1$2')
    // PostgreSQL takes no NUL in a text.
    .replaceAll('\0', '');
