/** A table as a file that a spreadsheet of the reader's language opens with one column a heading. */
import type { Language } from '#web/messages/i18n.ts';

export type Cell = string | number | null;

/** Spreadsheets take a cell that begins so for a formula, and run it; an apostrophe makes it text (OWASP, CSV injection). */
const runs = /^\s*[=+\-@\t\r|%＝＋－＠]/u;

/**
 * CSV (RFC 4180) with a byte order mark, so that Excel reads it as UTF-8. Where numbers have a decimal comma spreadsheets
 * look for semicolons between cells: Spanish has both, English has points and commas. Numbers carry no thousands separator.
 */
export function csvOf(rows: readonly (readonly Cell[])[], language: Language): string {
  const [separator, point] = language === 'es' ? [';', ','] : [',', '.'];
  const quoted = (text: string) => (/[",;\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const written = (cell: Cell) =>
    typeof cell === 'number'
      ? String(cell).replace('.', point)
      : quoted(cell === null ? '' : runs.test(cell) ? `'${cell}` : cell);
  return `\uFEFF${rows.map((row) => `${row.map(written).join(separator)}\r\n`).join('')}`;
}
