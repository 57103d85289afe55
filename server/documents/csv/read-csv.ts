/** The rows of a CSV file (RFC 4180) as spreadsheets write them: their encoding and separator are found out. */
import { isUtf8 } from 'node:buffer';

export const separators = [';', ',', '\t'] as const;
export type Separator = (typeof separators)[number];
export type CsvEncoding = 'UTF-8' | 'UTF-16' | 'windows-1252';

export interface CsvRow {
  /** Of the file, from 1: where the row begins. */
  line: number;
  cells: string[];
  /** A quotation mark is opened and never closed: what follows it is not read as rows. */
  isOpen: boolean;
}
export interface CsvFile {
  encoding: CsvEncoding;
  separator: Separator;
  /** Without those that say nothing. */
  rows: CsvRow[];
}

/** At most so many rows; what stands after them is not read. */
export function readCsv(bytes: Uint8Array, most: number): CsvFile {
  const { encoding, text } = decode(bytes);
  const separator = separatorOf(text);
  return { encoding, separator, rows: rowsOf(text, separator, most) };
}

/** By the byte order mark, or by every other byte being nothing, as Latin letters in UTF-16 are; else UTF-8 where the bytes are that, and what spreadsheets of Western Europe write. */
function decode(bytes: Uint8Array): { encoding: CsvEncoding; text: string } {
  const read = (name: string) => new TextDecoder(name).decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { encoding: 'UTF-16', text: read('utf-16le') };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { encoding: 'UTF-16', text: read('utf-16be') };
  const start = bytes.subarray(0, 400);
  const empty = (from: number) => start.filter((byte, at) => at % 2 === from && byte === 0).length;
  if (empty(1) > start.length / 4) return { encoding: 'UTF-16', text: read('utf-16le') };
  if (empty(0) > start.length / 4) return { encoding: 'UTF-16', text: read('utf-16be') };
  return isUtf8(bytes)
    ? { encoding: 'UTF-8', text: read('utf-8') }
    : { encoding: 'windows-1252', text: read('windows-1252') };
}

/** The one that the first line has most of, outside quotation marks. */
function separatorOf(text: string): Separator {
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1);
  const bare = first.replace(/"[^"]*"/g, '');
  const count = (sign: string) => bare.split(sign).length;
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** Text that a spreadsheet would have run begins with an apostrophe in our own files (contract/csv.ts). */
const said = (cell: string) => cell.replace(/^'(?=[=+\-@\t|%])/, '').trim();

function rowsOf(text: string, separator: Separator, most: number): CsvRow[] {
  const rows: CsvRow[] = [];
  let [at, line] = [0, 1];
  while (at < text.length && rows.length < most) {
    const row: CsvRow = { line, cells: [], isOpen: false };
    for (let more = true; more; ) {
      const cell = cellAt(text, at, separator);
      row.cells.push(said(cell.value));
      row.isOpen ||= cell.isOpen;
      line += text.slice(at, cell.end).match(/\r\n|\r|\n/g)?.length ?? 0;
      at = cell.end;
      more = text[at] === separator;
      if (more) at++;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line++;
    if (row.cells.some(Boolean)) rows.push(row);
  }
  return rows;
}

/** The cell that begins there, and where its separator, its line's end or the text's end is. */
function cellAt(text: string, start: number, separator: Separator): { value: string; end: number; isOpen: boolean } {
  const plainEnd = (from: number) => {
    let end = from;
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++;
    return end;
  };
  if (text[start] !== '"') {
    const end = plainEnd(start);
    return { value: text.slice(start, end), end, isOpen: false };
  }
  let value = '';
  let at = start + 1;
  for (;;) {
    const close = text.indexOf('"', at);
    if (close < 0) return { value: value + text.slice(at), end: text.length, isOpen: true };
    value += text.slice(at, close);
    if (text[close + 1] !== '"') {
      // What stands after the closing mark is kept: somebody wrote it there by hand.
      const end = plainEnd(close + 1);
      return { value: value + text.slice(close + 1, end), end, isOpen: false };
    }
    value += '"';
    at = close + 2;
  }
}
