/**
 * Tables as CSV files (RFC 4180) that a spreadsheet in the reader’s language opens with one column a heading: separators
 * and decimals are those that it expects, and it takes nothing in them for a formula. And as tab-separated values, for programs.
 */
import type { Language } from './vocabulary.ts';

export type CsvCell = string | number | null;

/** Where numbers have a decimal comma, spreadsheets look for semicolons. */
const signs: Record<Language, { separator: string; point: string }> = {
  es: { separator: ';', point: ',' },
  en: { separator: ',', point: '.' },
};

/** At the beginning of the file: by it spreadsheets know UTF-8. */
export const csvStart = '\uFEFF';

/** What spreadsheets take for the beginning of a formula, blanks before it and the wide signs of Asian keyboards included. */
const formula = /^\s*[=+\-@\t\r|%＝＋－＠]/u;

/**
 * Text is always in quotes, so that a program that expects another separator splits none. What a spreadsheet would take
 * for a formula begins with an apostrophe (OWASP, CSV injection).
 */
const quoted = (text: string) => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** One line with its end. Numbers carry no thousands separator. */
export function csvLine(cells: readonly CsvCell[], language: Language): string {
  const { separator, point } = signs[language];
  const written = (cell: CsvCell) => (typeof cell === 'number' ? String(cell).replace('.', point) : quoted(cell ?? ''));
  return `${cells.map(written).join(separator)}\r\n`;
}

/**
 * One line of tab-separated values, with its end: for programs, the same in every language and with each text as it is, whatever a
 * spreadsheet would take it for. A tab or a new line in a cell is a blank.
 */
export const tsvLine = (cells: readonly CsvCell[]): string =>
  `${cells.map((cell) => String(cell ?? '').replace(/[\t\r\n]+/g, ' ')).join('\t')}\r\n`;

/** A whole table. */
export const csvOf = (rows: readonly (readonly CsvCell[])[], language: Language): string =>
  csvStart + rows.map((row) => csvLine(row, language)).join('');
