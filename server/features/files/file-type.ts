/** What a file is, by its first bytes. Its name only tells kinds of text apart, which look alike. */
import { isUtf8 } from 'node:buffer';
import { fileTypeFromBuffer } from 'file-type';
import { rootOf } from './markup-root.ts';

/** Bytes of a file that tell its type. */
export const headBytes = 256 * 1024;

export const unknownType = 'application/octet-stream';
export const htmlType = 'text/html';
export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const textTypes: Record<string, string> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  tex: 'text/x-tex',
  bib: 'text/x-bibtex',
  json: 'application/json',
  md: 'text/markdown',
};
/** Formats that are text as well, by a beginning that no other text has. */
const textFormats = ['application/pdf', 'application/postscript', 'application/eps', 'application/rtf'];
const htmlRoots = ['html', 'head', 'body', 'script', 'iframe'];

/** The media type of a file that begins so and is called `name`; `unknownType` where nothing tells. */
export async function fileType(head: Buffer, name: string): Promise<string> {
  const found = (await fileTypeFromBuffer(head))?.mime;
  // Text first: 'MZ' begins a table of masses as well as a program.
  if (isText(head)) return found && textFormats.includes(found) ? found : textType(head.toString('utf8'), name);
  if (found === 'application/zip' && holdsWordDocument(head)) return docxType;
  return found ?? unknownType;
}

/** Whether the bytes are UTF-8 without control characters; of a long file the last character may be cut. */
function isText(head: Buffer): boolean {
  const cuts = head.length < headBytes ? [0] : [0, 1, 2, 3];
  if (!cuts.some((cut) => isUtf8(head.subarray(0, head.length - cut)))) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  return !/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(head.toString('latin1'));
}

function textType(text: string, name: string): string {
  const root = rootOf(text);
  if (root === 'svg') return 'image/svg+xml';
  if (root !== undefined && htmlRoots.includes(root)) return htmlType;
  if (/^\uFEFF?<\?xml\s/.test(text)) return 'application/xml';
  return textTypes[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? 'text/plain';
}

/** Some programs write the part that names the type last, beyond the head: the folder of the text is there before. */
function holdsWordDocument(head: Buffer): boolean {
  for (let at = head.indexOf(zipEntry); at !== -1; at = head.indexOf(zipEntry, at + 1))
    if (head.toString('latin1', at + 30, at + 35) === 'word/') return true;
  return false;
}
const zipEntry = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
